import type { ReservationRequestBody } from '@dining/contract/site/orders/order';
import { addHolidayDay, removeHolidayDay } from '@dining/contract/staff/availability';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkConsistency } from '../../../../test/consistency-check';
import { grill, library } from '../../../../test/fixtures';
import {
  createDinnerOrder,
  type PaymentTestServer,
  startPaymentTestServer,
} from '../../../../test/payment-test-server';
import { type StaffCommandClient, startStaffCommandClient } from '../../../../test/staff-command-client';

let server: PaymentTestServer;
let staff: StaffCommandClient;
beforeAll(async () => {
  server = await startPaymentTestServer({ HOLD_MAX_PER_VISITOR: '100' });
  staff = await startStaffCommandClient(server.deps);
  // On weekends and holidays the grill has three seats at 18:00, and no dinner at 19:30.
  await query(
    `UPDATE time_stock SET seats = 3 WHERE stock_day = 'weekend' AND start_time = '18:00' AND din_room_code IS NULL`,
  );
  await query(`DELETE FROM time_stock WHERE stock_day = 'weekend' AND start_time = '19:30'`);
});
afterAll(async () => {
  await staff.close();
  await server.close();
});

const query = async (text: string, values: unknown[] = []) => (await server.database.pool.query(text, values)).rows;
const createReservation = async (resvDate: string) =>
  (await server.reserve(await server.startGuestSession(), createDinnerOrder({ resvDate }))).resvCode;
/** Sends an order. Returns the code of the problem, or `held`. */
const tryPrepay = async (order: ReservationRequestBody) =>
  (await (await server.startGuestSession()).post('/ordersheet/prepay', order)).json.code ?? 'held';
const add = (day: string, name = '') => staff.call(addHolidayDay, { body: { day, name } });
const remove = (day: string) => staff.call(removeHolidayDay, { body: { day } });
const expectConsistentData = async () =>
  expect((await checkConsistency(server.database.pool, await server.listLedger())).findings).toEqual([]);

it('adding a holiday applies weekend hours and lists the overbooked times, even if it is added again', async () => {
  for (const time of ['18:00', '18:00', '19:30']) await createReservation(`2026-03-16 ${time}`);
  const venueDay = { dinCode: grill, venue: 'Venue GRILL en', day: '2026-03-16', room: '' };
  const overbooked = [
    { ...venueDay, time: '18:00', taken: 4, offered: 3 },
    { ...venueDay, time: '19:30', taken: 2, offered: 0 },
  ];
  expect(await add('2026-03-16')).toEqual({ changed: true, overbooked });
  expect(await add('2026-03-16', 'Another')).toEqual({ changed: false, overbooked });
  expect(await query(`SELECT name ->> 'en' AS name FROM holiday WHERE day = '2026-03-16'`)).toEqual([
    { name: 'Temporary holiday' },
  ]);
  expect(await query(`SELECT DISTINCT status FROM reservation`)).toEqual([{ status: 'reserved' }]);
  expect(await tryPrepay(createDinnerOrder({ resvDate: '2026-03-16 18:00' }))).toBe('sold_out');
  await expectConsistentData();
});

it('a day whose holiday is removed has weekday hours again', async () => {
  await createReservation('2026-03-24 19:30');
  await add('2026-03-24');
  expect(await remove('2026-03-24')).toEqual({ changed: true, overbooked: [] });
  expect(await tryPrepay(createDinnerOrder({ resvDate: '2026-03-24 19:30' }))).toBe('held');
  await expectConsistentData();
});

it('removing a day that is not a holiday changes nothing', async () => {
  expect(await remove('2026-03-26')).toEqual({ changed: false, overbooked: [] });
});

it('an overbooked room that is no longer offered is listed by its name', async () => {
  await query(`UPDATE time_stock SET open = false WHERE stock_day = 'weekend' AND din_room_code = $1`, [library]);
  const guest = await server.startGuestSession();
  await query(`UPDATE product SET reservation_type = 'room' WHERE prod_code = 'DINNER'`);
  const roomOrder = createDinnerOrder({
    resvType: 'room',
    dinRoomCode: library,
    resvDate: '2026-03-17 18:00',
    resvAdultCnt: 4,
    resvProdAddList: [{ menuIndex: 1, prodAddNum: 2 }],
    resvSetleAmnt: 162_000,
  });
  await server.reserve(guest, roomOrder);
  await query(`UPDATE product SET reservation_type = 'table' WHERE prod_code = 'DINNER'`);
  const { overbooked = [] } = await add('2026-03-17', '임시공휴일');
  expect(overbooked[0]).toMatchObject({ time: '18:00', room: 'Library en', taken: 1, offered: 0 });
  await expectConsistentData();
});

