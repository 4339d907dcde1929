import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkConsistency } from '../../../test/consistency-check';
import { createDinnerOrder, type PaymentTestServer, startPaymentTestServer } from '../../../test/payment-test-server';
import { sweepExpiredHolds } from '../capacity/sweep';
import { reconcile } from './reconcile';

// Payment returns, status requests, sweeper and reconciler run concurrently while the visit starts. This needs a
// PostgreSQL server.

let clock = new Date('2026-03-13T17:59:00+09:00');
let server: PaymentTestServer;
beforeAll(async () => {
  server = await startPaymentTestServer(
    { HOLD_MAX_PER_VISITOR: '100', HOLD_MAX_PER_ADDRESS: '100' },
    undefined,
    () => clock,
  );
});
afterAll(() => server.close());

it('an order whose hold ends as its visit starts is reserved in time, or keeps no charge', async () => {
  const { pool } = server.database;
  const forms: Record<string, string>[] = [];
  for (let index = 0; index < 12; index += 1) {
    const { json } = await (await server.startGuestSession()).post('/ordersheet/prepay', createDinnerOrder());
    forms.push(await server.submitPaymentWindow(json.response.shopOrderNo));
  }
  const visitor = server.createVisitor();
  const calls = forms.flatMap((form) => [
    visitor.post('/easypay/return', form),
    visitor.post('/payment/insert', { shopOrderNo: form['shopOrderNo'] }),
    visitor.post('/easypay/return', form),
    sweepExpiredHolds(pool),
  ]);
  clock = new Date('2026-03-13T18:00:00+09:00');
  await Promise.all([...calls, reconcile(server.paymentDeps)]);
  await pool.query(`UPDATE payment SET moved_at = now() - interval '5 minutes', check_at = NULL`);
  await reconcile(server.paymentDeps);

  const { rows } = await pool.query<{ shopOrderNo: string; state: string; isPaidInTime: boolean | null }>(
    `SELECT p.shop_order_no AS "shopOrderNo", p.state, r.paid_at < '2026-03-13T18:00:00+09:00' AS "isPaidInTime"
     FROM payment p LEFT JOIN reservation r USING (shop_order_no)`,
  );
  expect(rows).toHaveLength(12);
  for (const { shopOrderNo, state, isPaidInTime } of rows) {
    expect(['reserved', 'lapsed', 'voided']).toContain(state);
    expect(isPaidInTime).toBe(state === 'reserved' ? true : null);
    expect((await server.findLedgerRow(shopOrderNo))?.remaining).toBe(state === 'reserved' ? 81_000 : 0);
  }
  expect((await checkConsistency(pool, await server.listLedger())).findings).toEqual([]);
});
