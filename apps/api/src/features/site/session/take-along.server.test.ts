import { afterAll, beforeAll, expect, it } from 'vitest';
import { dinnerOrder, openPayingHouse, type PayingHouse } from '../../../../test/paying-house';
import { mina } from '../../../../test/small-house-rows';

let house: PayingHouse;
beforeAll(async () => {
  house = await openPayingHouse();
});
afterAll(() => house.close());

it('a guest who has signed in by the time his seats are taken holds none of them', async () => {
  const { pool } = house.database;
  const browser = await house.guest();
  const { rows } = await pool.query(`SELECT data ->> 'holder' AS holder FROM session`);
  // His queue is kept busy, so that the order waits in it until he has signed in.
  const busy = await pool.connect();
  await busy.query('BEGIN');
  await busy.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 1))', [rows[0]?.holder]);
  const asked = browser.post('/ordersheet/prepay', dinnerOrder());
  const waiting = `SELECT count(*)::int AS count FROM pg_locks l JOIN pg_database d ON d.oid = l.database
    WHERE NOT l.granted AND l.locktype = 'advisory' AND d.datname = current_database()`;
  await expect.poll(async () => (await pool.query(waiting)).rows[0]?.count, { interval: 20 }).toBe(1);
  const member = house.visitor(browser.cookies);
  expect((await member.post('/authentications', { username: mina.userId, password: mina.password })).status).toBe(200);
  await busy.query('COMMIT');
  busy.release();
  expect((await asked).json).toMatchObject({ status: 401, code: 'not_signed_in' });
  expect((await pool.query('SELECT state, failure_code FROM payment')).rows).toEqual([
    { state: 'lapsed', failure_code: 'session_ended' },
  ]);
  expect((await pool.query('SELECT state FROM hold')).rows).toEqual([{ state: 'freed' }]);
  expect(await house.books()).toEqual([]);
});
