import { randomUUID } from 'node:crypto';
import { cancelReservationForVenue } from '@dining/contract/staff/desk';
import { moveAttendance } from '@dining/contract/staff/service';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { checkConsistency } from '../../../../test/consistency-check';
import { grill, H01 } from '../../../../test/fixtures';
import {
  createDinnerOrder,
  type PaymentTestServer,
  startPaymentTestServer,
} from '../../../../test/payment-test-server';
import { startStaffCommandClient } from '../../../../test/staff-command-client';
import {
  attachStaff,
  type StaffBrowser,
  type StaffResponse,
  type TestStaff,
  testScopes,
} from '../../../../test/staff-server';
import { runJob } from '../../../jobs/run-job';

let server: PaymentTestServer;
let staffServer: ReturnType<typeof attachStaff>;
let host: StaffBrowser;
let manager: StaffBrowser;
let managerPerson: TestStaff;
const day = '2026-03-11';
const clock = { time: 0 };
/** Sets the server's clock to a time, by default on the day of the tests. */
const setTime = (time: string, date = day) => void (clock.time = Date.parse(`${date}T${time}:00+09:00`));

beforeAll(async () => {
  setTime('09:00');
  server = await startPaymentTestServer({ HOLD_MAX_PER_VISITOR: '100' }, undefined, () => new Date(clock.time));
  staffServer = attachStaff(server, clock);
  host = await staffServer.signIn(await staffServer.createStaff({ role: 'host', scope: testScopes.ownVenue }));
  managerPerson = await staffServer.createStaff({ role: 'venue_manager', scope: testScopes.ownVenue });
  manager = await staffServer.signIn(managerPerson);
});
beforeEach(() => setTime('09:00'));
afterAll(() => server.close());

const query = async (text: string, values: unknown[] = []) => (await server.database.pool.query(text, values)).rows;
const getResultCode = ({ status, json }: StaffResponse): string => (status === 200 ? 'ok' : (json.code ?? ''));
const expectConsistentData = async () =>
  expect((await checkConsistency(server.database.pool, await server.listLedger())).findings).toEqual([]);

/** Reserves a paid dinner on the day of the tests. Returns the number of the reservation. */
const reserve = async (time = '18:00', changes: Partial<ReturnType<typeof createDinnerOrder>> = {}) => {
  setTime('09:00');
  const order = createDinnerOrder({ resvDate: `${day} ${time}`, ...changes });
  return (await server.reserve(await server.startGuestSession(), order)).resvCode;
};
const getServiceDay = async (browser = host) => (await browser.get(`/service/${grill}/${day}`)).json.service;
const findParty = async (resvCode: string, browser = host) => {
  const party = (await getServiceDay(browser)).parties.find((each: { resvCode: string }) => each.resvCode === resvCode);
  if (party === undefined) throw new Error(`${resvCode} is not among the parties`);
  return party;
};
const changeAttendance = (resvCode: string, from: string, to: string, otherFields: object = {}, browser = host) =>
  browser.post('/attendance/move', { resvCode, from, to, ...otherFields });
const undoAttendance = (resvCode: string, from: string, reason = '', browser = host) =>
  browser.post('/attendance/undo', { resvCode, from, reason });

