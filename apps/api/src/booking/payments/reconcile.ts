import { randomUUID } from 'node:crypto';
import type { ShopOrderNo } from '@dining/domain/shared/codes';
import { getTodayInSeoul } from '@dining/domain/shared/seoul-time';
import { isDataError } from '../../db/data-errors';
import type { Cancellation } from '../../ports/payments';
import {
  claimNextPendingPayment,
  claimNextUnchargedPayment,
  getPayment,
  type Payment,
} from '../../stores/payments/payments';
import { findOpenRefund, type Refund, updateRefundKey } from '../../stores/payments/refunds';
import { getMaxCallSeconds, pollApproval, voidLateCharge } from './approval';
import type { PaymentDeps } from './payment-deps';
import { findManualReviewReason, getProvider } from './provider-of-payment';
import { reservePaidOrder, voidApprovedPayment } from './reserve-paid-order';
import { completeRefund, describeRefund, escalateRefund, submitRefund } from './submit-refund';

const maxPerRun = 50;
const maxConcurrentPayments = 4;
const claimMarginSeconds = 30;
const maxReserveAttempts = 3;

/** Returns true if the requested amount was refunded, or, for a void, the whole charge, which may be more. */
const isRefundComplete = (refund: Refund, { cancelledAmount, remainAmount }: Cancellation): boolean =>
  cancelledAmount === refund.amount ||
  (refund.kind === 'void' && remainAmount === 0 && cancelledAmount > refund.amount);

/**
 * Queries the refund first. Submits it again, under a new key, only after `notFound` and once no call to the provider
 * can still be in flight.
 */
async function reconcileRefund(deps: PaymentDeps, payment: Payment): Promise<void> {
  const refund = await findOpenRefund(deps.pool, payment.shopOrderNo);
  if (refund === undefined) return;
  const response = await getProvider(deps, payment).getStatus({ key: refund.cancelKey, day: refund.cancelDay });
  if (response.outcome === 'cancelled') {
    if (isRefundComplete(refund, response)) return completeRefund(deps, payment, refund);
    const difference = `${response.cancelledAmount} won were refunded and ${response.remainAmount} won are still charged`;
    return escalateRefund(
      deps,
      payment,
      refund,
      `the provider refunded another amount than requested: ${difference}, but ${describeRefund(refund)}`,
    );
  }
  const reason = response.outcome === 'unknown' ? findManualReviewReason(response) : undefined;
  if (reason !== undefined) return escalateRefund(deps, payment, refund, `${reason} refund: ${describeRefund(refund)}`);
  if (response.outcome !== 'notFound' || payment.secondsInState < getMaxCallSeconds(deps)) return;
  const key = { cancelKey: randomUUID(), cancelDay: getTodayInSeoul(deps.now()) };
  if (await updateRefundKey(deps.pool, refund, key)) await submitRefund(deps, payment.shopOrderNo);
}

async function continueApprovedPayment(deps: PaymentDeps, payment: Payment): Promise<void> {
  try {
    await reservePaidOrder(deps, payment.shopOrderNo);
  } catch (error) {
    if (!isDataError(error) || payment.checks < maxReserveAttempts) throw error;
    deps.log.error(
      { event: 'payment.not_recorded', err: error, shopOrderNo: payment.shopOrderNo },
      'reservation of an approved payment cannot be stored: refunding the charge',
    );
    await voidApprovedPayment(deps, payment, 'not_written');
  }
}

async function reconcilePayment(deps: PaymentDeps, shopOrderNo: ShopOrderNo): Promise<void> {
  const payment = await getPayment(deps.pool, shopOrderNo);
  if (payment === undefined) return;
  if (payment.state === 'approving' || payment.state === 'unknown') await pollApproval(deps, shopOrderNo);
  else if (payment.state === 'approved') await continueApprovedPayment(deps, payment);
  else if (payment.state === 'voiding' || payment.state === 'refunding') await reconcileRefund(deps, payment);
  else if (payment.state === 'declined') await voidLateCharge(deps, payment);
}

interface ReconcileRun {
  readonly heartbeat: () => Promise<void>;
  readonly stopSignal: AbortSignal;
}
const standaloneRun: ReconcileRun = { heartbeat: () => Promise.resolve(), stopSignal: new AbortController().signal };

/**
 * Queries pending payments and finishes or voids them (reliability, rule 5), then queries those declined without a
 * charge; about `maxPerRun` in all. Claims each payment just before it is handled, so that a crash leaves few claimed.
 * Logs a failure; a later run retries the payment. Returns the number of payments handled.
 */
export async function reconcile(deps: PaymentDeps, run: ReconcileRun = standaloneRun): Promise<number> {
  const claimSeconds = Math.ceil(deps.payments.callTimeoutMs / 1000) + claimMarginSeconds;
  const idleSeconds = deps.config.reconcileAfterSeconds;
  const claim = async () =>
    (await claimNextPendingPayment(deps.pool, idleSeconds, claimSeconds)) ??
    (await claimNextUnchargedPayment(deps.pool, idleSeconds, claimSeconds));
  let remainingCount = maxPerRun;
  let handledCount = 0;
  const reconcileNext = async (): Promise<void> => {
    for (; remainingCount > 0 && !run.stopSignal.aborted; remainingCount -= 1) {
      const shopOrderNo = await claim();
      await run.heartbeat();
      if (shopOrderNo === undefined) return;
      handledCount += 1;
      try {
        await reconcilePayment(deps, shopOrderNo);
      } catch (error) {
        deps.log.error({ event: 'payment.not_reconciled', err: error, shopOrderNo }, 'payment could not be reconciled');
      }
    }
  };
  await Promise.all(Array.from({ length: maxConcurrentPayments }, reconcileNext));
  return handledCount;
}
