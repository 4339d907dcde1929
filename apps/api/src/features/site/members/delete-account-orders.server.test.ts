import { afterAll, beforeAll, expect, it } from 'vitest';
import { mina } from '../../../../test/fixtures';
import { waitUntilBlocked } from '../../../../test/locks';
import {
  createDinnerOrder,
  type PaymentTestServer,
  startPaymentTestServer,
} from '../../../../test/payment-test-server';

// Concurrent transactions need a PostgreSQL server.

let server: PaymentTestServer;
beforeAll(async () => {
  server = await startPaymentTestServer();
});
afterAll(() => server.close());

it('an account cannot be deleted while a late payment of its member is being approved', async () => {
  const { pool } = server.database;
  const person = await server.signInMember(mina.userId, mina.password);
  const { shopOrderNo } = (await person.post('/ordersheet/prepay', createDinnerOrder({ resvSetleAmnt: 68_850 }))).json
    .response;
  await person.post('/easypay/return', { resCd: 'W002', resMsg: '', shopOrderNo, authorizationId: '' });
  const otherClient = await pool.connect();
  await otherClient.query('BEGIN');
  await otherClient.query(`UPDATE payment SET state = 'approving' WHERE shop_order_no = $1 AND state = 'lapsed'`, [
    shopOrderNo,
  ]);
  const deletion = person.post('/mypage/leave', { password: mina.password });
  await waitUntilBlocked(pool);
  await otherClient.query('COMMIT');
  otherClient.release();
  expect((await deletion).json).toMatchObject({ status: 409, code: 'payments_unfinished', detail: { paymentCnt: 1 } });
  expect((await person.get('/myInfo')).status).toBe(200);
});
