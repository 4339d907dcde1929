import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkConsistency } from '../../../../test/consistency-check';
import { grill } from '../../../../test/fixtures';
import { formerPaths } from '../../../../test/former-paths';
import { type PaymentTestServer, startPaymentTestServer } from '../../../../test/payment-test-server';
import { type StaffBrowser, type StaffServer, startStaffServerWith, testScopes } from '../../../../test/staff-server';

import { inTransaction } from '../../../db/transaction';
import { updateFormerReservationsOwner } from '../../../stores/reservations/former-orders';

let staffServer: StaffServer<PaymentTestServer>;
let owner: StaffBrowser;
beforeAll(async () => {
  staffServer = await startStaffServerWith((clock) => startPaymentTestServer({}, undefined, clock));
  owner = await staffServer.signIn(await staffServer.createStaff({ role: 'owner', scope: testScopes.group }));
});
afterAll(() => staffServer.close());

const header = 'number,venue,room,product,day,time,adults,kids,name,phone,email,language,request,paid,due,note';
let lastNumber = 0;
const createLine = (changes: Readonly<Record<string, string | number>> = {}) => {
  lastNumber += 1;
  const cells: Readonly<Record<string, string | number>> = {
    number: `F${lastNumber}`,
    venue: grill,
    day: '2026-03-13',
    time: '18:00',
    adults: 2,
    name: '김하나',
    phone: '010-2345-6789',
    email: 'hana@example.test',
    ...changes,
  };
  return header
    .split(',')
    .map((column) => cells[column] ?? '')
    .join(',');
};
const createFile = (...lines: readonly string[]) => [header, ...lines, ''].join('\n');
const preview = async (file: string, body: object = {}) =>
  (await owner.post('/former/reservations/preview', { file, ...body })).json;
const importFile = async (file: string, body: object = {}, headers: Record<string, string> = {}) =>
  (await owner.post('/former/reservations/import', { file, mode: 'fitting', ...body }, headers)).json;
const expectConsistentData = async () =>
  expect(
    (await checkConsistency(staffServer.server.database.pool, await staffServer.server.listLedger())).findings,
  ).toEqual([]);
const countReservations = async () =>
  Number((await staffServer.query(`SELECT count(*) FROM reservation WHERE source = 'former'`))[0]?.['count']);
const getUsedSeats = async (time = '18:00', day = '2026-03-13') =>
  Number(
    (
      await staffServer.query(
        `SELECT used FROM seat_usage WHERE din_code = $1 AND visit_day = $2 AND start_time = $3 AND unit = 'TABLE'`,
        [grill, day, time],
      )
    )[0]?.['used'] ?? 0,
  );

const query = (text: string, values: unknown[] = []) => staffServer.query(text, values);

