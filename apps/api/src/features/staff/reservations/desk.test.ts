import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { checkConsistency } from '../../../../test/consistency-check';
import {
  createDinnerOrder,
  type PaymentTestServer,
  startPaymentTestServer,
} from '../../../../test/payment-test-server';
import { type StaffBrowser, type StaffServer, startStaffServerWith, testScopes } from '../../../../test/staff-server';

let staffServer: StaffServer<PaymentTestServer>;
let manager: StaffBrowser;
let host: StaffBrowser;
beforeAll(async () => {
  staffServer = await startStaffServerWith((clock) =>
    startPaymentTestServer({ HOLD_MAX_PER_VISITOR: '100' }, undefined, clock),
  );
  manager = await staffServer.signIn(
    await staffServer.createStaff({ role: 'venue_manager', scope: testScopes.ownVenue }),
  );
  host = await staffServer.signIn(await staffServer.createStaff({ role: 'host', scope: testScopes.ownVenue }));
});
beforeEach(() => staffServer.query('DELETE FROM rate_limit'));
afterAll(() => staffServer.close());

const reserve = async (changes: Parameters<typeof createDinnerOrder>[0] = {}) => {
  const guest = await staffServer.server.startGuestSession();
  const created = await staffServer.server.reserve(guest, createDinnerOrder(changes));
  return { guest, ...created };
};
const createNameFields = (name: string, otherFields: object = {}) => ({
  resvUserName: name,
  visitName: name,
  ...otherFields,
});
const search = async (text: string, filters: object = {}, browser = manager) =>
  (await browser.post('/resv/search', { text, ...filters })).json.reservations?.map(({ resvCode }) => resvCode) ?? [];
const view = async (resvCode: string, browser = manager) =>
  (await browser.post('/resv/view', { resvCode })).json.reservation;
const listOutboxKeys = async (resvCode: string) =>
  (await staffServer.query(`SELECT key FROM outbox WHERE payload ->> 'resvCode' = $1 ORDER BY id`, [resvCode])).map(
    (row) => String(row['key']),
  );

