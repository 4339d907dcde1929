import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { checkConsistency } from '../../../../test/consistency-check';
import { grill, library } from '../../../../test/fixtures';
import {
  createDinnerOrder,
  type PaymentTestServer,
  startPaymentTestServer,
} from '../../../../test/payment-test-server';
import { type StaffBrowser, type StaffServer, startStaffServerWith, testScopes } from '../../../../test/staff-server';
import {
  createPlan,
  createTables,
  createTimeRow,
  previewGrillStock,
  saveGrillStock,
} from '../../../../test/stock-changes';
import { renderGuestNotice } from '../../../notifications/guest-notice';

let rig: StaffServer<PaymentTestServer>;
let manager: StaffBrowser;
let owner: StaffBrowser;
beforeAll(async () => {
  rig = await startStaffServerWith((clock) =>
    startPaymentTestServer({ HOLD_MAX_PER_VISITOR: '100' }, undefined, clock),
  );
  manager = await rig.signIn(await rig.createStaff({ role: 'venue_manager', scope: testScopes.ownVenue }));
  owner = await rig.signIn(await rig.createStaff({ role: 'owner', scope: testScopes.group }));
});
beforeEach(() => rig.query('DELETE FROM rate_limit'));
afterAll(() => rig.close());

const view = async (browser = manager) => (await browser.post('/stock/view', { dinCode: grill })).json;
const preview = (change: object, browser = manager) => previewGrillStock(browser, change);
const save: typeof saveGrillStock extends (browser: StaffBrowser, ...rest: infer Rest) => infer Result
  ? (...rest: Rest) => Result
  : never = (...rest) => saveGrillStock(manager, ...rest);

const reserve = async (resvDate: string, people = 2) => {
  const guest = await rig.server.startGuestSession();
  const units = Math.ceil(people / 2);
  const order = createDinnerOrder({
    resvDate,
    resvAdultCnt: people,
    resvProdAddList: [{ menuIndex: 1, prodAddNum: units }],
    resvSetleAmnt: 81_000 * units,
  });
  return { guest, ...(await rig.server.reserve(guest, order)) };
};
const prepay = async (resvDate: string) =>
  (await (await rig.server.startGuestSession()).post('/ordersheet/prepay', createDinnerOrder({ resvDate }))).json
    .code ?? 'held';
const getStatus = async (resvCode: string) =>
  (await rig.query('SELECT status FROM reservation WHERE resv_code = $1', [resvCode]))[0]?.['status'];
const listGuestTimes = async (date: string) => {
  const { json } = await rig.server.createVisitor().post('/stock/list', { dinCode: grill });
  const plan = json.dinDayStockList?.find(({ resvDate }: { resvDate: string }) => resvDate === date);
  return plan?.dinResvTimeStockList.map(({ resvStartTime }: { resvStartTime: string }) => resvStartTime);
};
const expectConsistentData = async () =>
  expect((await checkConsistency(rig.server.database.pool, await rig.server.listLedger())).findings).toEqual([]);

describe('a plan of a day', () => {
  it('replaces the start times of that day for guests at once, and is reset', async () => {
    const day = '2026-03-24';
    const plan = createPlan([day], [createTimeRow('17:00', 10), createTimeRow('20:00', 4)]);
    expect((await preview(plan)).json).toEqual({ conflicts: [], reservations: [] });
    expect((await save(plan)).json).toMatchObject({ keptCount: 0, cancelledCount: 0 });
    expect(await listGuestTimes(day)).toEqual(['17:00', '20:00']);
    expect(await prepay(`${day} 18:00`)).toBe('no_such_time');
    expect(await prepay(`${day} 17:00`)).toBe('held');
    await save({ type: 'reset', dates: [day] });
    expect(await listGuestTimes(day)).toBeUndefined();
    expect(await prepay(`${day} 18:00`)).toBe('held');
    await expectConsistentData();
  });

  it('is refused with its errors, and changes nothing', async () => {
    const before = await view();
    const rows = [
      createTimeRow('18:00', 2001),
      { startTime: '19:00', units: [{ ...createTables(4), dinRoomCode: 'R9' }] },
    ];
    const refusal = await save(createPlan(['2026-03-24'], rows));
    expect(refusal.status).toBe(422);
    expect(refusal.json).toMatchObject({
      code: 'invalid_stock',
      errors: [
        { path: 'rows.0', message: 'seats_out_of_range' },
        { path: 'rows.1.R9', message: 'unknown_room' },
      ],
    });
    expect((await preview(createPlan(['2026-03-10'], [createTimeRow('18:00', 4)]))).json.code).toBe('invalid_stock');
    expect(await view()).toEqual(before);
  });
});

