import { randomUUID } from 'node:crypto';
import type { ShopOrderNo } from '@dining/domain/shared/codes';
import { todayInSeoul } from '@dining/domain/shared/seoul-time';
import { isRefusedByData } from '../../db/refused-by-data';
import type { Cancellation } from '../../ports/payments';
import { claimGivenUp, claimPassing, getPayment, type Payment } from '../../stores/payments/payments';
import { openRefund, type Refund, renewRefundKey } from '../../stores/payments/refunds';
import { askAgain, lookForLateCharge, settledAfter } from './approval';
import { describeRefund, giveBack, handOverRefund, noteRefund } from './give-back';
import type { PaymentDeps } from './payment-deps';
import { reservePaidOrder, undoApproval } from './reserve-paid-order';

/** The most that one run looks at; more wait for the next. */
const batch = 50;
/** How many are driven on at the same time: a provider that answers late must not hold up all the others. */
const lanes = 4;
/** Beside the longest call to the provider, what one payment takes at most: a query, and our own database. */
const aroundTheCallSeconds = 30;
/** So often the reservation of a paid order is tried before it is believed that it cannot be written. */
const triesToWrite = 3;

/** Whether what the provider says went back is what was to go back: all of a void, exactly the sum of a refund. */
const isWhatWeAsked = (refund: Refund, told: Cancellation): boolean =>
  told.cancelledAmount === refund.amount ||
  (refund.kind === 'void' && told.remainAmount === 0 && told.cancelledAmount > refund.amount);

/**
 * Asks first whether the money has gone back. Only a clear no, once no call can be on its way any more, is followed by
 * another attempt, with a key of its own.
 */
async function continueRefund(deps: PaymentDeps, payment: Payment): Promise<void> {
  const refund = await openRefund(deps.pool, payment.shopOrderNo);
  if (refund === undefined) return;
  const answer = await deps.payments.query({ key: refund.cancelKey, day: refund.cancelDay });
  if (answer.outcome === 'cancelled') {
    if (isWhatWeAsked(refund, answer)) return noteRefund(deps, payment, refund);
    const gone = `${answer.cancelledAmount} won went back and ${answer.remainAmount} are still charged`;
    return handOverRefund(deps, payment, refund, `the provider gave another sum back: ${gone}, ${describeRefund(refund)}`);
  }
  if (answer.outcome === 'unknown' && answer.reason === 'too_old') {
    return handOverRefund(deps, payment, refund, `the provider no longer tells of this refund: ${describeRefund(refund)}`);
  }
  if (answer.outcome !== 'notFound' || payment.restedSeconds < settledAfter(deps)) return;
  if (await renewRefundKey(deps.pool, refund, randomUUID(), todayInSeoul(deps.now()))) await giveBack(deps, payment.shopOrderNo);
}

/** Reserves what was paid. Gives the money back where the database keeps refusing the rows themselves. */
async function continueApproved(deps: PaymentDeps, payment: Payment): Promise<void> {
  try {
    await reservePaidOrder(deps, payment.shopOrderNo);
  } catch (error) {
    if (!isRefusedByData(error) || payment.checks < triesToWrite) throw error;
    deps.log.error(
      { event: 'payment.not_recorded', err: error, shopOrderNo: payment.shopOrderNo },
      'approved payment cannot be stored: refunding it',
    );
    await undoApproval(deps, payment, 'not_written');
  }
}

/** Drives one payment on; every step is guarded, so that two processes do it once. */
async function continuePayment(deps: PaymentDeps, shopOrderNo: ShopOrderNo): Promise<void> {
  const payment = await getPayment(deps.pool, shopOrderNo);
  if (payment === undefined) return;
  if (payment.state === 'approving' || payment.state === 'unknown') await askAgain(deps, shopOrderNo);
  else if (payment.state === 'approved') await continueApproved(deps, payment);
  else if (payment.state === 'voiding' || payment.state === 'refunding') await continueRefund(deps, payment);
  else if (payment.state === 'declined') await lookForLateCharge(deps, payment);
}

/** What surrounds a run. A provider that answers late makes it long: it says at each payment that it is alive, and can be ended. */
interface Run {
  readonly alive: () => Promise<void>;
  readonly stopping: AbortSignal;
}
const onItsOwn: Run = { alive: () => Promise.resolve(), stopping: new AbortController().signal };

/**
 * Asks the provider about every payment that has rested in a passing state, and finishes or voids it (reliability, rule 5); then
 * about those given up without a charge. Each is claimed only when it is its turn: what a crash leaves claimed is little.
 * One that fails is logged and tried again next time. Answers how many were looked at.
 */
export async function reconcile(deps: PaymentDeps, run: Run = onItsOwn): Promise<number> {
  const claimSeconds = Math.ceil(deps.config.easypay.timeoutMs / 1000) + aroundTheCallSeconds;
  const after = deps.config.reconcileAfterSeconds;
  const claim = async () =>
    (await claimPassing(deps.pool, after, claimSeconds)) ?? (await claimGivenUp(deps.pool, after, claimSeconds));
  let turns = batch;
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
  await Promise.all(Array.from({ length: lanes }, lane));
  return looked;
}
