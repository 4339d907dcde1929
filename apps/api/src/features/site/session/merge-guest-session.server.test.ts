import { afterAll, beforeAll, expect, it } from 'vitest';
import { dinnerOrder, openPayingHouse, type PayingHouse } from '../../../../test/paying-house';
import { mina } from '../../../../test/small-house-rows';

let house: PayingHouse;
beforeAll(async () => {
  house = await openPayingHouse();
});
afterAll(() => house.close());

it('takes no order of a guest who signs in while it waits, and sign-in waits for it', async () => {
  const { pool } = house.database;
  const browser = await house.guest();
  const { rows } = await pool.query(`SELECT data ->> 'holder' AS holder FROM session`);
  // The visitor's lock is held, so that the order waits for it until the guest has signed in.
  const busy = await pool.connect();
  await busy.query('BEGIN');
  await busy.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 1))', [rows[0]?.holder]);
  const countWaiting = async () => {
    const { rows: waiting } = await pool.query(
      `SELECT count(*)::int AS count FROM pg_locks l JOIN pg_database d ON d.oid = l.database
       WHERE NOT l.granted AND l.locktype = 'advisory' AND d.datname = current_database()`,
    );
    return waiting[0]?.count;
  };
  const ordered = browser.post('/ordersheet/prepay', dinnerOrder());
  await expect.poll(countWaiting, { interval: 20 }).toBe(1);
  const signedIn = house.visitor(browser.cookies).post('/authentications', { username: mina.userId, password: mina.password });
  await expect.poll(countWaiting, { interval: 20 }).toBe(2);
  await busy.query('COMMIT');
  busy.release();
  expect((await signedIn).status).toBe(200);
  expect((await ordered).json).toMatchObject({ status: 401, code: 'not_signed_in' });
  expect((await pool.query('SELECT 1 FROM payment')).rows).toEqual([]);
  expect((await pool.query('SELECT 1 FROM hold')).rows).toEqual([]);
  expect(await house.books()).toEqual([]);
});