describe('the overbooking preview', () => {
  it('names the start times, the reservations concerned and their refunds, without changing anything', async () => {
    const day = '2026-03-25';
    const [first, second] = [await reserve(`${day} 18:00`, 4), await reserve(`${day} 18:00`)];
    const { json } = await preview(createPlan([day], [createTimeRow('18:00', 4), createTimeRow('18:30', 40)]));
    expect(json.conflicts).toEqual([
      {
        date: day,
        time: '18:00',
        type: 'table',
        dinRoomCode: null,
        roomName: '',
        taken: 6,
        offeredBefore: 40,
        offered: 4,
        resvCodes: [second.resvCode, first.resvCode],
        ordersBeingPaid: 0,
      },
    ]);
    expect(json.reservations).toMatchObject([
      { resvCode: second.resvCode, visit: { date: day, time: '18:00' }, adults: 2, refund: 81_000 },
      { resvCode: first.resvCode, adults: 4, refund: 162_000 },
    ]);
    expect((await view()).dayPlans).toEqual([]);
  });

  it('counts orders that are being paid', async () => {
    const day = '2026-03-26';
    expect(await prepay(`${day} 18:00`)).toBe('held');
    const { json } = await preview(createPlan([day], [createTimeRow('19:30', 40)]));
    expect(json.conflicts).toMatchObject([{ time: '18:00', taken: 2, offered: 0, resvCodes: [], ordersBeingPaid: 1 }]);
  });
});

describe('a choice about reservations', () => {
  it('keeps them counted, so that their seats are not sold again', async () => {
    const day = '2026-03-27';
    const { resvCode } = await reserve(`${day} 18:00`, 6);
    const saved = await save(createPlan([day], [createTimeRow('18:00', 4), createTimeRow('19:00', 40)]));
    expect(saved.json).toMatchObject({ keptCount: 1, cancelledCount: 0, messagedCount: 0, refund: 0 });
    expect(await getStatus(resvCode)).toBe('reserved');
    expect(await prepay(`${day} 18:00`)).toBe('sold_out');
    await expectConsistentData();
  });

  it('counts a kept stay at the new start times that it includes', async () => {
    const day = '2026-03-30';
    await reserve(`${day} 18:00`, 6);
    await save(createPlan([day], [createTimeRow('18:00', 6), createTimeRow('18:15', 6), createTimeRow('21:00', 6)]));
    expect(await prepay(`${day} 18:15`)).toBe('sold_out');
    expect(await prepay(`${day} 21:00`)).toBe('held');
    await expectConsistentData();
  });

  it('cancels them with a full refund and a message, in the commit of the change', async () => {
    const day = '2026-03-31';
    const { resvCode, shopOrderNo } = await reserve(`${day} 18:00`);
    const saved = await save({ type: 'closing', from: day, to: day, time: null, reason: 'a burst pipe' }, 'cancel');
    expect(saved.json).toMatchObject({ cancelledCount: 1, refund: 81_000 });
    expect(await getStatus(resvCode)).toBe('cancel');
    expect(await rig.server.findLedgerRow(shopOrderNo)).toMatchObject({ remaining: 0 });
    expect(
      await rig.query(`SELECT kind FROM outbox WHERE key = $1`, [`reservation_cancelled mail ${resvCode}`]),
    ).toHaveLength(1);
    expect(await prepay(`${day} 18:00`)).toBe('no_such_time');
    await expectConsistentData();
  });

  it('writes the message to guests, whose reservations stay', async () => {
    const day = '2026-04-01';
    const { resvCode } = await reserve(`${day} 18:00`);
    expect((await save(createPlan([day], [createTimeRow('20:00', 4)]), 'write')).json).toMatchObject({
      messagedCount: 1,
    });
    const [message] = await rig.query(`SELECT key, payload FROM outbox WHERE kind = 'guest_notice'`);
    const payload = message?.['payload'] as Parameters<typeof renderGuestNotice>[1]['payload'];
    const mail = await renderGuestNotice(rig.server.deps, {
      key: String(message?.['key']),
      attempts: 1,
      createdAt: new Date(),
      kind: 'guest_notice',
      payload,
    });
    expect(mail).toMatchObject({ to: ['jane@example.test'] });
    expect(mail?.text).toContain('Please come by the garden gate.');
    expect(await getStatus(resvCode)).toBe('reserved');
  });

  it('must be made again if a booking has come in between; nothing is saved before', async () => {
    const day = '2026-04-02';
    const first = await reserve(`${day} 18:00`);
    const change = createPlan([day], [createTimeRow('20:00', 4)]);
    const second = await reserve(`${day} 18:00`);
    const refusal = await save(change, 'keep', { choices: [{ resvCode: first.resvCode, choice: 'cancel' }] });
    expect([refusal.status, refusal.json.code]).toEqual([409, 'bookings_changed']);
    const current = refusal.json.current as { reservations: readonly { resvCode: string }[] };
    expect(current.reservations.map(({ resvCode }) => resvCode)).toEqual([second.resvCode, first.resvCode]);
    expect(await getStatus(first.resvCode)).toBe('reserved');
    expect(await listGuestTimes(day)).toBeUndefined();
  });

  it('needs a reason for cancellations, a text for messages, and the right to cancel', async () => {
    const day = '2026-04-03';
    await reserve(`${day} 18:00`);
    const change = createPlan([day], [createTimeRow('20:00', 4)]);
    expect((await save(change, 'cancel', { reason: '' })).json.code).toBe('choice_text_needed');
    expect((await save(change, 'write', { message: ' ' })).json.code).toBe('choice_text_needed');
    expect((await saveGrillStock(owner, change, 'cancel')).json.code).toBe('forbidden');
    expect((await saveGrillStock(owner, change, 'keep')).json).toMatchObject({ keptCount: 1 });
  });
});

