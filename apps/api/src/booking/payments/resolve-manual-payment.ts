import { randomUUID } from 'node:crypto';
import type { ManualResolution } from '@dining/contract/staff/payments';
import type { PaymentState } from '@dining/domain/payments/states';
import type { ShopOrderNo } from '@dining/domain/shared/codes';
import { getTodayInSeoul } from '@dining/domain/shared/seoul-time';
import type { PoolClient } from 'pg';
import { inTransaction } from '../../db/transaction';
import { settleAlarm } from '../../notifications/alarms';
import type { Approval, StatusResult } from '../../ports/payments';
import { insertAuditEntry } from '../../stores/app/audit';
import { paymentAlarms } from '../../stores/messages/alarms';
import {
  findPaymentByCharge,
  getPayment,
  type MovePatch,
  type Payment,
  updatePaymentState,
} from '../../stores/payments/payments';
import { findManualRefund, type Refund, updateRefundToDone, updateRefundToOpen } from '../../stores/payments/refunds';
import { freeHold } from '../capacity/hold';
import { findHotelOfOrder } from './compare-charge';
import type { PaymentDeps } from './payment-deps';
import { getProvider } from './provider-of-payment';
import { reservePaidOrder } from './reserve-paid-order';
import { getFinalState, getPendingState, submitRefund } from './submit-refund';

export interface ManualReview {
  readonly shopOrderNo: ShopOrderNo;
  readonly operator: string;
  readonly reason: string;
  readonly resolution: ManualResolution | undefined;
  readonly chargeId: string | undefined;
}

export type ManualReviewResult =
  | { readonly ok: true; readonly from: PaymentState; readonly payment: Payment }
  | { readonly ok: true; readonly from: null; readonly payment: null }
  | {
      readonly ok: false;
      readonly error: 'unknown_payment' | 'not_stuck' | 'provider_silent' | 'charge_unnamed' | 'charge_of_another';
    };

interface Move {
  readonly to: PaymentState;
  readonly patch?: MovePatch;
  readonly refund?: 'done' | 'retry';
  readonly releasesHold?: true;
}

const toApproval = (
  { amount, method, shopOrderNo }: Payment,
  chargeId: string,
  merchantId: string,
  at: Date,
): Approval => ({
  chargeId,
  merchantId,
  shopOrderNo,
  amount,
  method,
  approvedAt: at,
  // Unknown, so only the whole amount can be refunded.
  partCancel: false,
  approvalNo: '',
  cashReceiptNo: '',
  label: '',
});

const getOperatorMove = (
  deps: PaymentDeps,
  payment: Payment,
  refund: Refund | undefined,
  review: ManualReview,
): Move | undefined => {
  if (review.resolution === 'refunded')
    return refund === undefined ? { to: 'voided', releasesHold: true } : { to: getFinalState(refund), refund: 'done' };
  if (refund !== undefined) return undefined;
  if (review.resolution === 'not_charged')
    return { to: 'declined', patch: { failureCode: 'not_charged', forgetOrder: true }, releasesHold: true };
  if (review.chargeId === undefined || payment.order === null) return undefined;
  return {
    to: 'approved',
    patch: { approval: toApproval(payment, review.chargeId, deps.payments.merchantId, deps.now()) },
  };
};

const getProviderMove = (payment: Payment, refund: Refund | undefined, answer: StatusResult): Move | undefined => {
  if (refund !== undefined) {
    if (answer.outcome === 'notFound') return { to: getPendingState(refund), refund: 'retry' };
    const isAsRequested = answer.outcome === 'cancelled' && answer.cancelledAmount === refund.amount;
    return isAsRequested ? { to: getFinalState(refund), refund: 'done' } : undefined;
  }
  if (answer.outcome === 'notFound')
    return { to: 'declined', patch: { failureCode: 'not_charged', forgetOrder: true }, releasesHold: true };
  if (answer.outcome === 'cancelled') return { to: 'voided', releasesHold: true };
  const isOurs =
    answer.outcome === 'approved' && answer.shopOrderNo === payment.shopOrderNo && answer.amount === payment.amount;
  return isOurs && payment.order !== null ? { to: 'approved', patch: { approval: answer } } : undefined;
};

