import { afterAll, beforeAll, expect, it } from 'vitest';
import { openPayingHouse, type PayingHouse } from '../../../../test/paying-house';
import { mina } from '../../../../test/small-house-rows';

/** What only transactions beside each other show. */
let house: PayingHouse;
beforeAll(async () => {
  house = await openPayingHouse();
});
afterAll(() => house.close());

it('whoever leaves while he signs in elsewhere leaves, and is signed in nowhere', async () => {
  const { pool } = house.database;
  const who = await house.member(mina.userId, mina.password);
  const elsewhere = await pool.connect();
  await elsewhere.query('BEGIN');
  const session = `INSERT INTO session (id_hash, user_id, data, expires_at) VALUES ('elsewhere', $1, '{}', now() + interval '1 hour')`;
  await elsewhere.query(session, [mina.userId]);
  const leaving = who.post('/mypage/leave', { password: mina.password });
  const waiting =
    'SELECT count(*)::int AS count FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = $1';
  await expect.poll(async () => (await pool.query(waiting, ['Lock'])).rows[0]?.count, { interval: 20 }).toBe(1);
  await elsewhere.query('COMMIT');
  elsewhere.release();
  expect(await leaving).toMatchObject({ status: 200, json: { result: 'success' } });
  const { rows } = await pool.query('SELECT user_id, expires_at <= now() AS over FROM session');
  expect(rows).toContainEqual({ user_id: null, over: true });
  expect(rows.filter(({ user_id, over }) => user_id !== null || over !== true)).toEqual([]);
});