describe('the search for reservations', () => {
  let yuiCode: string;
  let minjiCode: string;
  beforeAll(async () => {
    ({ resvCode: yuiCode } = await reserve(
      createNameFields('Tanaka Yui', {
        resvUserTel: '+819012347777',
        visitTel: '+819012347777',
        resvUserEmail: 'Yui.Tanaka@example.test',
        resvDate: '2026-03-12 18:00',
      }),
    ));
    ({ resvCode: minjiCode } = await reserve(
      createNameFields('김민지', {
        resvUserTel: '010-2222-8888',
        visitTel: '010-3333-9999',
        visitName: '박서준',
        resvDate: '2026-03-14 18:00',
      }),
    ));
  });

  it('finds a reservation by its number, name, words of the name, phone and e-mail address', async () => {
    const yuiCodeVariant = yuiCode.toLowerCase().replace('-', '');
    for (const text of [yuiCode, yuiCodeVariant, 'tanaka', 'Yui', 'tanakay', '7777', '90 1234 7777'])
      expect([text, await search(text)]).toEqual([text, [yuiCode]]);
    for (const text of ['yui.tanaka@', 'Yui.Tanaka@example.test'])
      expect([text, await search(text)]).toEqual([text, [yuiCode]]);
    for (const text of ['김민', '김민지', '박서준', '8888', '9999', '010-2222-8888'])
      expect([text, await search(text)]).toEqual([text, [minjiCode]]);
    for (const text of ['nobody', '%', '_', '0000000', 'tanaka@'])
      expect([text, await search(text)]).toEqual([text, []]);
  });

  it('filters by day, venue, status and source', async () => {
    expect(await search('', { day: '2026-03-12' })).toContain(yuiCode);
    expect(await search('', { day: '2026-03-12' })).not.toContain(minjiCode);
    expect(await search('김민지', { status: 'cancel' })).toEqual([]);
    expect(await search('김민지', { status: 'reserved', source: 'site' })).toEqual([minjiCode]);
    expect(await search('김민지', { source: 'phone' })).toEqual([]);
    expect(await search('김민지', { dinCode: testScopes.ownVenue.dinCode })).toEqual([minjiCode]);
    const refused = await manager.post('/resv/search', { text: '김민지', dinCode: testScopes.otherVenue.dinCode });
    expect([refused.status, refused.json.code]).toEqual([404, 'not_found']);
  });

  it('returns pages that contain each reservation once, in the order of the visits', async () => {
    for (let index = 0; index < 3; index += 1) await reserve();
    await staffServer.query(`
      INSERT INTO reservation SELECT (jsonb_populate_record(r, jsonb_build_object('resv_code', r.resv_code || n, 'shop_order_no',
        r.shop_order_no || n, 'visit_day', r.visit_day + n, 'booker_name', 'Paging'))).*
      FROM reservation r, generate_series(1, 70) AS n WHERE r.resv_code = '${minjiCode}'`);
    const codes: string[] = [];
    let after: string | null | undefined;
    do {
      const { json } = await manager.post('/resv/search', { text: 'paging', ...(after ? { after } : {}) });
      codes.push(...(json.reservations ?? []).map(({ resvCode }) => resvCode));
      after = json.next;
    } while (typeof after === 'string');
    expect([codes.length, new Set(codes).size]).toEqual([70, 70]);
    const days = (await manager.post('/resv/search', { text: '' })).json.reservations?.map(({ visit }) => visit?.date);
    expect(days).toEqual(days?.toSorted());
    await staffServer.query(`DELETE FROM reservation WHERE booker_name = 'Paging'`);
  });

  it('lists past visits separately', async () => {
    await staffServer.query(`UPDATE reservation SET visit_day = '2026-03-02' WHERE resv_code = $1`, [minjiCode]);
    expect(await search('', { isPast: true })).toEqual([minjiCode]);
    expect(await search('', { day: '2026-03-14' })).not.toContain(minjiCode);
    expect(await search('', { day: '2026-03-02', isPast: true })).toEqual([minjiCode]);
    expect(await search('', { day: '2026-03-03', isPast: true })).toEqual([]);
    await staffServer.query(`UPDATE reservation SET visit_day = '2026-03-14' WHERE resv_code = $1`, [minjiCode]);
  });

  it('shows kitchen staff neither contact data nor money, and does not search by contact data for them', async () => {
    const kitchen = await staffServer.signIn(
      await staffServer.createStaff({ role: 'kitchen', scope: testScopes.ownVenue }),
    );
    expect(await search('8888', {}, kitchen)).toEqual([]);
    expect(await search('김민지', {}, kitchen)).toEqual([minjiCode]);
    const detail = await view(minjiCode, kitchen);
    expect([detail?.phone, detail?.email, detail?.visitorPhone, detail?.money]).toEqual([null, null, null, null]);
    expect(detail?.allergies).toEqual([]);
  });

  it('audits the reading of contact data once for each subject in a session', async () => {
    const reader = await staffServer.createStaff({ role: 'host', scope: testScopes.ownVenue });
    const browser = await staffServer.signIn(reader);
    await search('tanaka', {}, browser);
    await search('tanaka', {}, browser);
    await view(yuiCode, browser);
    await view(yuiCode, browser);
    const entries = await staffServer.query(
      'SELECT action, subject FROM audit_entry WHERE staff_id = $1 AND action LIKE $2',
      [reader.staffId, '%.read'],
    );
    expect(entries).toEqual([
      { action: 'reservations.read', subject: 'GRILL 2026-03-12' },
      { action: 'reservation.read', subject: yuiCode },
    ]);
  });
});

describe('the detail of a reservation', () => {
  it('shows the booking, its payment, and a history with messages and audit entries, the latest first', async () => {
    const { resvCode, guest } = await reserve(createNameFields('Detail'));
    await guest.post('/resv/edit', { resvCode, resvEditNo: 0, requestMatter: 'a quiet table' });
    const detail = await view(resvCode);
    expect(detail).toMatchObject({
      bookerName: 'Detail',
      email: 'jane@example.test',
      phone: '010-1234-0000',
      source: 'site',
      requestNote: 'a quiet table',
      money: { payAmount: 81_000, dueAtVenue: 0, state: 'reserved', method: 'card' },
      noAllergies: true,
      notes: [],
    });
    const types = detail?.history?.map((entry) => entry?.type);
    expect(new Set(types)).toEqual(new Set(['made', 'payment', 'message', 'audit']));
    expect(detail?.history?.map(({ at }) => at)).toEqual(
      detail?.history
        ?.map(({ at }) => at)
        .toSorted()
        .toReversed(),
    );
  });

  it('does not exist for staff of another venue or hotel', async () => {
    const { resvCode } = await reserve();
    for (const scope of [testScopes.sisterVenue, testScopes.otherVenue]) {
      const otherManager = await staffServer.signIn(await staffServer.createStaff({ role: 'venue_manager', scope }));
      for (const [path, body] of [
        ['view', {}],
        ['note', { note: 'hello' }],
        ['confirm', {}],
        ['cancel', { reason: 'x' }],
        ['resend', {}],
        ['contact', { contactVersion: 0, name: 'A', phone: '010-1111-1111', email: 'a@b.kr' }],
      ] as const) {
        const response = await otherManager.post(`/resv/${path}`, { resvCode, ...body });
        expect([path, response.status, response.json.code]).toEqual([path, 404, 'not_found']);
      }
      expect(await search(resvCode, {}, otherManager)).toEqual([]);
    }
  });
});