describe('a service day of a venue', () => {
  const allergyAnswers = {
    resvQsAllergyYn: 'Y' as const,
    allergyAgreYn: 'Y' as const,
    resvQsAllergyList: [{ resvQsAllergyCode: 'AG0005', resvQsAllergyYn: 'Y' as const, resvQsAllergyEtc: 'kiwi' }],
  };

  it('has all data of a reservation’s card, and the paid amount for a manager but not for a host', async () => {
    const resvCode = await reserve('18:30', { requestMatter: 'A quiet corner', ...allergyAnswers });
    expect(await findParty(resvCode)).toEqual({
      resvCode,
      time: '18:30',
      isConfirmed: false,
      attendance: 'expected',
      lateUntil: null,
      since: null,
      isUndoable: false,
      type: 'table',
      adults: 2,
      kids: 0,
      quantity: 0,
      room: '',
      product: 'Product DINNER en',
      menus: [{ name: 'Lamb en', count: 1 }],
      name: 'Jane Doe',
      phone: '010-1234-0000',
      language: 'en',
      allergies: ['Other en: kiwi'],
      noAllergies: false,
      allergiesChangedAt: null,
      request: 'A quiet corner',
      requestChangedAt: null,
      answers: [{ question: 'Seat en', answers: ['Window en'] }],
      notes: [],
      source: 'site',
      campaign: null,
      guestConfirmedAt: null,
      visits: 0,
      payment: 'paid',
      paidAmount: null,
      isMailFailed: false,
      noShowFee: null,
    });
    expect((await findParty(resvCode, manager)).paidAmount).toBe(81_000);
  });

  it('has the internal notes of a reservation, the latest first, and counts guests by source', async () => {
    const resvCode = await reserve('19:00');
    const countBySource = async () => {
      const { load: startTimes } = await getServiceDay();
      const startTime = startTimes.find(({ time }: { time: string }) => time === '19:00');
      return [startTime?.site, startTime?.phone];
    };
    const [site = 0, phone = 0] = await countBySource();
    for (const note of ['likes the corner', 'brings a dog'])
      expect((await host.post('/resv/note', { resvCode, note })).status).toBe(200);
    expect((await findParty(resvCode)).notes).toMatchObject([{ note: 'brings a dog' }, { note: 'likes the corner' }]);
    await query(`UPDATE reservation SET source = 'phone' WHERE resv_code = $1`, [resvCode]);
    expect((await findParty(resvCode)).source).toBe('phone');
    expect(await countBySource()).toEqual([site - 2, phone + 2]);
  });

  it('refuses a change whose staff id is not that of the session', async () => {
    const resvCode = await reserve('19:00');
    const body = { resvCode, from: 'expected', to: 'arrived' };
    const headers = { 'idempotency-key': randomUUID() };
    const withOtherId = await manager.post('/attendance/move', body, { ...headers, 'staff-id': randomUUID() });
    expect([withOtherId.status, withOtherId.json.code]).toEqual([401, 'not_signed_in']);
    expect((await findParty(resvCode)).attendance).toBe('expected');
    const { staffId } = managerPerson;
    const withOwnId = await manager.post('/attendance/move', body, { ...headers, 'staff-id': staffId });
    expect(withOwnId.status).toBe(200);
  });

  it('shows kitchen, owner and reservation desk only what they may see', async () => {
    const resvCode = await reserve('18:30', allergyAnswers);
    const getVisibleFields = async (role: 'kitchen' | 'owner' | 'reservation_desk') => {
      const scope = role === 'kitchen' ? testScopes.ownVenue : testScopes.group;
      const browser = await staffServer.signIn(await staffServer.createStaff({ role, scope }));
      const { name, phone, allergies, visits, paidAmount } = await findParty(resvCode, browser);
      return { name, phone, allergies, visits, paidAmount };
    };
    const noFields = { name: null, phone: null, allergies: null, visits: null, paidAmount: null };
    expect(await getVisibleFields('kitchen')).toEqual({ ...noFields, allergies: ['Other en: kiwi'] });
    expect(await getVisibleFields('owner')).toEqual({ ...noFields, paidAmount: 81_000 });
    expect(await getVisibleFields('reservation_desk')).toMatchObject({
      name: 'Jane Doe',
      visits: 0,
      paidAmount: 81_000,
    });
  });

  it('is audited as read once in a session', async () => {
    const browser = await staffServer.signIn(
      await staffServer.createStaff({ role: 'host', scope: testScopes.ownVenue }),
    );
    const count = async () =>
      Number((await query(`SELECT count(*) FROM audit_entry WHERE action = 'arrivals.read'`))[0]?.['count']);
    const before = await count();
    await getServiceDay(browser);
    await getServiceDay(browser);
    expect(await count()).toBe(before + 1);
  });

  it('has the capacity of a start time, its guests from the site and the seats held for unpaid orders', async () => {
    await query(`UPDATE time_stock SET seats = 41 WHERE start_time = '19:30' AND din_room_code IS NULL`);
    await reserve('19:30', {
      resvAdultCnt: 3,
      resvProdAddList: [{ menuIndex: 1, prodAddNum: 2 }],
      resvSetleAmnt: 162_000,
    });
    await (await server.startGuestSession()).post(
      '/ordersheet/prepay',
      createDinnerOrder({ resvDate: `${day} 19:30` }),
    );
    const { load: times } = await getServiceDay();
    expect(times.find(({ time }: { time: string }) => time === '19:30')).toMatchObject({
      capacity: 41,
      site: 3,
      held: 2,
      walkIn: 0,
      isStopped: false,
    });
  });

  it('is listed for each venue of a hotel that the caller may see', async () => {
    const list = async (browser: StaffBrowser) =>
      (await browser.get(`/service/hotel/${H01}/${day}`)).json.services.map(
        (each: { dinCode: string }) => each.dinCode,
      );
    expect(await list(host)).toEqual([grill]);
    const hotelManager = await staffServer.signIn(
      await staffServer.createStaff({ role: 'hotel_manager', scope: testScopes.ownHotel }),
    );
    expect(await list(hotelManager)).toEqual(['GRILL', 'BAKERY']);
  });
});

