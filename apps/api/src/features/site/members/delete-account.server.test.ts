import { afterAll, beforeAll, expect, it } from 'vitest';
import { mina } from '../../../../test/fixtures';
import { waitUntilBlocked } from '../../../../test/locks';
import { type PaymentTestServer, startPaymentTestServer } from '../../../../test/payment-test-server';

// Concurrent transactions need a PostgreSQL server.

let server: PaymentTestServer;
beforeAll(async () => {
  server = await startPaymentTestServer();
});
afterAll(() => server.close());

it('deleting an account ends every session of the member, including one that begins at the same time', async () => {
  const { pool } = server.database;
  const person = await server.signInMember(mina.userId, mina.password);
  const otherClient = await pool.connect();
  await otherClient.query('BEGIN');
  const insertSession = `INSERT INTO session (id_hash, user_id, data, expires_at) VALUES ('elsewhere', $1, '{}', now() + interval '1 hour')`;
  await otherClient.query(insertSession, [mina.userId]);
  const deletion = person.post('/mypage/leave', { password: mina.password });
  await waitUntilBlocked(pool);
  await otherClient.query('COMMIT');
  otherClient.release();
  expect(await deletion).toMatchObject({ status: 200, json: { result: 'success' } });
  const { rows } = await pool.query('SELECT user_id, expires_at <= now() AS expired FROM session');
  expect(rows).toContainEqual({ user_id: null, expired: true });
  expect(rows.filter(({ user_id, expired }) => user_id !== null || expired !== true)).toEqual([]);
});
