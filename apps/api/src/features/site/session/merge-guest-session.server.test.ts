import { afterAll, beforeAll, expect, it } from 'vitest';
import { mina } from '../../../../test/fixtures';
import { waitUntilBlocked } from '../../../../test/locks';
import {
  createDinnerOrder,
  type PaymentTestServer,
  startPaymentTestServer,
} from '../../../../test/payment-test-server';

let server: PaymentTestServer;
beforeAll(async () => {
  server = await startPaymentTestServer();
});
afterAll(() => server.close());

it('makes a sign-in wait for an order of the guest, and accepts no order of a guest who signs in meanwhile', async () => {
  const { pool } = server.database;
  const browser = await server.guest();
  const { rows } = await pool.query(`SELECT data ->> 'holder' AS holder FROM session`);
  // The visitor's lock is held, so that the order waits for it until the guest has signed in.
  const busy = await pool.connect();
  await busy.query('BEGIN');
  await busy.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 1))', [rows[0]?.holder]);
  const ordered = browser.post('/ordersheet/prepay', createDinnerOrder());
  await waitUntilBlocked(pool);
  const signedIn = server
    .visitor(browser.cookies)
    .post('/authentications', { username: mina.userId, password: mina.password });
  await waitUntilBlocked(pool, 2);
  await busy.query('COMMIT');
  busy.release();
  expect((await signedIn).status).toBe(200);
  expect((await ordered).json).toMatchObject({ status: 401, code: 'not_signed_in' });
  expect((await pool.query('SELECT 1 FROM payment')).rows).toEqual([]);
  expect((await pool.query('SELECT 1 FROM hold')).rows).toEqual([]);
  expect(await server.listLedger()).toEqual([]);
});