/** Collects the names of all properties that a schema describes. */
function collectPropertyNames(schema: unknown, names: Record<string, true> = {}): Record<string, true> {
  if (typeof schema !== 'object' || schema === null) return names;
  for (const [key, value] of Object.entries(schema)) {
    if (key === 'properties') for (const name of Object.keys(value as object)) names[name] = true;
    collectPropertyNames(value, names);
  }
  return names;
}

describe('an internal note', () => {
  it('is shown to staff, and not in the guest’s views of the reservation', async () => {
    const { resvCode, guest } = await reserve();
    const note = `likes the corner ${randomUUID()}`;
    const response = await host.post('/resv/note', { resvCode, note });
    expect(response.json.notes).toMatchObject([{ note }]);
    expect((await view(resvCode))?.notes).toMatchObject([{ note }]);
    const guestAnswers = [
      await guest.post('/resv/view', { resvCode }),
      await guest.post('/resv/list', {}),
      await guest.get(`/resv/calendar/${resvCode}`),
    ];
    expect(JSON.stringify(guestAnswers)).not.toContain(note);
  });

  it('has no field in the published guest API', async () => {
    const published = await staffServer.server.app.inject('/api/openapi.json');
    expect(published.statusCode).toBe(200);
    const names = Object.keys(collectPropertyNames(published.json()));
    expect(names).toContain('resvInfo');
    expect(names.filter((name) => /^(notes|internal.*|author)$/i.test(name))).toEqual([]);
  });

  it('is added once for each idempotency key, and must not be empty', async () => {
    const { resvCode } = await reserve();
    const key = { 'idempotency-key': randomUUID() };
    await host.post('/resv/note', { resvCode, note: 'one' }, key);
    await host.post('/resv/note', { resvCode, note: 'one' }, key);
    expect((await view(resvCode))?.notes).toHaveLength(1);
    expect((await host.post('/resv/note', { resvCode, note: '  ' })).status).toBe(400);
  });
});

describe('the confirmation message', () => {
  it('is sent again each time that staff request it', async () => {
    const { resvCode } = await reserve();
    expect((await manager.post('/resv/resend', { resvCode })).json.messageCount).toBe(2);
    expect((await manager.post('/resv/resend', { resvCode })).json.messageCount).toBe(2);
    expect((await listOutboxKeys(resvCode)).slice(-4)).toEqual([
      `reservation_made mail ${resvCode}.1`,
      `reservation_made sms ${resvCode}.1`,
      `reservation_made mail ${resvCode}.2`,
      `reservation_made sms ${resvCode}.2`,
    ]);
    const messages = (await view(resvCode))?.history?.filter(
      (entry) => entry?.type === 'message' && entry.kind === 'reservation_made',
    );
    expect(messages).toHaveLength(6);
  });

  it('is not sent again for a cancelled reservation, nor by a host', async () => {
    const { resvCode } = await reserve();
    expect((await host.post('/resv/resend', { resvCode })).json.code).toBe('forbidden');
    await manager.post('/resv/cancel', { resvCode, reason: 'a burst pipe' });
    expect((await manager.post('/resv/resend', { resvCode })).json.code).toBe('already_cancelled');
  });
});

