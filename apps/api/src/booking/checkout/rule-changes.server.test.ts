import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { audit } from '../../../test/audit';
import { dinnerOrder, openPayingHouse, type PayingHouse } from '../../../test/paying-house';
import { grill, library } from '../../../test/small-house-rows';

/** What only transactions beside each other show. */
let house: PayingHouse;
beforeAll(async () => {
  house = await openPayingHouse({ HOLD_MAX_PER_VISITOR: '100' });
});
afterAll(() => house.close());

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

describe('seats that are lowered while guests buy', () => {
  it('are never oversold: orders wait for a change that is not committed yet, and go by it', async () => {
    const admin = await house.database.pool.connect();
    await admin.query('BEGIN');
    await admin.query(`UPDATE time_stock SET seats = 6 WHERE din_code = $1 AND din_room_code IS NULL`, [grill]);
    const people = await Promise.all(Array.from({ length: 12 }, () => house.guest()));
    const buying = people.map((one) => one.post('/ordersheet/prepay', dinnerOrder({ resvDate: '2026-03-16 18:00' })));
    await wait(300);
    await admin.query('COMMIT');
    admin.release();
    const answers = await Promise.all(buying);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(new Set(answers.map(({ json }) => json.code ?? 'held'))).toEqual(new Set(['held', 'sold_out']));
  });

  it('again and again, end with what each rule allowed and a house that adds up', async () => {
    const { pool } = house.database;
    const crowd = { gone: false };
    const admin = async () => {
      for (let seats = 40; !crowd.gone; seats = seats === 40 ? 12 : 40) {
        await pool.query(`UPDATE time_stock SET seats = $1 WHERE din_code = $2 AND din_room_code IS NULL`, [seats, grill]);
        await wait(15);
      }
    };
    const changing = admin();
    const people = await Promise.all(Array.from({ length: 40 }, () => house.guest()));
    const answers = await Promise.all(
      people.map((one) => one.post('/ordersheet/prepay', dinnerOrder({ resvDate: '2026-03-17 18:00' }))),
    );
    crowd.gone = true;
    await changing;
    expect(answers.every(({ status }) => [200, 409, 429].includes(status))).toBe(true);
    expect((await audit(pool, await house.books())).findings).toEqual([]);
  });
});

describe('guests who swap rooms', () => {
  it('never wait for each other in a circle', async () => {
    const { pool } = house.database;
    const other = 'GRILL-STUDY';
    await pool.query(
      `INSERT INTO room (din_room_code, din_code, name) SELECT $1, din_code, name FROM room WHERE din_room_code = $2`,
      [other, library],
    );
    await pool.query(
      `INSERT INTO time_stock (din_code, stock_day, start_time, din_room_code, seats, min_seats)
       SELECT din_code, stock_day, start_time, $1, seats, min_seats FROM time_stock WHERE din_room_code = $2`,
      [other, library],
    );
    await pool.query(
      `UPDATE product SET reservation_type = 'room', takes_deposit = true, deposit_up_to_4 = 50000, question_type = 'none' WHERE prod_code = 'DINNER'`,
    );
    const [a, b] = [await house.guest(), await house.guest()];
    const order = (dinRoomCode: string) =>
      dinnerOrder({
        resvType: 'room',
        dinRoomCode,
        resvDate: '2026-03-18 18:00',
        resvAdultCnt: 4,
        resvProdAddList: [],
        resvQsAnsList: [],
        resvSetleAmnt: 200_000,
      });
    for (let round = 0; round < 15; round += 1) {
      const [mine, his] = round % 2 === 0 ? [library, other] : [other, library];
      const answers = await Promise.all([a.post('/ordersheet/prepay', order(mine)), b.post('/ordersheet/prepay', order(his))]);
      expect(answers.every(({ status }) => [200, 409].includes(status))).toBe(true);
    }
    // The server counts them up with a delay of a second.
    await wait(1_500);
    const { rows } = await pool.query('SELECT deadlocks FROM pg_stat_database WHERE datname = current_database()');
    expect(rows).toEqual([{ deadlocks: 0 }]);
    expect((await audit(pool, await house.books())).findings).toEqual([]);
  });
});
