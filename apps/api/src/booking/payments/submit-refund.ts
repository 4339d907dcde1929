import { randomUUID } from 'node:crypto';
import type { PaymentState } from '@dining/domain/payments/states';
import type { ShopOrderNo } from '@dining/domain/shared/codes';
import { todayInSeoul } from '@dining/domain/shared/seoul-time';
import type { PoolClient } from 'pg';
import { inTransaction } from '../../db/transaction';
import { raiseAlarm } from '../../notifications/alarms';
import type { Approval } from '../../ports/payments';
import { getPayment, type Payment, updatePaymentState } from '../../stores/payments/payments';
import {
  findOpenRefund,
  insertRefund,
  type Refund,
  updateRefundKey,
  updateRefundToDone,
  updateRefundToExternal,
  updateRefundToManual,
} from '../../stores/payments/refunds';
import { updateCancelledInFull } from '../../stores/reservations/reservation-cancel';
import { freeHold } from '../capacity/hold';
import type { PaymentDeps } from './payment-deps';
import { getProvider } from './provider-of-payment';

type Voidable = Extract<PaymentState, 'approving' | 'unknown' | 'approved' | 'declined' | 'lapsed'>;

/** Records that a charge is to be refunded in full, and releases its hold. Call `submitRefund` after the commit. False where another process moved the payment. */
export async function recordVoid(
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
  await insertRefund(client, {
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

/** Returns the state of a payment once its refund is done. */
export const finalState = (refund: Refund): PaymentState => {
  if (refund.kind === 'void') return 'voided';
  return refund.remainAmount === 0 ? 'refunded' : 'partly_refunded';
};

/** Returns the state of a payment while its refund is under way. */
export const pendingState = (refund: Refund): 'voiding' | 'refunding' => (refund.kind === 'void' ? 'voiding' : 'refunding');

/** Records, once, that a refund is done. */
export async function recordRefund(deps: PaymentDeps, { shopOrderNo }: Payment, refund: Refund): Promise<void> {
  await inTransaction(deps.pool, async (client) => {
    if (await updateRefundToDone(client, refund.id, 'asked'))
      await updatePaymentState(client, deps.by, shopOrderNo, pendingState(refund), finalState(refund));
  });
  deps.log.info({ event: 'refund.settled', shopOrderNo }, 'refund settled');
}

/** Gives up on a refund: it goes to manual review, with an alarm. */
export async function escalateRefund(deps: PaymentDeps, { shopOrderNo }: Payment, refund: Refund, why: string): Promise<void> {
  await inTransaction(deps.pool, async (client) => {
    if (!(await updateRefundToManual(client, refund.id))) return;
    await updatePaymentState(client, deps.by, shopOrderNo, pendingState(refund), 'manual');
    await raiseAlarm(client, deps.log, 'payment_needs_a_person', shopOrderNo, why);
  });
  deps.log.error({ event: 'refund.escalated', shopOrderNo, reason: why }, 'refund needs manual review');
}

/** Describes in won what a refund was to do with a charge, for an alarm. */
export const describeRefund = ({ amount, remainAmount }: Refund): string =>
  `${amount} won were to go back and ${remainAmount} to be kept as the fee`;

/**
 * Returns whether the provider's status says that all of a payment's charge has gone back; a refund of ours that left a part charged cannot
 * have done that alone.
 */
const isCancelledWhole = async (deps: PaymentDeps, payment: Payment): Promise<boolean> => {
  const { approveKey, approveDay, chargeId } = payment;
  if (approveKey === null || approveDay === null) return false;
  const answer = await getProvider(deps, payment).getStatus({ key: approveKey, day: approveDay });
  return answer.outcome === 'cancelled' && answer.chargeId === chargeId;
};

/**
 * Records, once, that all of a charge has gone back while a refund of it was under way. Where a fee was to be kept the cancelled reservation has
 * none then, as where the provider's desk was first, and an alarm tells both sums.
 */
export async function recordWholeCancel(deps: PaymentDeps, payment: Payment, refund: Refund): Promise<void> {
  const { shopOrderNo } = payment;
  const charged = payment.approvedAmount ?? payment.amount;
  await inTransaction(deps.pool, async (client) => {
    if (!(await updateRefundToExternal(client, refund.id, { amount: charged, remainAmount: 0 }))) return;
    const to = refund.kind === 'void' ? 'voided' : 'refunded';
    await updatePaymentState(client, deps.by, shopOrderNo, pendingState(refund), to, { failureCode: 'at_provider' });
    if (refund.remainAmount === 0) return;
    await updateCancelledInFull(client, shopOrderNo, charged);
    const why = `all ${charged} won went back, at the provider’s desk as well; by its guest’s cancellation ${describeRefund(refund)}`;
    await raiseAlarm(client, deps.log, 'cancelled_at_provider', shopOrderNo, why);
  });
  deps.log.warn({ event: 'payment.refunded_externally', shopOrderNo, charged }, 'whole charge cancelled beside its refund');
}

/** How often the reconciler tries a declined refund again before it escalates it. */
const maxRefundDeclines = 3;

/** Returns the refund with a key of today: the provider takes a key only on the day that is stored with it. Undefined where another process changed it. */
async function renewKeyDaily(deps: PaymentDeps, refund: Refund): Promise<Refund | undefined> {
  const cancelDay = todayInSeoul(deps.now());
  if (refund.cancelDay === cancelDay) return refund;
  const cancelKey = randomUUID();
  return (await updateRefundKey(deps.pool, refund, { cancelKey, cancelDay })) ? { ...refund, cancelKey, cancelDay } : undefined;
}

/**
 * Sends the open refund of a payment to the provider, outside every transaction; its key must not have been sent before. Leaves an unknown
 * answer to the reconciler, and a decline too until there are `maxRefundDeclines`.
 */
export async function submitRefund(deps: PaymentDeps, shopOrderNo: ShopOrderNo): Promise<void> {
  const [payment, open] = await Promise.all([getPayment(deps.pool, shopOrderNo), findOpenRefund(deps.pool, shopOrderNo)]);
  if (payment === undefined || open === undefined || payment.chargeId === null) return;
  const refund = await renewKeyDaily(deps, open);
  if (refund === undefined) return;
  const answer = await getProvider(deps, payment).cancel({
    chargeId: payment.chargeId,
    method: payment.method,
    paidAmount: payment.approvedAmount ?? payment.amount,
    refundAmount: refund.amount,
    remainAmount: refund.remainAmount,
    key: refund.cancelKey,
    day: refund.cancelDay,
  });
  if (answer.outcome === 'done') return recordRefund(deps, payment, refund);
  if (answer.outcome === 'declined') {
    // The provider declines what its back office has cancelled meanwhile.
    if (await isCancelledWhole(deps, payment)) return recordWholeCancel(deps, payment, refund);
    if (payment.checks >= maxRefundDeclines)
      return escalateRefund(deps, payment, refund, `the provider refuses to give the money back: ${describeRefund(refund)}`);
  }
  deps.log.warn({ event: 'refund.unconfirmed', shopOrderNo, outcome: answer.outcome }, 'refund not confirmed yet');
}
