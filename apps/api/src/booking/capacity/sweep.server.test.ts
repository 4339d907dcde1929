import { toCode } from '@dining/domain/shared/codes';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { grill } from '../../../test/fixtures';
import { waitUntilBlocked } from '../../../test/locks';
import { createDinnerOrder, type PaymentTestServer, startPaymentTestServer } from '../../../test/payment-test-server';
import { tableUnit } from '../../stores/inventory/usage';
import { sweepExpiredHoldsOnCounters } from './sweep';

// Concurrent transactions need a PostgreSQL server.

let server: PaymentTestServer;
beforeAll(async () => {
  server = await startPaymentTestServer();
});
afterAll(() => server.close());

it('the sweep locks expired holds in the same order as a guest who abandons several orders', async () => {
  const { pool } = server.database;
  const guest = await server.startGuestSession();
  for (const time of ['18:00', '18:30'])
    await guest.post('/ordersheet/prepay', createDinnerOrder({ resvDate: `2026-03-16 ${time}` }));
  const { rows } = await pool.query<{ shop_order_no: string }>('SELECT shop_order_no FROM hold ORDER BY shop_order_no');
  const [first, second] = rows.map((row) => row.shop_order_no);
  await pool.query(
    `UPDATE hold SET expires_at = now() - CASE WHEN shop_order_no = $1 THEN interval '1 minute' ELSE interval '2 minutes' END`,
    [first],
  );
  const guestClient = await pool.connect();
  await guestClient.query('BEGIN');
  await guestClient.query('SELECT 1 FROM payment WHERE shop_order_no = $1 FOR UPDATE', [first]);
  const seats = {
    counter: 'seat',
    dinCode: grill,
    visitDay: '2026-03-16',
    startTime: '18:30',
    unit: tableUnit,
  } as const;
  const sweep = sweepExpiredHoldsOnCounters(pool, [
    { ...seats, dinCode: toCode(grill), amount: 2, capacity: 40, ruleVersion: 0 },
  ]);
  await waitUntilBlocked(pool);
  const secondPayment = await guestClient.query(
    'SELECT 1 FROM payment WHERE shop_order_no = $1 FOR UPDATE SKIP LOCKED',
    [second],
  );
  await guestClient.query('COMMIT');
  guestClient.release();
  expect(secondPayment.rows).toHaveLength(1);
  expect(await sweep).toBe(2);
});
