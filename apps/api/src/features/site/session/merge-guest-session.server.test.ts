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

it('an order is refused if its guest signs in while it is being placed', async () => {
  const { pool } = server.database;
  const browser = await server.startGuestSession();
  const { rows } = await pool.query(`SELECT data ->> 'guestId' AS "guestId" FROM session`);
  // Another client holds the guest's lock, so that the order waits until the guest has signed in.
  const lockClient = await pool.connect();
  await lockClient.query('BEGIN');
  await lockClient.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 1))', [rows[0]?.guestId]);
  const prepayment = browser.post('/ordersheet/prepay', createDinnerOrder());
  await waitUntilBlocked(pool);
  const signIn = server
    .createVisitor(browser.cookies)
    .post('/authentications', { username: mina.userId, password: mina.password });
  await waitUntilBlocked(pool, 2);
  await lockClient.query('COMMIT');
  lockClient.release();
  expect((await signIn).status).toBe(200);
  expect((await prepayment).json).toMatchObject({ status: 401, code: 'not_signed_in' });
  expect((await pool.query('SELECT 1 FROM payment')).rows).toEqual([]);
  expect((await pool.query('SELECT 1 FROM hold')).rows).toEqual([]);
  expect(await server.listLedger()).toEqual([]);
});
