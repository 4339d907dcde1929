import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkConsistency } from '../../../test/consistency-check';
import { grill, library } from '../../../test/fixtures';
import { countDeadlocks, waitUntilBlocked } from '../../../test/locks';
import { createDinnerOrder, type PaymentTestServer, startPaymentTestServer } from '../../../test/payment-test-server';

// Concurrent transactions need a PostgreSQL server.

let server: PaymentTestServer;
beforeAll(async () => {
  server = await startPaymentTestServer({ HOLD_MAX_PER_VISITOR: '100' });
});
afterAll(() => server.close());

describe('seats that change while guests order', () => {
  it('are not oversold, because orders wait until the change is committed', async () => {
    const admin = await server.database.pool.connect();
    await admin.query('BEGIN');
    await admin.query(`UPDATE time_stock SET seats = 6 WHERE din_code = $1 AND din_room_code IS NULL`, [grill]);
    // Fewer guests than the pool has connections, because the change and `waitUntilBlocked` need one each.
    const guests = await Promise.all(Array.from({ length: 6 }, () => server.startGuestSession()));
    const pendingResponses = guests.map((guest) =>
      guest.post('/ordersheet/prepay', createDinnerOrder({ resvDate: '2026-03-16 18:00' })),
    );
    await waitUntilBlocked(server.database.pool, guests.length);
    await admin.query('COMMIT');
    admin.release();
    const responses = await Promise.all(pendingResponses);
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(responses.filter(({ json }) => json.code === 'sold_out')).toHaveLength(3);
  });

  it('are not oversold if each order races with a change', async () => {
    const { pool } = server.database;
    const guests = await Promise.all(Array.from({ length: 40 }, () => server.startGuestSession()));
    const responses = await Promise.all(
      guests.map(async (guest, index) => {
        await pool.query(`UPDATE time_stock SET seats = $1 WHERE din_code = $2 AND din_room_code IS NULL`, [
          index % 2 === 0 ? 12 : 40,
          grill,
        ]);
        return guest.post('/ordersheet/prepay', createDinnerOrder({ resvDate: '2026-03-17 18:00' }));
      }),
    );
    const outcomes = responses.map(({ status, json }) => json.code ?? status);
    expect(outcomes.filter((outcome) => ![200, 'sold_out', 'too_many_requests'].includes(outcome))).toEqual([]);
    // Each hold takes two of at most forty seats.
    const heldCount = outcomes.filter((outcome) => outcome === 200).length;
    expect(heldCount).toBeGreaterThan(0);
    expect(heldCount).toBeLessThanOrEqual(20);
    expect((await checkConsistency(pool, await server.listLedger())).findings).toEqual([]);
  });
});

describe('guests who exchange their rooms at the same time', () => {
  it('get responses without a deadlock', async () => {
    const { pool } = server.database;
    const study = 'GRILL-STUDY';
    await pool.query(
      `INSERT INTO room (din_room_code, din_code, name) SELECT $1, din_code, name FROM room WHERE din_room_code = $2`,
      [study, library],
    );
    await pool.query(
      `INSERT INTO time_stock (din_code, stock_day, start_time, din_room_code, seats, min_seats)
       SELECT din_code, stock_day, start_time, $1, seats, min_seats FROM time_stock WHERE din_room_code = $2`,
      [study, library],
    );
    await pool.query(
      `UPDATE product SET reservation_type = 'room', takes_deposit = true, deposit_up_to_4 = 50000, question_type = 'none' WHERE prod_code = 'DINNER'`,
    );
    const [guestA, guestB] = [await server.startGuestSession(), await server.startGuestSession()];
    const createRoomOrder = (dinRoomCode: string) =>
      createDinnerOrder({
        resvType: 'room',
        dinRoomCode,
        resvDate: '2026-03-18 18:00',
        resvAdultCnt: 4,
        resvProdAddList: [],
        resvQsAnsList: [],
        resvSetleAmnt: 200_000,
      });
    for (let round = 0; round < 15; round += 1) {
      const [roomOfA, roomOfB] = round % 2 === 0 ? [library, study] : [study, library];
      const responses = await Promise.all([
        guestA.post('/ordersheet/prepay', createRoomOrder(roomOfA)),
        guestB.post('/ordersheet/prepay', createRoomOrder(roomOfB)),
      ]);
      const outcomes = responses.map(({ status, json }) => json.code ?? status);
      expect(outcomes.filter((outcome) => outcome !== 200 && outcome !== 'sold_out')).toEqual([]);
      if (round === 0) expect(outcomes).toEqual([200, 200]);
    }
    expect(await countDeadlocks(server.database)).toBe(0);
    expect((await checkConsistency(pool, await server.listLedger())).findings).toEqual([]);
  });
});
