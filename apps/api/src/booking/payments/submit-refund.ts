import { randomUUID } from 'node:crypto';
import type { PaymentState } from '@dining/domain/payments/states';
import type { ShopOrderNo } from '@dining/domain/shared/codes';
import { getTodayInSeoul } from '@dining/domain/shared/seoul-time';
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
import { waiveCancelFee } from '../../stores/reservations/reservation-cancel';
import { endFailedHold } from '../capacity/hold';
import type { PaymentDeps } from './payment-deps';
import { getProvider } from './provider-of-payment';

type VoidableState = Extract<PaymentState, 'approving' | 'unknown' | 'approved' | 'declined' | 'lapsed'>;

/**
 * Records the full refund of a charge and ends its hold (`endFailedHold`). Call `submitRefund` after the commit.
 * Returns false if another process changed the payment.
 */
export async function recordVoid(
  client: PoolClient,
  deps: PaymentDeps,
  payment: {
    readonly shopOrderNo: ShopOrderNo;
    readonly from: VoidableState;
    readonly amount: number;
    readonly approval?: Approval;
    readonly reason: string;
  },
): Promise<boolean> {
  const { shopOrderNo, approval, reason } = payment;
  const isUpdated = await updatePaymentState(client, deps.actor, shopOrderNo, payment.from, 'voiding', {
    ...(approval === undefined ? {} : { approval }),
    failureCode: reason,
    deletesOrder: true,
  });
  if (!isUpdated) return false;
  const cancelDay = getTodayInSeoul(deps.now());
  await insertRefund(client, {
    shopOrderNo,
    kind: 'void',
    amount: payment.amount,
    remainAmount: 0,
    cancelKey: randomUUID(),
    cancelDay,
    reason,
  });
  await endFailedHold(client, shopOrderNo);
  return true;
}

export const getFinalState = (refund: Refund): PaymentState => {
  if (refund.kind === 'void') return 'voided';
  return refund.remainAmount === 0 ? 'refunded' : 'partly_refunded';
};

export const getPendingState = (refund: Refund): 'voiding' | 'refunding' =>
  refund.kind === 'void' ? 'voiding' : 'refunding';

export async function completeRefund(deps: PaymentDeps, { shopOrderNo }: Payment, refund: Refund): Promise<void> {
  await inTransaction(deps.pool, async (client) => {
    if (await updateRefundToDone(client, refund.id, 'requested'))
      await updatePaymentState(client, deps.actor, shopOrderNo, getPendingState(refund), getFinalState(refund));
  });
  deps.log.info({ event: 'refund.settled', shopOrderNo }, 'refund settled');
}

export async function escalateRefund(
  deps: PaymentDeps,
  { shopOrderNo }: Payment,
  refund: Refund,
  reason: string,
): Promise<void> {
  await inTransaction(deps.pool, async (client) => {
    if (!(await updateRefundToManual(client, refund.id))) return;
    await updatePaymentState(client, deps.actor, shopOrderNo, getPendingState(refund), 'manual');
    await raiseAlarm(client, deps.log, 'payment_needs_review', shopOrderNo, reason);
  });
  deps.log.error({ event: 'refund.escalated', shopOrderNo, reason }, 'refund needs manual review');
}

export const describeRefund = ({ amount, remainAmount }: Refund): string =>
  `${amount} won were to be refunded and ${remainAmount} won kept as the cancellation fee`;

/**
 * Returns true if the provider has cancelled the whole charge, for instance because staff cancelled it in the
 * provider's back office during our refund.
 */
const isFullyCancelled = async (deps: PaymentDeps, payment: Payment): Promise<boolean> => {
  const { approveKey, approveDay, chargeId } = payment;
  if (approveKey === null || approveDay === null) return false;
  const response = await getProvider(deps, payment).getStatus({ key: approveKey, day: approveDay });
  return response.outcome === 'cancelled' && response.chargeId === chargeId;
};

/**
 * Records that the whole charge was cancelled during a refund, once. If a fee was to be kept, the cancelled reservation
 * then has none, and an alarm names both sums.
 */
export async function recordFullCancellation(deps: PaymentDeps, payment: Payment, refund: Refund): Promise<void> {
  const { shopOrderNo } = payment;
  const chargedAmount = payment.approvedAmount ?? payment.amount;
  await inTransaction(deps.pool, async (client) => {
    if (!(await updateRefundToExternal(client, refund.id, { amount: chargedAmount, remainAmount: 0 }))) return;
    const to = refund.kind === 'void' ? 'voided' : 'refunded';
    await updatePaymentState(client, deps.actor, shopOrderNo, getPendingState(refund), to, {
      failureCode: 'at_provider',
    });
    if (refund.remainAmount === 0) return;
    await waiveCancelFee(client, shopOrderNo, chargedAmount);
    const reason = `all ${chargedAmount} won were refunded, partly in the provider’s back office; by the guest’s cancellation ${describeRefund(refund)}`;
    await raiseAlarm(client, deps.log, 'cancelled_at_provider', shopOrderNo, reason);
  });
  deps.log.warn(
    { event: 'payment.refunded_externally', shopOrderNo, charged: chargedAmount },
    'whole charge cancelled during its refund',
  );
}

const maxRefundDeclines = 3;

/**
 * Renews the key of a refund if it is not of today: a key is valid only on its day. Returns undefined if another
 * process changed the refund.
 */
async function renewStaleRefundKey(deps: PaymentDeps, refund: Refund): Promise<Refund | undefined> {
  const cancelDay = getTodayInSeoul(deps.now());
  if (refund.cancelDay === cancelDay) return refund;
  const cancelKey = randomUUID();
  return (await updateRefundKey(deps.pool, refund, { cancelKey, cancelDay }))
    ? { ...refund, cancelKey, cancelDay }
    : undefined;
}

/**
 * Sends the open refund of a payment to the provider, outside every transaction; its key must not have been sent
 * before. The reconciler follows up an unknown response, and up to `maxRefundDeclines` declines.
 */
export async function submitRefund(deps: PaymentDeps, shopOrderNo: ShopOrderNo): Promise<void> {
  const [payment, openRefund] = await Promise.all([
    getPayment(deps.pool, shopOrderNo),
    findOpenRefund(deps.pool, shopOrderNo),
  ]);
  if (payment === undefined || openRefund === undefined || payment.chargeId === null) return;
  const refund = await renewStaleRefundKey(deps, openRefund);
  if (refund === undefined) return;
  const response = await getProvider(deps, payment).cancel({
    chargeId: payment.chargeId,
    method: payment.method,
    paidAmount: payment.approvedAmount ?? payment.amount,
    refundAmount: refund.amount,
    remainAmount: refund.remainAmount,
    key: refund.cancelKey,
    day: refund.cancelDay,
  });
  if (response.outcome === 'done') return completeRefund(deps, payment, refund);
  if (response.outcome === 'declined') {
    if (await isFullyCancelled(deps, payment)) return recordFullCancellation(deps, payment, refund);
    if (payment.checks >= maxRefundDeclines)
      return escalateRefund(deps, payment, refund, `the provider declines the refund: ${describeRefund(refund)}`);
  }
  deps.log.warn({ event: 'refund.unconfirmed', shopOrderNo, outcome: response.outcome }, 'refund not confirmed yet');
}
