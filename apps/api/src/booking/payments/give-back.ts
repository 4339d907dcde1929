import { randomUUID } from 'node:crypto';
import type { PaymentState } from '@dining/domain/payments/states';
import type { ShopOrderNo } from '@dining/domain/shared/codes';
import { todayInSeoul } from '@dining/domain/shared/seoul-time';
import type { PoolClient } from 'pg';
import { inTransaction } from '../../db/transaction';
import { raiseAlarm } from '../../notifications/alarms';
import type { Approval } from '../../ports/payments';
import { getPayment, type Payment, updatePaymentState } from '../../stores/payments/payments';
import { askRefund, openRefund, type Refund, renewRefundKey, settleRefund, settleRefundAs } from '../../stores/payments/refunds';
import { updateCancelledInFull } from '../../stores/reservations/reservation-cancel';
import { freeHold } from '../capacity/hold';
import type { PaymentDeps } from './payment-deps';

type Voidable = Extract<PaymentState, 'approving' | 'unknown' | 'approved' | 'declined' | 'lapsed'>;

/** Commits the intent to give a charge back whole, and frees what it held. `giveBack` then does it at the provider. */
export async function intendVoid(
  client: PoolClient,
  deps: PaymentDeps,
  payment: {
    readonly shopOrderNo: ShopOrderNo;
    readonly from: Voidable;
    readonly amount: number;
    readonly approval?: Approval;
    readonly reason: string;
  },
): Promise<boolean> {
  const { shopOrderNo, approval, reason } = payment;
  const moved = await updatePaymentState(client, deps.by, shopOrderNo, payment.from, 'voiding', {
    ...(approval === undefined ? {} : { approval }),
    failureCode: reason,
    forgetOrder: true,
  });
  if (!moved) return false;
  const cancelDay = todayInSeoul(deps.now());
  await askRefund(client, {
    shopOrderNo,
    kind: 'void',
    amount: payment.amount,
    remainAmount: 0,
    cancelKey: randomUUID(),
    cancelDay,
    reason,
  });
  await freeHold(client, shopOrderNo, 'held');
  return true;
}

/** Where a payment rests once its money has gone back. */
export const restOf = (refund: Refund): PaymentState => {
  if (refund.kind === 'void') return 'voided';
  return refund.remainAmount === 0 ? 'refunded' : 'partly_refunded';
};

export const passingOf = (refund: Refund): 'voiding' | 'refunding' => (refund.kind === 'void' ? 'voiding' : 'refunding');

/** The money has gone back: writes it down, once. */
export async function noteRefund(deps: PaymentDeps, { shopOrderNo }: Payment, refund: Refund): Promise<void> {
  await inTransaction(deps.pool, async (client) => {
    if (await settleRefund(client, refund.id, 'done'))
      await updatePaymentState(client, deps.by, shopOrderNo, passingOf(refund), restOf(refund));
  });
  deps.log.info({ event: 'refund.settled', shopOrderNo }, 'refund settled');
}

/** A refund that nobody can bring about any more goes to a person. */
export async function handOverRefund(deps: PaymentDeps, { shopOrderNo }: Payment, refund: Refund, why: string): Promise<void> {
  await inTransaction(deps.pool, async (client) => {
    if (!(await settleRefund(client, refund.id, 'manual'))) return;
    await updatePaymentState(client, deps.by, shopOrderNo, passingOf(refund), 'manual');
    await raiseAlarm(client, deps.log, 'payment_needs_a_person', shopOrderNo, why);
  });
  deps.log.error({ event: 'refund.escalated', shopOrderNo, reason: why }, 'refund needs a person');
}

/** Describes in won what a refund was to do with a charge. */
export const describeRefund = ({ amount, remainAmount }: Refund): string =>
  `${amount} won were to go back and ${remainAmount} to be kept as the fee`;