describe('the contact data of the booker', () => {
  const contact = { name: 'Mina Park', phone: '010-5555-6666', email: 'Mina@Example.test' };

  it('are changed with a message to the guest; earlier secret links end, and the audit masks the data', async () => {
    const { resvCode } = await reserve(
      createNameFields('Before', { resvUserTel: '+819012345678', visitTel: '+819012345678' }),
    );
    const response = await manager.post('/resv/contact', { resvCode, contactVersion: 0, ...contact });
    expect(response.json).toMatchObject({ contactVersion: 1, messageCount: 2 });
    expect(await view(resvCode)).toMatchObject({
      bookerName: 'Mina Park',
      visitorName: 'Mina Park',
      phone: '010-5555-6666',
      visitorPhone: '010-5555-6666',
      email: 'mina@example.test',
    });
    expect(await listOutboxKeys(resvCode)).toContain(`visit_reminder sms ${resvCode}`);
    const [row] = await staffServer.query('SELECT link_version FROM reservation WHERE resv_code = $1', [resvCode]);
    expect(row?.['link_version']).toBe(1);
    const [entry] = await staffServer.query(
      `SELECT before, after FROM audit_entry WHERE subject = $1 AND action = 'reservation.contact'`,
      [resvCode],
    );
    expect(entry).toEqual({
      before: { name: 'B****e', phone: '*********5678', email: 'j***@example.test' },
      after: { name: 'M*******k', phone: '***-****-6666', email: 'm***@example.test' },
    });
  });

  it('are not overwritten if a colleague has changed them meanwhile; the response contains the current ones', async () => {
    const { resvCode } = await reserve();
    await manager.post('/resv/contact', { resvCode, contactVersion: 0, ...contact });
    const conflict = await manager.post('/resv/contact', { resvCode, contactVersion: 0, ...contact, name: 'Other' });
    expect([conflict.status, conflict.json.code, conflict.json.current]).toEqual([
      409,
      'changed_meanwhile',
      { name: 'Mina Park', phone: '010-5555-6666', email: 'mina@example.test', contactVersion: 1 },
    ]);
  });

  it.each([
    [{ name: ' ' }, 'name_invalid'],
    [{ phone: '02-123' }, 'phone_invalid'],
    [{ email: 'mina' }, 'email_invalid'],
  ])('are refused with %j', async (change, code) => {
    const { resvCode } = await reserve();
    const response = await manager.post('/resv/contact', { resvCode, contactVersion: 0, ...contact, ...change });
    expect(response.json.code).toBe(code);
  });
});

describe('staff who use the desk', () => {
  it('confirm a reservation, which its guest can then no longer cancel', async () => {
    const { resvCode, guest } = await reserve();
    expect((await manager.post('/resv/confirm', { resvCode })).json.isRepetition).toBe(false);
    expect((await manager.post('/resv/confirm', { resvCode })).json.isRepetition).toBe(true);
    expect((await view(resvCode))?.status).toBe('confirm');
    expect((await guest.post('/resv/cancel', { resvCode })).json).toMatchObject({ errMsg: 'ALREADY_CONFIRMED' });
  });

  it('cancel for the venue with a full refund, and once if two requests arrive at the same time', async () => {
    const { resvCode, shopOrderNo } = await reserve({ resvDate: '2026-03-12 18:00' });
    const answers = await Promise.all(
      [manager, manager].map((browser) => browser.post('/resv/cancel', { resvCode, reason: 'a burst pipe' })),
    );
    expect(answers.map(({ status, json }) => [status, json.refund])).toEqual([
      [200, 81_000],
      [200, 81_000],
    ]);
    expect(answers.filter(({ json }) => json.isRepetition)).toHaveLength(1);
    expect(await view(resvCode)).toMatchObject({
      status: 'cancel',
      cancelledBy: 'venue',
      money: { refundAmount: 81_000, cancelFee: 0, state: 'refunded' },
    });
    expect((await staffServer.server.findLedgerRow(shopOrderNo))?.remaining).toBe(0);
    const { findings } = await checkConsistency(
      staffServer.server.database.pool,
      await staffServer.server.listLedger(),
    );
    expect(findings).toEqual([]);
  });

  it('cannot cancel a reservation that its guest has cancelled', async () => {
    const { resvCode, guest } = await reserve();
    await guest.post('/resv/cancel', { resvCode });
    const response = await manager.post('/resv/cancel', { resvCode, reason: 'a burst pipe' });
    expect([response.status, response.json.code]).toEqual([409, 'already_cancelled']);
  });

  it('need the capability and a second factor within the last five minutes to cancel', async () => {
    const { resvCode } = await reserve();
    expect((await host.post('/resv/cancel', { resvCode, reason: 'x' })).json.code).toBe('forbidden');
    const person = await staffServer.createStaff({ role: 'venue_manager', scope: testScopes.ownVenue });
    const browser = await staffServer.signIn(person);
    await staffServer.query(
      `UPDATE staff_session SET second_factor_at = now() - interval '6 minutes' WHERE staff_id = $1`,
      [person.staffId],
    );
    expect((await browser.post('/resv/cancel', { resvCode, reason: 'x' })).json.code).toBe('second_factor_needed');
  });
});