describe('the attendance of a party', () => {
  it('is recorded and undone step by step, with an audit entry for each step', async () => {
    const resvCode = await reserve();
    setTime('17:50');
    expect((await changeAttendance(resvCode, 'expected', 'late', { lateUntil: '18:20' })).json).toMatchObject({
      attendance: 'late',
      lateUntil: '18:20',
    });
    expect(await findParty(resvCode)).toMatchObject({ attendance: 'late', lateUntil: '18:20', isUndoable: true });
    await changeAttendance(resvCode, 'late', 'arrived');
    await changeAttendance(resvCode, 'arrived', 'seated');
    expect(await findParty(resvCode)).toMatchObject({ attendance: 'seated', lateUntil: null });
    expect((await undoAttendance(resvCode, 'seated')).json).toMatchObject({ attendance: 'arrived' });
    expect((await undoAttendance(resvCode, 'arrived')).json).toMatchObject({ attendance: 'late', lateUntil: '18:20' });
    expect((await undoAttendance(resvCode, 'late')).json).toMatchObject({ attendance: 'expected', lateUntil: null });
    expect(getResultCode(await undoAttendance(resvCode, 'expected'))).toBe('nothing_to_undo');
    const entries = await query(
      `SELECT action, staff_id IS NOT NULL AS known FROM audit_entry WHERE subject = $1 AND action LIKE 'reservation.attendance%'`,
      [resvCode],
    );
    expect(entries).toHaveLength(6);
    expect(entries.every(({ known }) => known === true)).toBe(true);
  });

  it('can be undone after ten minutes only with a reason', async () => {
    const resvCode = await reserve();
    setTime('18:30');
    await changeAttendance(resvCode, 'expected', 'no_show');
    setTime('18:41');
    expect(getResultCode(await undoAttendance(resvCode, 'no_show'))).toBe('reason_needed');
    expect(getResultCode(await undoAttendance(resvCode, 'no_show', 'They were at the bar'))).toBe('ok');
    expect(await findParty(resvCode)).toMatchObject({ attendance: 'expected', isUndoable: false });
  });

  it('is refused too early, after another change, for an impossible step, and after a cancellation', async () => {
    const resvCode = await reserve();
    expect(getResultCode(await changeAttendance(resvCode, 'expected', 'done'))).toBe('visit_not_begun');
    expect(getResultCode(await changeAttendance(resvCode, 'expected', 'late'))).toBe('late_until_needed');
    setTime('18:05');
    await changeAttendance(resvCode, 'expected', 'seated');
    const conflict = await changeAttendance(resvCode, 'expected', 'no_show', {}, manager);
    expect([conflict.status, conflict.json.current]).toEqual([
      409,
      { resvCode, attendance: 'seated', lateUntil: null },
    ]);
    expect(getResultCode(await changeAttendance(resvCode, 'seated', 'late', { lateUntil: '18:30' }))).toBe(
      'no_such_move',
    );
    expect(getResultCode(await changeAttendance(randomUUID(), 'expected', 'seated'))).toBe('not_found');
    const cancelledCode = await reserve();
    const commands = await startStaffCommandClient(server.deps, () => new Date(clock.time));
    const reason = 'The kitchen is closed';
    await commands.call(cancelReservationForVenue, { body: { resvCode: cancelledCode, reason } });
    await commands.close();
    expect(getResultCode(await changeAttendance(cancelledCode, 'expected', 'arrived'))).toBe('already_cancelled');
  });

  it('is recorded once if two staff members record it at once, and once for a repeated idempotency key', async () => {
    const resvCode = await reserve();
    setTime('18:05');
    const concurrentResponses = await Promise.all([
      changeAttendance(resvCode, 'expected', 'seated'),
      changeAttendance(resvCode, 'expected', 'arrived', {}, manager),
    ]);
    expect(concurrentResponses.map(getResultCode).toSorted()).toEqual(['changed_meanwhile', 'ok']);
    const { attendance } = await findParty(resvCode);
    const headers = { 'idempotency-key': randomUUID() };
    const body = { resvCode, from: attendance, to: 'done' };
    const responses = [
      await host.post('/attendance/move', body, headers),
      await host.post('/attendance/move', body, headers),
    ];
    expect(responses[0]?.json).toEqual(responses[1]?.json);
    const steps = await query('SELECT to_state FROM attendance_event WHERE resv_code = $1 ORDER BY id', [resvCode]);
    expect(steps.map(({ to_state }) => to_state)).toEqual([attendance, 'done']);
  });

  it('can be recorded by a command and undone in the console', async () => {
    const resvCode = await reserve();
    setTime('18:05');
    await changeAttendance(resvCode, 'expected', 'arrived');
    const commands = await startStaffCommandClient(server.deps, () => new Date(clock.time));
    const body = { resvCode, from: 'arrived', to: 'done' } as const;
    expect(await commands.call(moveAttendance, { body })).toMatchObject({ attendance: 'done' });
    await commands.close();
    expect((await undoAttendance(resvCode, 'done')).json).toMatchObject({ attendance: 'arrived' });
  });
});