/**
 * Returns whether the provider's status says that all of a payment's charge has gone back; a refund of ours that left a part charged cannot
 * have done that alone.
 */
const isCancelledWhole = async (deps: PaymentDeps, { approveKey, approveDay, pgCno }: Payment): Promise<boolean> => {
  if (approveKey === null || approveDay === null) return false;
  const answer = await deps.payments.query({ key: approveKey, day: approveDay });
  return answer.outcome === 'cancelled' && answer.pgCno === pgCno;
};

/**
 * Records, once, that all of a charge has gone back while a refund of it was under way. Where a fee was to be kept the cancelled reservation has
 * none then, as where the provider's desk was first, and an alarm tells both sums.
 */
export async function recordWholeCancel(deps: PaymentDeps, payment: Payment, refund: Refund): Promise<void> {
  const { shopOrderNo } = payment;
  const charged = payment.approvedAmount ?? payment.amount;
  await inTransaction(deps.pool, async (client) => {
    if (!(await settleRefundAs(client, refund.id, { amount: charged, remainAmount: 0 }))) return;
    const to = refund.kind === 'void' ? 'voided' : 'refunded';
    await updatePaymentState(client, deps.by, shopOrderNo, passingOf(refund), to, { failureCode: 'at_provider' });
    if (refund.remainAmount === 0) return;
    await updateCancelledInFull(client, shopOrderNo, charged);
    const why = `all ${charged} won went back, at the provider’s desk as well; by its guest’s cancellation ${describeRefund(refund)}`;
    await raiseAlarm(client, deps.log, 'cancelled_at_provider', shopOrderNo, why);
  });
  deps.log.warn({ event: 'payment.refunded_externally', shopOrderNo, charged }, 'whole charge cancelled beside its refund');
}

/** A refused refund is tried again so often by the reconciler: the day may have changed at the provider, or its mood. */
const refusalsBorne = 3;

/** The refund as it can be sent today: the provider takes a key only on the day that is stored with it. */
async function datedToday(deps: PaymentDeps, refund: Refund): Promise<Refund | undefined> {
  const cancelDay = todayInSeoul(deps.now());
  if (refund.cancelDay === cancelDay) return refund;
  const cancelKey = randomUUID();
  return (await renewRefundKey(deps.pool, refund, cancelKey, cancelDay)) ? { ...refund, cancelKey, cancelDay } : undefined;
}

/**
 * Gives back at the provider what a payment's open refund says, whose key must not have been sent before. The call stands
 * outside every transaction. An unknown answer is left to the reconciler, a refusal too until it has been borne often enough.
 */
export async function giveBack(deps: PaymentDeps, shopOrderNo: ShopOrderNo): Promise<void> {
  const [payment, open] = await Promise.all([getPayment(deps.pool, shopOrderNo), openRefund(deps.pool, shopOrderNo)]);
  if (payment === undefined || open === undefined || payment.pgCno === null) return;
  const refund = await datedToday(deps, open);
  if (refund === undefined) return;
  const answer = await deps.payments.cancel({
    pgCno: payment.pgCno,
    method: payment.method,
    paidAmount: payment.approvedAmount ?? payment.amount,
    refundAmount: refund.amount,
    remainAmount: refund.remainAmount,
    key: refund.cancelKey,
    day: refund.cancelDay,
  });
  if (answer.outcome === 'done') return noteRefund(deps, payment, refund);
  if (answer.outcome === 'declined') {
    // What was cancelled at the provider's desk meanwhile is refused to us for good.
    if (await isCancelledWhole(deps, payment)) return recordWholeCancel(deps, payment, refund);
    if (payment.checks >= refusalsBorne)
      return handOverRefund(deps, payment, refund, `the provider refuses to give the money back: ${describeRefund(refund)}`);
  }
  deps.log.warn({ event: 'refund.unconfirmed', shopOrderNo, outcome: answer.outcome }, 'refund not confirmed yet');
}
