import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cancel, createReservation, getPaymentState, listAlarms, visitWithFee } from '../../../../test/cancellations';
import { type PaymentTestServer, startPaymentTestServer } from '../../../../test/payment-test-server';
import { reconcile } from '../../../booking/payments/reconcile';

let server: PaymentTestServer;
beforeAll(async () => {
  server = await startPaymentTestServer({ HOLD_MAX_PER_VISITOR: '100' });
});
afterAll(() => server.close());

/** Runs the reconciler as if the payment were due for a check. */
const reconcileNow = async (shopOrderNo: string): Promise<void> => {
  await server.database.pool.query(
    `UPDATE payment SET moved_at = now() - interval '2 minutes', check_at = NULL WHERE shop_order_no = $1`,
    [shopOrderNo],
  );
  await reconcile(server.paymentDeps);
};

describe('a refund while the provider fails', () => {
  const expectRefundedOnce = async (targetServer: PaymentTestServer, fault: object): Promise<void> => {
    const { guest, shopOrderNo, resvCode } = await createReservation(server, visitWithFee);
    await server.injectFault({ operation: 'cancel', shopOrderNo, ...fault });
    expect(await cancel(targetServer.createVisitor(guest.cookies), resvCode)).toMatchObject({
      result: 'success',
      resvCancelFee: 8_100,
      resvRefundAmnt: 72_900,
    });
    expect(await getPaymentState(server, shopOrderNo)).toBe('refunding');
    await reconcileNow(shopOrderNo);
    expect(await getPaymentState(server, shopOrderNo)).toBe('partly_refunded');
    expect(await server.findLedgerRow(shopOrderNo)).toMatchObject({
      cancelled: 72_900,
      remaining: 8_100,
      calls: { cancel: 1 },
    });
  };
  it.each([
    ['loses the response after the refund', { kind: 'drop', work: 'first' }],
    ['loses the request', { kind: 'drop', work: 'never' }],
    ['answers 500 and has refunded nothing', { kind: 'http500' }],
  ])('is made once if the provider %s, and the reservation is cancelled', (_name, fault) =>
    expectRefundedOnce(server, fault),
  );

  it('is made once if the provider responds too late, and the reservation is cancelled', async () => {
    const serverWithShortTimeout = await startPaymentTestServer({ EASYPAY_TIMEOUT_SECONDS: '2' }, server);
    await expectRefundedOnce(serverWithShortTimeout, { kind: 'stall', ms: 60_000, work: 'first' });
    await serverWithShortTimeout.close();
  });

  it('is left to staff if the payment is under manual review, and the reservation is cancelled', async () => {
    const { guest, shopOrderNo, resvCode } = await createReservation(server);
    await server.database.pool.query(`UPDATE payment SET state = 'manual' WHERE shop_order_no = $1`, [shopOrderNo]);
    expect((await cancel(guest, resvCode)).result).toBe('success');
    expect(await listAlarms(server, shopOrderNo)).toEqual([{ kind: 'payment_needs_review' }]);
    expect((await server.findLedgerRow(shopOrderNo))?.cancelled).toBe(0);
  });
});