describe('the fee of a no-show', () => {
  const preview = (resvCode: string, browser = manager) => browser.post('/attendance/fee', { resvCode });
  const markConfirmationAsSent = (resvCode: string) =>
    query(`UPDATE outbox SET sent_at = now() WHERE payload ->> 'resvCode' = $1 AND kind = 'reservation_made'`, [
      resvCode,
    ]);

  it('is kept as shown, the rest is refunded, and neither can be undone', async () => {
    const resvCode = await reserve();
    setTime('18:14');
    expect(getResultCode(await preview(resvCode))).toBe('fee_message_not_sent');
    await markConfirmationAsSent(resvCode);
    expect(getResultCode(await preview(resvCode))).toBe('fee_grace_not_over');
    setTime('18:15');
    expect((await preview(resvCode)).json).toEqual({ fee: 8_100, refund: 72_900 });
    expect(getResultCode(await changeAttendance(resvCode, 'expected', 'no_show', { fee: 8_100 }))).toBe('forbidden');
    expect(getResultCode(await changeAttendance(resvCode, 'expected', 'no_show', { fee: 8_000 }, manager))).toBe(
      'fee_changed',
    );
    await query(`UPDATE staff_session SET second_factor_at = now() - interval '6 minutes'`);
    expect(getResultCode(await changeAttendance(resvCode, 'expected', 'no_show', { fee: 8_100 }, manager))).toBe(
      'second_factor_needed',
    );
    await manager.post('/session/totp', { code: staffServer.getCode(managerPerson) });
    const noShow = await changeAttendance(resvCode, 'expected', 'no_show', { fee: 8_100 }, manager);
    expect(noShow.json).toMatchObject({ attendance: 'no_show', refund: 72_900 });
    await server.waitUntilIdle();
    const [{ shop_order_no: order } = {}] = await query('SELECT shop_order_no FROM reservation WHERE resv_code = $1', [
      resvCode,
    ]);
    expect(await server.findLedgerRow(String(order))).toMatchObject({ charged: 81_000, remaining: 8_100 });
    expect(await findParty(resvCode, manager)).toMatchObject({
      payment: 'refunded',
      noShowFee: { fee: 8_100, refund: 72_900 },
      isUndoable: false,
    });
    expect(getResultCode(await undoAttendance(resvCode, 'no_show'))).toBe('refund_made');
    await expectConsistentData();
  });

  it('can be kept if the confirmation arrived only after staff had sent it again', async () => {
    const resvCode = await reserve();
    await query(`UPDATE outbox SET sent_at = now(), failure = 'refused' WHERE payload ->> 'resvCode' = $1`, [resvCode]);
    setTime('18:15');
    expect(getResultCode(await preview(resvCode))).toBe('fee_message_not_sent');
    await manager.post('/resv/resend', { resvCode });
    expect(getResultCode(await preview(resvCode))).toBe('fee_message_not_sent');
    await query(`UPDATE outbox SET sent_at = now() WHERE key = $1`, [`reservation_made mail ${resvCode}.1`]);
    expect(getResultCode(await preview(resvCode))).toBe('ok');
  });

  it('cannot be kept from a reservation without a payment, nor before an announced delay is over', async () => {
    const resvCode = await reserve();
    await markConfirmationAsSent(resvCode);
    setTime('18:10');
    await changeAttendance(resvCode, 'expected', 'late', { lateUntil: '18:45' });
    setTime('18:40');
    expect(getResultCode(await preview(resvCode))).toBe('fee_grace_not_over');
    setTime('18:45');
    expect(getResultCode(await preview(resvCode))).toBe('ok');
    await query(
      'UPDATE reservation SET pay_amount = 0, order_amount = 0, product_discount = 0, member_discount = 0 WHERE resv_code = $1',
      [resvCode],
    );
    expect(getResultCode(await preview(resvCode))).toBe('fee_nothing_paid');
    await query(
      'UPDATE reservation SET pay_amount = 81000, order_amount = 90000, product_discount = 9000 WHERE resv_code = $1',
      [resvCode],
    );
    expect(getResultCode(await changeAttendance(resvCode, 'late', 'no_show'))).toBe('ok');
    expect(await findParty(resvCode, manager)).toMatchObject({ payment: 'paid', noShowFee: null, isUndoable: true });
    await expectConsistentData();
  });
});