async function applyMove(
  client: PoolClient,
  deps: PaymentDeps,
  payment: Payment,
  refund: Refund | undefined,
  move: Move,
  review: ManualReview,
): Promise<boolean> {
  const { shopOrderNo, htlCode } = payment;
  if (!(await updatePaymentState(client, deps.actor, shopOrderNo, 'manual', move.to, move.patch))) return false;
  if (refund !== undefined && move.refund === 'done') await updateRefundToDone(client, refund.id, 'manual');
  if (refund !== undefined && move.refund === 'retry')
    await updateRefundToOpen(client, refund.id, { cancelKey: randomUUID(), cancelDay: getTodayInSeoul(deps.now()) });
  if (move.releasesHold === true) await freeHold(client, shopOrderNo, 'held');
  await recordResolution(client, deps, review, htlCode, move.to);
  return true;
}

async function recordResolution(
  client: PoolClient,
  deps: PaymentDeps,
  { operator, shopOrderNo, reason, resolution }: ManualReview,
  htlCode: Payment['htlCode'],
  to: PaymentState | null,
): Promise<void> {
  const detail = { from: to === null ? null : 'manual', to, by: resolution ?? 'the provider’s status', reason };
  await insertAuditEntry(client, { operator, action: 'payment.settle', subject: shopOrderNo, htlCode, detail });
  for (const kind of paymentAlarms) await settleAlarm(client, deps.log, kind, shopOrderNo);
}

const isChargeOfAnotherOrder = async (
  { pool }: PaymentDeps,
  { provider, shopOrderNo }: Payment,
  { chargeId }: ManualReview,
): Promise<boolean> => {
  const paid = chargeId === undefined ? undefined : await findPaymentByCharge(pool, { provider, chargeId });
  return paid !== undefined && paid.shopOrderNo !== shopOrderNo;
};

const closeUnknownCharge = (
  deps: PaymentDeps,
  { shopOrderNo, operator, reason }: ManualReview,
): Promise<ManualReviewResult> =>
  inTransaction<ManualReviewResult>(deps.pool, async (client) => {
    if (!(await settleAlarm(client, deps.log, 'charge_mismatch', shopOrderNo)))
      return { ok: false, error: 'unknown_payment' };
    const htlCode = (await findHotelOfOrder(client, shopOrderNo)) ?? null;
    const detail = { from: null, to: null, by: 'seen', reason };
    await insertAuditEntry(client, { operator, action: 'payment.settle', subject: shopOrderNo, htlCode, detail });
    return { ok: true, from: null, payment: null };
  });

const findStatusKey = ({ approveKey, approveDay }: Payment, refund: Refund | undefined) =>
  refund !== undefined
    ? { key: refund.cancelKey, day: refund.cancelDay }
    : approveKey !== null && approveDay !== null
      ? { key: approveKey, day: approveDay }
      : undefined;

/**
 * Resolves a payment that needs manual review, once: by the provider's status, queried outside every transaction, or as
 * the operator says. A reservation or a refund that follows is created as usual; if the capacity is gone the charge is
 * refunded.
 */
export async function resolveManualPayment(deps: PaymentDeps, review: ManualReview): Promise<ManualReviewResult> {
  const { shopOrderNo, resolution } = review;
  const payment = await getPayment(deps.pool, shopOrderNo);
  if (payment === undefined)
    return resolution === 'seen' ? closeUnknownCharge(deps, review) : { ok: false, error: 'unknown_payment' };
  const getResult = async (): Promise<ManualReviewResult> => ({
    ok: true,
    from: payment.state,
    payment: (await getPayment(deps.pool, shopOrderNo)) ?? payment,
  });
  if (resolution === 'seen') {
    await inTransaction(deps.pool, (client) => recordResolution(client, deps, review, payment.htlCode, null));
    return getResult();
  }
  if (payment.state !== 'manual') return { ok: false, error: 'not_stuck' };
  if (await isChargeOfAnotherOrder(deps, payment, review)) return { ok: false, error: 'charge_of_another' };
  const refund = await inTransaction(deps.pool, (client) => findManualRefund(client, shopOrderNo));
  const queryProvider = async () => {
    const key = findStatusKey(payment, refund);
    return key && getProviderMove(payment, refund, await getProvider(deps, payment).getStatus(key));
  };
  const move = resolution === undefined ? await queryProvider() : getOperatorMove(deps, payment, refund, review);
  if (move === undefined) return { ok: false, error: resolution === undefined ? 'provider_silent' : 'charge_unnamed' };
  const moved = await inTransaction(
    deps.pool,
    (client) => applyMove(client, deps, payment, refund, move, review),
    (isApplied) => isApplied,
  );
  if (!moved) return { ok: false, error: 'not_stuck' };
  if (move.to === 'approved') await reservePaidOrder(deps, shopOrderNo);
  if (move.refund === 'retry') await submitRefund(deps, shopOrderNo);
  return getResult();
}