describe('an import of reservations', () => {
  it('creates reservations that take seats, have no payment and no messages, and can be looked up by number and phone', async () => {
    const line = createLine({ paid: '"50,000"', due: 81000, note: 'Window', request: '"A quiet\ntable"' });
    const file = createFile(line);
    expect(await preview(file)).toMatchObject({ rowCount: 1, importableCount: 1, importedBefore: 0, issues: [] });
    expect(await countReservations()).toBe(0);
    expect(await importFile(file)).toMatchObject({ imported: 1, importedBefore: 0, issues: [], nextFrom: null });
    expect(await getUsedSeats()).toBe(2);
    const [row] = await query(
      `SELECT resv_code, pay_amount, request_note, user_id FROM reservation WHERE source = 'former'`,
    );
    expect(row).toMatchObject({ pay_amount: 0, request_note: 'A quiet\ntable', user_id: null });
    const resvCode = String(row?.['resv_code']);
    expect(await query(`SELECT kind FROM outbox WHERE payload ->> 'resvCode' = $1`, [resvCode])).toEqual([]);
    const guest = await staffServer.server.startGuestSession();
    expect((await guest.post('/resv/lookup', { resvCode, phone: '010-2345-6789' })).json).toMatchObject({
      result: 'success',
    });
    const desk = await staffServer.signIn(
      await staffServer.createStaff({ role: 'reservation_desk', scope: testScopes.ownHotel }),
    );
    const { json } = await desk.post('/resv/view', { resvCode });
    expect(json.reservation).toMatchObject({
      source: 'former',
      former: { number: 'F1', paid: 50_000 },
      money: { payAmount: 0, dueAtVenue: 81_000 },
      notes: [{ note: 'Window' }],
    });
    expect(JSON.stringify(json.reservation)).toContain('reservation.import');
    await expectConsistentData();
  });

  it.each([
    ['all of it was paid there', '2026-04-22', { paid: 50_000 }, 'paid_before', 50_000],
    ['a rest is paid at the venue', '2026-04-23', { paid: 50_000, due: 81_000 }, 'at_venue', 0],
    ['nothing was paid', '2026-04-24', {}, 'at_venue', 0],
  ])('is shown on the service screen with its payment: %s', async (_, day, money, payment, paidAmount) => {
    await importFile(createFile(createLine({ day, email: '', ...money })));
    const { json } = await owner.get(`/service/${grill}/${day}`);
    expect(json.service.parties).toMatchObject([{ source: 'former', payment, paidAmount }]);
  });

  it('imports nothing twice, whether the file, a number or the request is repeated', async () => {
    const line = createLine({ time: '19:00' });
    const file = createFile(line);
    const headers = { 'idempotency-key': 'import-of-one-reservation' };
    const first = await importFile(file, {}, headers);
    expect(await importFile(file, {}, headers)).toEqual(first);
    expect(await importFile(file)).toMatchObject({ imported: 0, importedBefore: 1, issues: [] });
    expect(await preview(file)).toMatchObject({ importableCount: 0, importedBefore: 1, issues: [] });
    expect(await preview(createFile(line, line))).toMatchObject({
      issues: [{ line: 3, code: 'number_repeated', column: 'number', values: { line: 2 } }],
    });
  });

  it('by two staff members at once adds each reservation once', async () => {
    const file = createFile(createLine({ day: '2026-03-16' }), createLine({ day: '2026-03-16' }));
    const results = await Promise.all([importFile(file), importFile(file)]);
    expect(results.reduce((sum, { imported }) => sum + imported, 0)).toBe(2);
    expect(await getUsedSeats('18:00', '2026-03-16')).toBe(4);
    await expectConsistentData();
  });

  it('sends confirmations if requested; guests without an e-mail address get no mail', async () => {
    const lines = [
      createLine({ day: '2026-03-17' }),
      createLine({ day: '2026-03-17', email: '', phone: '+819012345678' }),
    ];
    await importFile(createFile(...lines), { isConfirmationSent: true });
    const messages = await query(
      `SELECT kind, channel FROM outbox WHERE payload ->> 'resvCode' IN
       (SELECT resv_code FROM reservation WHERE visit_day = '2026-03-17' AND source = 'former') AND kind = 'reservation_made' ORDER BY channel`,
    );
    expect(messages).toEqual([
      { kind: 'reservation_made', channel: 'mail' },
      { kind: 'reservation_made', channel: 'sms' },
    ]);
  });

  it('gives a reservation to the member with its e-mail address', async () => {
    await importFile(createFile(createLine({ day: '2026-03-18', email: 'MINA@example.test' })));
    expect(await query(`SELECT user_id FROM reservation WHERE visit_day = '2026-03-18'`)).toEqual([
      { user_id: 'mina@example.test' },
    ]);
  });
});

it('a new member with the address of imported reservations has them in their account', async () => {
  await importFile(createFile(createLine({ day: '2026-03-30', email: 'Dul@example.test' })));
  await query(`INSERT INTO member (user_id, name, card_no) VALUES ('dul@example.test', '이둘', '8200000000000099')`);
  const { pool } = staffServer.server.database;
  expect(await inTransaction(pool, (client) => updateFormerReservationsOwner(client, 'dul@example.test'))).toBe(1);
  expect(await query(`SELECT user_id FROM reservation WHERE visit_day = '2026-03-30'`)).toEqual([
    { user_id: 'dul@example.test' },
  ]);
});