describe('walk-in guests', () => {
  const addWalkIn = (changes: object = {}, browser = host) =>
    browser.post('/walk-in/add', { dinCode: grill, time: '18:00', adults: 2, kids: 0, ...changes });
  const endWalkIn = (walkInId: string, to = 'done', browser = host) => browser.post('/walk-in/end', { walkInId, to });
  const getUsedSeats = async (time: string): Promise<number> =>
    (await getServiceDay()).load.find((startTime: { time: string }) => startTime.time === time)?.used ?? 0;
  const setSeats = (seats: number) =>
    query('UPDATE time_stock SET seats = $1 WHERE din_code = $2 AND din_room_code IS NULL', [seats, grill]);

  it('take seats at every start time of their stay, and release them when they leave', async () => {
    await setSeats(200);
    setTime('18:05');
    const before = [await getUsedSeats('18:00'), await getUsedSeats('19:00'), await getUsedSeats('19:30')];
    const { walkInId, overrun } = (await addWalkIn({ kids: 1 })).json;
    expect(overrun).toBe(0);
    expect([await getUsedSeats('18:00'), await getUsedSeats('19:00'), await getUsedSeats('19:30')]).toEqual([
      (before[0] ?? 0) + 3,
      (before[1] ?? 0) + 3,
      before[2],
    ]);
    expect((await getServiceDay()).walkIns).toMatchObject([
      { walkInId, time: '18:00', adults: 2, kids: 1, state: 'seated' },
    ]);
    await expectConsistentData();
    expect(getResultCode(await endWalkIn(walkInId))).toBe('ok');
    expect(getResultCode(await endWalkIn(walkInId))).toBe('no_such_move');
    expect(await getUsedSeats('18:00')).toBe(before[0]);
    await expectConsistentData();
  });

  it('can be deleted within ten minutes if they were entered by mistake', async () => {
    setTime('18:05');
    const { walkInId } = (await addWalkIn()).json;
    setTime('18:16');
    expect(getResultCode(await endWalkIn(walkInId, 'void'))).toBe('too_late_to_undo');
    setTime('18:15');
    expect(getResultCode(await endWalkIn(walkInId, 'void'))).toBe('ok');
    expect((await getServiceDay()).walkIns.map((each: { walkInId: string }) => each.walkInId)).not.toContain(walkInId);
    await expectConsistentData();
  });

  it('take no more seats than are free, unless a manager overrides that with a reason', async () => {
    setTime('18:05');
    await setSeats((await getUsedSeats('18:30')) + 1);
    expect(getResultCode(await addWalkIn())).toBe('sold_out');
    expect(getResultCode(await addWalkIn({ overrideReason: 'Regular guests' }))).toBe('forbidden');
    expect(getResultCode(await addWalkIn({ overrideReason: ' ' }, manager))).toBe('invalid_request');
    await manager.post('/session/totp', { code: staffServer.getCode(managerPerson) });
    const response = await addWalkIn({ overrideReason: 'Regular guests' }, manager);
    expect(response.json.overrun).toBeGreaterThan(0);
    const [row] = await query('SELECT override_reason, overrun FROM walk_in WHERE walk_in_id = $1', [
      response.json.walkInId,
    ]);
    expect(row).toEqual({ override_reason: 'Regular guests', overrun: response.json.overrun });
    await expectConsistentData();
    await endWalkIn(response.json.walkInId);
    await expectConsistentData();
    await setSeats(200);
  });

  it('need at least one person and a start time of today', async () => {
    setTime('18:05');
    expect(getResultCode(await addWalkIn({ adults: 0 }))).toBe('party_required');
    expect(getResultCode(await addWalkIn({ time: '18:10' }))).toBe('no_such_time');
  });

  it('are seated once for a repeated idempotency key, which can be used again after a refusal', async () => {
    setTime('18:05');
    const headers = { 'idempotency-key': randomUUID() };
    const body = { dinCode: grill, time: '18:00', adults: 2, kids: 0 };
    await setSeats(0);
    expect(getResultCode(await host.post('/walk-in/add', body, headers))).toBe('sold_out');
    await setSeats(200);
    const responses = [await host.post('/walk-in/add', body, headers), await host.post('/walk-in/add', body, headers)];
    expect(responses.map(({ json }) => json.walkInId)).toEqual([
      responses[0]?.json.walkInId,
      responses[0]?.json.walkInId,
    ]);
    expect(responses.map(getResultCode)).toEqual(['ok', 'ok']);
    await expectConsistentData();
  });

  it('take the last seats and none beyond if 50 hosts seat them at once', async () => {
    setTime('16:00');
    const hosts: StaffBrowser[] = [];
    for (let count = 0; count < 50; count += 1)
      hosts.push(await staffServer.signIn(await staffServer.createStaff({ role: 'host', scope: testScopes.ownVenue })));
    setTime('18:05');
    const used = Math.max(await getUsedSeats('18:00'), await getUsedSeats('18:30'), await getUsedSeats('19:00'));
    await setSeats(used + 12);
    const responses = (await Promise.all(hosts.map((browser) => addWalkIn({}, browser)))).map(getResultCode);
    const counts = {
      seated: responses.filter((code) => code === 'ok').length,
      full: responses.filter((code) => code === 'sold_out').length,
    };
    expect(counts).toEqual({ seated: 6, full: 44 });
    await expectConsistentData();
    await setSeats(200);
  });
});

