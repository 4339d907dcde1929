import { judgeApproval } from '@dining/domain/payments/outcome';
import { limitToVisitStart } from '@dining/domain/payments/visit-start';
import type { ShopOrderNo } from '@dining/domain/shared/codes';
import { inTransaction } from '../../db/transaction';
import { raiseAlarm } from '../../notifications/alarms';
import type { Approval, ApproveResult } from '../../ports/payments';
import { updateHoldExpiry } from '../../stores/inventory/holds';
import { getPayment, type Payment, updatePaymentState } from '../../stores/payments/payments';
import { freeHold } from '../capacity/hold';
import { giveBack, intendVoid } from './give-back';
import type { PaymentDeps, PaymentStatus } from './payment-deps';
import { paymentStatusOf } from './payment-status';
import { reserveApproved } from './reserve-paid-order';

/** Why a payment that the provider knew nothing of was given up; should a charge turn up later, it goes back. */
const notCharged = 'not_charged';

/** Seconds after which a call to the provider can no longer be on its way: only then does its «not found» mean no. */
export const settledAfter = (deps: PaymentDeps): number =>
  deps.config.easypay.timeoutMs / 1000 + deps.config.reconcileAfterSeconds / 3;

/** A payment whose approval is waited for. */
export type AwaitedPayment = Payment & { readonly state: 'approving' | 'unknown' };

export const isAwaited = (payment: Payment | undefined): payment is AwaitedPayment =>
  payment?.state === 'approving' || payment?.state === 'unknown';

/** Acts on the provider's answer about the approval of a payment that waits for it, guarded by the state it waits in. */
export async function finishApproval(deps: PaymentDeps, payment: AwaitedPayment, answer: ApproveResult): Promise<PaymentStatus> {
  const { shopOrderNo, amount, state } = payment;
  const judged = judgeApproval({ shopOrderNo, amount, mallId: deps.config.easypay.mallId }, answer);
  if (judged.verdict === 'unknown' || answer.outcome === 'unknown')
    return leaveUnknown(deps, payment, answer.outcome === 'unknown' ? answer.reason : '');
  if (judged.verdict === 'declined' || answer.outcome === 'declined')
    return decline(deps, payment, judged.verdict === 'declined' ? judged.code : '');
  const untrusted = payment.failureCode === 'bad_signature' ? 'bad_signature' : null;
  const reason = judged.verdict === 'void' ? judged.reason : untrusted;
  const status =
    reason === null
      ? await reserveApproved(deps, shopOrderNo, { from: state, approval: answer })
      : await refuse(deps, payment, answer, reason);
  if (status.result !== 'fail') return status;
  // Given up meanwhile, by a query that the provider answered before it charged.
  const current = await getPayment(deps.pool, shopOrderNo);
  return isDeclined(current) ? refuse(deps, current, answer, 'late_charge') : status;
}

type Refusable = Payment & { readonly state: 'approving' | 'unknown' | 'declined' };
const isDeclined = (payment: Payment | undefined): payment is Payment & { readonly state: 'declined' } =>
  payment?.state === 'declined';

/** Refunds a charge that must not stand, in full. */
async function refuse(deps: PaymentDeps, payment: Refusable, approval: Approval, reason: string): Promise<PaymentStatus> {
  const { shopOrderNo } = payment;
  deps.log.error({ event: 'payment.voided', shopOrderNo, reason }, 'charge must not stand: voiding it');
  await inTransaction(deps.pool, (client) =>
    intendVoid(client, deps, { shopOrderNo, from: payment.state, amount: approval.amount, approval, reason }),
  );
  await giveBack(deps, shopOrderNo);
  return paymentStatusOf(await getPayment(deps.pool, shopOrderNo));
}

/** The provider said no: the seats are free, and the order's personal data goes. */
async function decline(deps: PaymentDeps, payment: AwaitedPayment, code: string): Promise<PaymentStatus> {
  const { shopOrderNo } = payment;
  await inTransaction(deps.pool, async (client) => {
    const moved = await updatePaymentState(client, deps.by, shopOrderNo, payment.state, 'declined', {
      failureCode: code,
      forgetOrder: true,
    });
    if (moved) await freeHold(client, shopOrderNo, 'held');
  });
  deps.log.info({ event: 'payment.declined', shopOrderNo, code }, 'payment declined');
  return paymentStatusOf(await getPayment(deps.pool, shopOrderNo));
}

/** Seconds by which each unanswered status query, and the wait for a manual review, extends a hold; never past the visit. */
const keptSeconds = { unknown: 600, manual: 30 * 86_400 } as const;

async function leaveUnknown(deps: PaymentDeps, payment: AwaitedPayment, reason: string): Promise<PaymentStatus> {
  const { shopOrderNo } = payment;
  deps.log.warn({ event: 'payment.outcome_unknown', shopOrderNo, reason }, 'outcome of an approval is unknown');
  const to = reason === 'too_old' ? 'manual' : 'unknown';
  await inTransaction(deps.pool, async (client) => {
    const moved =
      payment.state === to ||
      (await updatePaymentState(client, deps.by, shopOrderNo, payment.state, to, { failureCode: reason }));
    if (!moved) return;
    // What cannot be had must show as taken.
    if (payment.order !== null)
      await updateHoldExpiry(client, shopOrderNo, limitToVisitStart(keptSeconds[to], payment.order.visit, deps.now()));
    if (to === 'manual')
      await raiseAlarm(client, deps.log, 'payment_needs_a_person', shopOrderNo, 'the provider no longer tells of this payment');
  });
  return { result: 'pending' };
}

/** Asks the provider what became of an approval. `notFound` is believed only once no call can be on its way any more. */
export async function askAgain(deps: PaymentDeps, shopOrderNo: ShopOrderNo): Promise<PaymentStatus> {
  const payment = await getPayment(deps.pool, shopOrderNo);
  if (!isAwaited(payment)) return paymentStatusOf(payment);
  if (payment.approveKey === null || payment.approveDay === null) return { result: 'pending' };
  const answer = await deps.payments.query({ key: payment.approveKey, day: payment.approveDay });
  if (answer.outcome === 'approved' || answer.outcome === 'unknown') return finishApproval(deps, payment, answer);
  if (answer.outcome === 'notFound' && payment.restedSeconds < settledAfter(deps)) return { result: 'pending' };
  return decline(deps, payment, answer.outcome === 'notFound' ? notCharged : 'given_back');
}

/** Asks once more about a payment that was given up for want of a charge; one that has turned up since goes back. */
export async function lookForLateCharge(deps: PaymentDeps, payment: Payment): Promise<void> {
  if (!isDeclined(payment) || payment.failureCode !== notCharged || payment.approveKey === null || payment.approveDay === null)
    return;
  const answer = await deps.payments.query({ key: payment.approveKey, day: payment.approveDay });
  if (answer.outcome === 'approved') await refuse(deps, payment, answer, 'late_charge');
}