describe('turn times', () => {
  it('apply to new orders, and existing reservations keep their length', async () => {
    const day = '2026-05-18';
    const listTimes = (shopOrderNo: string) =>
      rig
        .query('SELECT start_time FROM hold_line WHERE shop_order_no = $1 AND counter = $2 ORDER BY 1', [
          shopOrderNo,
          'seat',
        ])
        .then((rows) => rows.map((row) => row['start_time']));
    const former = await reserve(`${day} 18:00`);
    const change = { type: 'turnTimes', tableTurnMinutes: 30, roomTurnMinutes: null };
    expect((await preview(change)).json).toEqual({ conflicts: [], reservations: [] });
    expect((await save(change)).json).toMatchObject({ keptCount: 0, cancelledCount: 0 });
    expect(await view()).toMatchObject({ tableTurnMinutes: 30, roomTurnMinutes: null });
    const later = await reserve(`${day} 18:30`);
    expect(await listTimes(former.shopOrderNo)).toEqual(['18:00', '18:30', '19:00']);
    expect(await listTimes(later.shopOrderNo)).toEqual(['18:30']);
    expect((await preview({ ...change, tableTurnMinutes: 0 })).json.code).toBe('invalid_stock');
    await save({ type: 'turnTimes', tableTurnMinutes: 90, roomTurnMinutes: 120 });
    await expectConsistentData();
  });

  it('that are longer count a stay at earlier start times that reach into it, even if its own has gone', async () => {
    const day = '2026-05-19';
    await save({ type: 'turnTimes', tableTurnMinutes: 30, roomTurnMinutes: null });
    const { shopOrderNo } = await reserve(`${day} 18:30`, 8);
    await save(createPlan([day], [createTimeRow('17:00', 8), createTimeRow('20:00', 8)]));
    expect((await save({ type: 'turnTimes', tableTurnMinutes: 120, roomTurnMinutes: 120 })).json.code).toBeUndefined();
    const rows = await rig.query(
      `SELECT start_time FROM hold_line WHERE shop_order_no = $1 AND counter = 'seat' ORDER BY 1`,
      [shopOrderNo],
    );
    expect(rows.map((row) => row['start_time'])).toEqual(['17:00', '18:30']);
    expect(await prepay(`${day} 17:00`)).toBe('sold_out');
    expect(await prepay(`${day} 20:00`)).toBe('held');
    await save({ type: 'reset', dates: [day] });
    await save({ type: 'turnTimes', tableTurnMinutes: 90, roomTurnMinutes: 120 });
    await expectConsistentData();
  });
});

