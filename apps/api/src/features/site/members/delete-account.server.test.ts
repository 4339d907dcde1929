import { afterAll, beforeAll, expect, it } from 'vitest';
import { mina } from '../../../../test/fixtures';
import { waitUntilBlocked } from '../../../../test/locks';
import { type PaymentTestServer, startPaymentTestServer } from '../../../../test/payment-test-server';

/** Concurrent transactions need a PostgreSQL server. */
let server: PaymentTestServer;
beforeAll(async () => {
  server = await startPaymentTestServer();
});
afterAll(() => server.close());

it('ends every session of a member who leaves, also one that begins at the same time', async () => {
  const { pool } = server.database;
  const person = await server.member(mina.userId, mina.password);
  const elsewhere = await pool.connect();
  await elsewhere.query('BEGIN');
  const session = `INSERT INTO session (id_hash, user_id, data, expires_at) VALUES ('elsewhere', $1, '{}', now() + interval '1 hour')`;
  await elsewhere.query(session, [mina.userId]);
  const leaving = person.post('/mypage/leave', { password: mina.password });
  await waitUntilBlocked(pool);
  await elsewhere.query('COMMIT');
  elsewhere.release();
  expect(await leaving).toMatchObject({ status: 200, json: { result: 'success' } });
  const { rows } = await pool.query('SELECT user_id, expires_at <= now() AS over FROM session');
  expect(rows).toContainEqual({ user_id: null, over: true });
  expect(rows.filter(({ user_id, over }) => user_id !== null || over !== true)).toEqual([]);
});