it('a holiday on a Saturday overbooks nothing', async () => {
  expect(await add('2026-03-21')).toEqual({ changed: true, overbooked: [] });
});

it('a holiday on a past day can be neither added nor removed', async () => {
  expect(await add('2026-03-10')).toMatchObject({ code: 'past' });
  expect(await remove('2026-03-02')).toMatchObject({ code: 'past' });
});

it('each change of a holiday is audited', async () => {
  const [{ id: lastId }] = (await query(`SELECT coalesce(max(id), 0) AS id FROM audit_entry`)) as [{ id: string }];
  await createReservation('2026-03-25 19:30');
  await add('2026-03-25');
  await remove('2026-03-25');
  expect(
    await query(`SELECT actor, action, subject FROM audit_entry WHERE actor_kind = 'staff' AND id > $1 ORDER BY id`, [
      lastId,
    ]),
  ).toEqual([
    { actor: 'Mina', action: 'holiday.add', subject: '2026-03-25' },
    { actor: 'Mina', action: 'holiday.remove', subject: '2026-03-25' },
  ]);
});

describe('a reservation from before the holiday', () => {
  const createRoomOrder = (resvDate: string) =>
    createDinnerOrder({
      resvType: 'room',
      dinRoomCode: library,
      resvDate,
      resvAdultCnt: 4,
      resvProdAddList: [{ menuIndex: 1, prodAddNum: 2 }],
      resvSetleAmnt: 162_000,
    });
  const setReservationType = (type: 'room' | 'table') =>
    query(`UPDATE product SET reservation_type = $1 WHERE prod_code = 'DINNER'`, [type]);
  /** Replaces the start times of weekends and holidays by these, each with three seats and the library. */
  const setHolidayTimes = async (...times: string[]) => {
    await query(`DELETE FROM time_stock WHERE stock_day = 'weekend'`);
    await query(
      `INSERT INTO time_stock (din_code, stock_day, start_time, din_room_code, seats, min_seats)
       SELECT $1, 'weekend', at, room, seats, least FROM unnest($2::text[]) AS at, (VALUES (NULL, 3, 1), ($3, 8, 4)) AS unit (room, seats, least)`,
      [grill, times, library],
    );
  };
  let originalStock: unknown[] = [];
  beforeAll(async () => {
    originalStock = await query(
      `SELECT start_time, din_room_code, seats, min_seats FROM time_stock WHERE stock_day = 'weekend'`,
    );
  });
  afterAll(async () => {
    await query(`DELETE FROM time_stock WHERE stock_day = 'weekend'`);
    await query(
      `INSERT INTO time_stock (din_code, stock_day, start_time, din_room_code, seats, min_seats)
       SELECT $1, 'weekend', t.* FROM jsonb_to_recordset($2) AS t (start_time text, din_room_code text, seats int, min_seats int)`,
      [grill, JSON.stringify(originalStock)],
    );
  });

  it.each([
    ['that begins during its stay', '18:45'],
    ['whose stay reaches into it', '17:45'],
  ])('keeps its table if the holiday adds a start time %s, until it is cancelled', async (_case, time) => {
    await setHolidayTimes(time);
    const day = time === '18:45' ? '2026-03-18' : '2026-03-19';
    const guest = await server.startGuestSession();
    const { resvCode } = await server.reserve(guest, createDinnerOrder({ resvDate: `${day} 18:30` }));
    await add(day);
    expect(await tryPrepay(createDinnerOrder({ resvDate: `${day} ${time}` }))).toBe('sold_out');
    await expectConsistentData();
    // Removing and adding the holiday again counts the guest once.
    await remove(day);
    await add(day);
    await expectConsistentData();
    await guest.post('/resv/cancel', { resvCode });
    expect(await tryPrepay(createDinnerOrder({ resvDate: `${day} ${time}` }))).toBe('held');
    await expectConsistentData();
  });

  it('keeps its room if the holiday adds a start time during its stay', async () => {
    await setHolidayTimes('19:45');
    await setReservationType('room');
    await server.reserve(await server.startGuestSession(), createRoomOrder('2026-03-23 19:30'));
    await add('2026-03-23');
    expect(await tryPrepay(createRoomOrder('2026-03-23 19:45'))).toBe('sold_out');
    await setReservationType('table');
    await expectConsistentData();
  });
});