describe('a reservation that does not fit', () => {
  it.each<[string, Readonly<Record<string, string | number>>, object]>([
    ['an unknown restaurant', { venue: 'NOWHERE' }, { code: 'venue_unknown', column: 'venue' }],
    ['an unknown room', { room: 'NOROOM' }, { code: 'room_unknown', column: 'room' }],
    ['an unknown product', { product: 'NOTHING' }, { code: 'product_unknown', column: 'product' }],
    ['a day that is over', { day: '2026-03-10' }, { code: 'past', column: 'day' }],
    ['an unknown start time', { time: '18:07' }, { code: 'time_unknown', column: 'time' }],
    ['more people than seats', { adults: 900 }, { code: 'more_than_seats', column: 'adults' }],
    ['an invalid day', { day: '2026-02-30' }, { code: 'day_invalid', column: 'day' }],
    ['a landline number', { phone: '02-123-4567' }, { code: 'phone_invalid', column: 'phone' }],
  ])('is listed with its line: %s', async (_case, changes, issue) => {
    const file = createFile('', createLine(changes));
    expect(await preview(file)).toMatchObject({ importableCount: 0, issues: [{ line: 3, ...issue }] });
    expect(await importFile(file)).toMatchObject({ imported: 0, issues: [{ line: 3, ...issue }] });
  });

  it('is listed if the restaurant is closed', async () => {
    await query(`INSERT INTO venue_closing (din_code, day) VALUES ($1, '2026-03-19')`, [grill]);
    expect(await preview(createFile(createLine({ day: '2026-03-19' })))).toMatchObject({
      issues: [{ code: 'closed' }],
    });
  });

  describe('because the seats are taken', () => {
    const createLinesThatFillDay = async (day: string) => {
      const [stock] = await query(
        `SELECT seats FROM time_stock WHERE din_code = $1 AND start_time = '18:00' AND din_room_code IS NULL LIMIT 1`,
        [grill],
      );
      const seats = Number(stock?.['seats']);
      return {
        seats,
        lines: [createLine({ day, adults: seats - 1 }), createLine({ day }), createLine({ day, adults: 1 })],
      };
    };

    it('is listed, and the reservations that fit are imported, as in the preview', async () => {
      const { lines } = await createLinesThatFillDay('2026-03-25');
      const file = createFile(...lines);
      const issue = { line: 3, code: 'full', values: { people: 2, left: 1 } };
      expect(await preview(file)).toMatchObject({ importableCount: 2, issues: [issue] });
      // The later guest of one person still fits.
      expect(await importFile(file)).toMatchObject({ imported: 2, issues: [{ ...issue, values: { left: 1 } }] });
      await expectConsistentData();
    });

    it('prevents the import of the whole file in mode all_or_nothing', async () => {
      const { lines } = await createLinesThatFillDay('2026-03-23');
      const before = await countReservations();
      expect(await importFile(createFile(...lines), { mode: 'all_or_nothing' })).toMatchObject({
        imported: 0,
        issues: [{ line: 3, code: 'full' }],
        nextFrom: null,
      });
      expect(await countReservations()).toBe(before);
    });

    it('is imported beyond the seats with a reason, only by staff who may override', async () => {
      const { lines } = await createLinesThatFillDay('2026-03-24');
      const file = createFile(...lines);
      expect(await preview(file, { overrideReason: 'Agreed with the kitchen' })).toMatchObject({
        importableCount: 2,
        beyondCapacityCount: 0,
      });
      const both = await staffServer.createStaff(
        { role: 'owner', scope: testScopes.group },
        { role: 'hotel_manager', scope: testScopes.ownHotel },
      );
      const browser = await staffServer.signIn(both);
      const body = { file, overrideReason: 'Agreed with the kitchen', mode: 'fitting' };
      expect((await browser.post('/former/reservations/preview', body)).json).toMatchObject({
        importableCount: 3,
        beyondCapacityCount: 2,
      });
      expect((await browser.post('/former/reservations/import', body)).json).toMatchObject({ imported: 3, issues: [] });
      expect(await query(`SELECT max(overrun) AS overrun FROM former_order WHERE override_reason IS NOT NULL`)).toEqual(
        [{ overrun: 2 }],
      );
      await expectConsistentData();
    });
  });
});

describe('an import rejects a file that', () => {
  it.each<[string, string, object]>([
    ['has unknown columns', 'number,when\nF1,now\n', { code: 'columns_unknown', values: { columns: 'when' } }],
    ['is empty', '\uFEFF\n', { code: 'file_empty' }],
    ['has no reservations', `${header}\r\n\r\n`, { code: 'file_empty' }],
    ['has a quoted cell that is not closed', `${header}\n"F1,GRILL\n`, { code: 'quotes_open', line: 2 }],
  ])('%s', async (_case, file, issue) => {
    expect((await preview(file)).issues).toContainEqual(expect.objectContaining(issue));
    expect(await importFile(file)).toMatchObject({ imported: 0, nextFrom: null });
  });
});

describe('a staff member', () => {
  it.each(['host', 'venue_manager', 'hotel_manager', 'privacy'] as const)(
    'with the role %s cannot import',
    async (role) => {
      const scopes = {
        host: 'ownVenue',
        venue_manager: 'ownVenue',
        hotel_manager: 'ownHotel',
        privacy: 'group',
      } as const;
      const browser = await staffServer.signIn(
        await staffServer.createStaff({ role, scope: testScopes[scopes[role]] }),
      );
      for (const path of formerPaths)
        expect((await browser.post(path, { file: 'x', mode: 'fitting' })).json.code).toBe('forbidden');
    },
  );
});