describe('two editors of the same stock', () => {
  it('do not overwrite each other: the second sees the version of the first', async () => {
    const { version } = await view();
    const first = createPlan(['2026-04-06'], [createTimeRow('17:30', 12)]);
    await save(first);
    const second = { dinCode: grill, version, change: createPlan(['2026-04-07'], [createTimeRow('17:30', 12)]) };
    const texts = { choices: [], reason: '', message: '' };
    for (const refusal of [
      await owner.post('/stock/preview', second),
      await owner.post('/stock/save', { ...second, ...texts }),
    ]) {
      expect([refusal.status, refusal.json.code]).toEqual([409, 'changed_meanwhile']);
      expect(refusal.json.current).toMatchObject({ version: (await view()).version });
    }
  });
});

describe('the weekly rule and seasons', () => {
  it('are saved, apply to orders, and are audited with their previous values', async () => {
    const { rows, meals } = await view();
    const season = { name: 'Spring', from: '2026-04-13', to: '2026-04-19' };
    const seasonRows = ['weekdays', 'weekend'].map((day) => ({ day, ...createTimeRow('19:15', 8) }));
    await save({ type: 'seasons', seasons: [{ ...season, rows: seasonRows }] });
    expect([await prepay('2026-04-14 19:15'), await prepay('2026-04-14 18:00')]).toEqual(['held', 'no_such_time']);
    expect([await prepay('2026-04-20 19:15'), await prepay('2026-04-20 18:00')]).toEqual(['no_such_time', 'held']);
    const weekly = (rows ?? []).filter(({ startTime }: { startTime: string }) => startTime !== '18:30');
    const saved = await save({ type: 'weekly', rows: weekly, meals });
    expect(saved.status).toBe(200);
    expect(await prepay('2026-04-21 18:30')).toBe('no_such_time');
    await save({ type: 'weekly', rows, meals });
    expect((await view()).rows).toEqual(rows);
    await save({ type: 'seasons', seasons: [] });
    const [entry] = await rig.query(
      `SELECT before, after FROM audit_entry WHERE action = 'stock.save' AND subject = $1 ORDER BY id DESC LIMIT 1`,
      [grill],
    );
    expect(entry).toEqual({
      before: {
        seasons: 'Spring 2026-04-13 to 2026-04-19: weekdays 19:15 tables 1-8; weekend 19:15 tables 1-8',
      },
      after: { seasons: '' },
    });
    await expectConsistentData();
  });

  it('refuses seasons that overlap', async () => {
    const seasonRows = [{ day: 'weekdays', ...createTimeRow('19:15', 8) }];
    const seasons = [
      { name: 'Spring', from: '2026-04-13', to: '2026-04-19', rows: seasonRows },
      { name: 'Blossom', from: '2026-04-19', to: '2026-04-30', rows: seasonRows },
    ];
    expect((await save({ type: 'seasons', seasons })).json.errors).toEqual([
      { path: 'seasons.1', message: 'seasons_overlap' },
    ]);
  });

  it('names a room that no longer has enough seats for its party', async () => {
    const { rows, meals } = await view();
    await rig.query(
      `UPDATE product SET reservation_type = 'room', takes_deposit = true, deposit_up_to_4 = 50000, question_type = 'none' WHERE prod_code = 'DINNER'`,
    );
    const guest = await rig.server.startGuestSession();
    const order = createDinnerOrder({
      resvType: 'room',
      dinRoomCode: library,
      resvDate: '2026-04-23 18:00',
      resvAdultCnt: 4,
      resvProdAddList: [],
      resvQsAnsList: [],
      resvSetleAmnt: 200_000,
    });
    const { resvCode } = await rig.server.reserve(guest, order);
    const smallRooms = (rows ?? []).map((row: { units: { kind: string; seats: number; minSeats: number }[] }) => ({
      ...row,
      units: row.units.map((unit) => (unit.kind === 'room' ? { ...unit, seats: 3, minSeats: 2 } : unit)),
    }));
    const { json } = await preview({ type: 'weekly', rows: smallRooms, meals });
    expect(json.conflicts).toMatchObject([
      { type: 'room', time: '18:00', roomName: 'Library en', resvCodes: [resvCode] },
    ]);
  });
});
