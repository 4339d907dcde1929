import { randomUUID } from 'node:crypto';
import type { ShopOrderNo } from '@dining/domain/shared/codes';
import { todayInSeoul } from '@dining/domain/shared/seoul-time';
import { isRefusedByData } from '../../db/refused-by-data';
import type { Cancellation } from '../../ports/payments';
import { getPayment, type Payment, updateNextPending, updateNextUncharged } from '../../stores/payments/payments';
import { findOpenRefund, type Refund, updateRefundKey } from '../../stores/payments/refunds';
import { getMaxCallSeconds, pollApproval, voidLateCharge } from './approval';
import type { PaymentDeps } from './payment-deps';
import { findManualReviewReason, getProvider } from './provider-of-payment';
import { reservePaidOrder, undoApproval } from './reserve-paid-order';
import { describeRefund, escalateRefund, recordRefund, submitRefund } from './submit-refund';

/** The most payments per run. */
const maxPerRun = 50;
/** How many payments are reconciled at the same time: a provider that answers late must not delay all the others. */
const concurrency = 4;
/** What one payment takes at most beside the longest call to the provider: a status call, and our own database. */
const otherWorkSeconds = 30;
/** How often the reservation of a paid order is tried before the charge is refunded. */
const maxReserveAttempts = 3;

/** Whether the provider refunded what was asked for: all of a void, exactly the amount of a refund. */
const isAsRequested = (refund: Refund, { cancelledAmount, remainAmount }: Cancellation): boolean =>
  cancelledAmount === refund.amount || (refund.kind === 'void' && remainAmount === 0 && cancelledAmount > refund.amount);

/** Asks first whether the refund went through. Tries again, under a new key, only after a `notFound` once no call can be on its way any more. */
async function continueRefund(deps: PaymentDeps, payment: Payment): Promise<void> {
  const refund = await findOpenRefund(deps.pool, payment.shopOrderNo);
  if (refund === undefined) return;
  const answer = await getProvider(deps, payment).getStatus({ key: refund.cancelKey, day: refund.cancelDay });
  if (answer.outcome === 'cancelled') {
    if (isAsRequested(refund, answer)) return recordRefund(deps, payment, refund);
    const gone = `${answer.cancelledAmount} won went back and ${answer.remainAmount} are still charged`;
    return escalateRefund(deps, payment, refund, `the provider gave another sum back: ${gone}, ${describeRefund(refund)}`);
  }
  const why = answer.outcome === 'unknown' ? findManualReviewReason(answer) : undefined;
  if (why !== undefined) return escalateRefund(deps, payment, refund, `${why} refund: ${describeRefund(refund)}`);
  if (answer.outcome !== 'notFound' || payment.restedSeconds < getMaxCallSeconds(deps)) return;
  const key = { cancelKey: randomUUID(), cancelDay: todayInSeoul(deps.now()) };
  if (await updateRefundKey(deps.pool, refund, key)) await submitRefund(deps, payment.shopOrderNo);
}

/** Creates the reservation of an approved payment. Refunds the charge where the database keeps refusing its rows. */
async function continueApproved(deps: PaymentDeps, payment: Payment): Promise<void> {
  try {
    await reservePaidOrder(deps, payment.shopOrderNo);
  } catch (error) {
    if (!isRefusedByData(error) || payment.checks < maxReserveAttempts) throw error;
    deps.log.error(
      { event: 'payment.not_recorded', err: error, shopOrderNo: payment.shopOrderNo },
      'approved payment the reservation cannot be stored: refunding it',
    );
    await undoApproval(deps, payment, 'not_written');
  }
}

/** Takes one payment to its next state; every step is guarded, so that two processes do it once. */
async function continuePayment(deps: PaymentDeps, shopOrderNo: ShopOrderNo): Promise<void> {
  const payment = await getPayment(deps.pool, shopOrderNo);
  if (payment === undefined) return;
  if (payment.state === 'approving' || payment.state === 'unknown') await pollApproval(deps, shopOrderNo);
  else if (payment.state === 'approved') await continueApproved(deps, payment);
  else if (payment.state === 'voiding' || payment.state === 'refunding') await continueRefund(deps, payment);
  else if (payment.state === 'declined') await voidLateCharge(deps, payment);
}

/** Callbacks of a run, which takes long where the provider answers late: `alive` before each payment, `stopping` ends it. */
interface Run {
  readonly alive: () => Promise<void>;
  readonly stopping: AbortSignal;
}
const onItsOwn: Run = { alive: () => Promise.resolve(), stopping: new AbortController().signal };

/**
 * Asks the provider about every pending payment, and finishes or voids it (reliability, rule 5); then about those declined without a charge.
 * Each is claimed only when it is its turn, so a crash leaves few claimed. One that fails is logged and tried again in the next run. Returns
 * the number of payments.
 */
export async function reconcile(deps: PaymentDeps, run: Run = onItsOwn): Promise<number> {
  const claimSeconds = Math.ceil(deps.payments.callTimeoutMs / 1000) + otherWorkSeconds;
  const after = deps.config.reconcileAfterSeconds;
  const claim = async () =>
    (await updateNextPending(deps.pool, after, claimSeconds)) ?? (await updateNextUncharged(deps.pool, after, claimSeconds));
  let turns = maxPerRun;
  let looked = 0;
  const lane = async (): Promise<void> => {
    for (; turns > 0 && !run.stopping.aborted; turns -= 1) {
      const shopOrderNo = await claim();
      await run.alive();
      if (shopOrderNo === undefined) return;
      looked += 1;
      try {
        await continuePayment(deps, shopOrderNo);
      } catch (error) {
        deps.log.error({ event: 'payment.not_reconciled', err: error, shopOrderNo }, 'payment could not be reconciled');
      }
    }
  };
  await Promise.all(Array.from({ length: concurrency }, lane));
  return looked;
}