describe('the note of a service day', () => {
  const saveNote = (text: string, version: number, browser = host) =>
    browser.post('/day-note/save', { dinCode: grill, day: '2026-03-12', text, version });

  it('is saved by its version, and the second of two writers gets the note of the first', async () => {
    expect((await saveNote('Critic at eight', 0)).json.note).toMatchObject({ text: 'Critic at eight', version: 1 });
    expect((await saveNote('Critic at nine', 1, manager)).json.note).toMatchObject({ version: 2 });
    const conflict = await saveNote('No critic', 1);
    expect([getResultCode(conflict), conflict.json.current]).toMatchObject([
      'changed_meanwhile',
      { text: 'Critic at nine', version: 2, changedBy: managerPerson.name },
    ]);
    expect(getResultCode(await saveNote('Again', 0))).toBe('changed_meanwhile');
  });
});

it('the note of a service day is deleted 365 days after the day', async () => {
  const insertNote = (ageDays: number) =>
    query(
      `INSERT INTO day_note (din_code, day, htl_code, text, changed_by, changed_at)
       VALUES ($1, (now() AT TIME ZONE 'Asia/Seoul')::date - $2::int, $3, 'Critic', 'Mina', now())`,
      [grill, ageDays, H01],
    );
  await insertNote(365);
  await insertNote(364);
  const log = server.paymentDeps.log;
  await runJob('retention', { deps: server.deps, siteFolder: '', log, stopSignal: new AbortController().signal });
  const [row] = await query(
    `SELECT count(*)::int AS old FROM day_note WHERE day < (now() AT TIME ZONE 'Asia/Seoul')::date - 300`,
  );
  expect(row?.['old']).toBe(1);
});

describe('the list of news', () => {
  it('contains what was booked or cancelled within a day of the visit, until it is marked as seen', async () => {
    const browser = await staffServer.signIn(
      await staffServer.createStaff({ role: 'host', scope: testScopes.ownVenue }),
    );
    setTime('12:00');
    const guest = await server.startGuestSession();
    const near = await server.reserve(guest, createDinnerOrder({ resvDate: `${day} 19:00`, visitName: 'Near' }));
    const far = await server.reserve(guest, createDinnerOrder({ resvDate: '2026-03-16 19:00', visitName: 'Far' }));
    await query('UPDATE reservation SET created_at = $2 WHERE resv_code = ANY($1)', [
      [near.resvCode, far.resvCode],
      new Date(clock.time),
    ]);
    setTime('12:05');
    const list = async () =>
      (await getServiceDay(browser)).news
        .filter(({ name }) => ['Near', 'Far'].includes(name ?? ''))
        .map(({ kind, name }) => `${kind} ${name}`);
    expect(await list()).toEqual(['booked Near']);
    await browser.post('/service/seen', { dinCode: grill, until: new Date(clock.time).toISOString() });
    expect(await list()).toEqual([]);
    setTime('12:10');
    await guest.post('/resv/cancel', { resvCode: near.resvCode });
    setTime('12:11');
    expect(await list()).toEqual(['cancelled Near']);
  });
});
