import { randomUUID } from 'node:crypto';
import type { ManualResolution } from '@dining/domain/payments/resolutions';
import type { PaymentState } from '@dining/domain/payments/states';
import type { ShopOrderNo } from '@dining/domain/shared/codes';
import { getTodayInSeoul } from '@dining/domain/shared/seoul-time';
import type { PoolClient } from 'pg';
import { closeAlarm } from '../../notifications/alarms';
import type { Approval, StatusResult } from '../../ports/payments';
import { type AuditOrigin, insertAuditEntry } from '../../stores/app/audit';
import { manuallyResolvedAlarmKinds } from '../../stores/messages/alarms';
import {
  findPaymentByCharge,
  getPayment,
  type Payment,
  type PaymentPatch,
  updatePaymentState,
} from '../../stores/payments/payments';
import { findManualRefund, type Refund, updateRefundToDone, updateRefundToOpen } from '../../stores/payments/refunds';
import { releaseHold } from '../capacity/hold';
import { findHotelOfOrder } from './compare-charge';
import type { PaymentDeps } from './payment-deps';
import { getProvider } from './provider-of-payment';
import { reservePaidOrder } from './reserve-paid-order';
import { getFinalState, getPendingState, submitRefund } from './submit-refund';

export interface ManualReview {
  readonly shopOrderNo: ShopOrderNo;
  readonly actorName: string;
  readonly reason: string;
  /** Undefined if the provider's status decides. */
  readonly resolution: ManualResolution | undefined;
  /** The charge that paid the order, if the resolution is `reserved`. */
  readonly chargeId: string | undefined;
  /** Name of the first person, who proposed the resolution. */
  readonly proposer: string;
  /** Account, device and IP address of the second person, who confirms it. */
  readonly origin: AuditOrigin;
}

export type ManualReviewError =
  | 'unknown_payment'
  | 'not_stuck'
  /** The provider did not answer, or its answer does not decide: it reports another charge or another amount. */
  | 'provider_silent'
  /** The resolution needs the id of a charge, or is not possible: the order is deleted, or a refund is open. */
  | 'charge_unnamed'
  | 'charge_of_another';

/** A checked resolution, ready to be applied in a transaction. */
export interface ManualReviewPlan {
  readonly review: ManualReview;
  /** Null for a charge that belongs to no payment of ours. */
  readonly payment: Payment | null;
  readonly refund: Refund | undefined;
  /** Undefined if only the alarm is closed. */
  readonly transition: StateTransition | undefined;
}

type PlanResult =
  | { readonly ok: true; readonly plan: ManualReviewPlan }
  | { readonly ok: false; readonly error: ManualReviewError };

interface StateTransition {
  readonly to: PaymentState;
  readonly patch?: PaymentPatch;
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
  // Not known for this charge, so only the whole amount can be refunded.
  partCancel: false,
  approvalNo: '',
  cashReceiptNo: '',
  label: '',
});

const getChosenTransition = (
  deps: PaymentDeps,
  payment: Payment,
  refund: Refund | undefined,
  review: ManualReview,
): StateTransition | undefined => {
  if (review.resolution === 'refunded')
    return refund === undefined ? { to: 'voided', releasesHold: true } : { to: getFinalState(refund), refund: 'done' };
  if (refund !== undefined) return undefined;
  if (review.resolution === 'not_charged')
    return { to: 'declined', patch: { failureCode: 'not_charged', deletesOrder: true }, releasesHold: true };
  if (review.chargeId === undefined || payment.order === null) return undefined;
  return {
    to: 'approved',
    patch: { approval: toApproval(payment, review.chargeId, deps.payments.merchantId, deps.now()) },
  };
};

const getProviderTransition = (
  payment: Payment,
  refund: Refund | undefined,
  response: StatusResult,
): StateTransition | undefined => {
  if (refund !== undefined) {
    if (response.outcome === 'notFound') return { to: getPendingState(refund), refund: 'retry' };
    const matchesRequestedAmount = response.outcome === 'cancelled' && response.cancelledAmount === refund.amount;
    return matchesRequestedAmount ? { to: getFinalState(refund), refund: 'done' } : undefined;
  }
  if (response.outcome === 'notFound')
    return { to: 'declined', patch: { failureCode: 'not_charged', deletesOrder: true }, releasesHold: true };
  if (response.outcome === 'cancelled') return { to: 'voided', releasesHold: true };
  const isExpectedCharge =
    response.outcome === 'approved' &&
    response.shopOrderNo === payment.shopOrderNo &&
    response.amount === payment.amount;
  return isExpectedCharge && payment.order !== null ? { to: 'approved', patch: { approval: response } } : undefined;
};

async function applyTransition(
  client: PoolClient,
  deps: PaymentDeps,
  { shopOrderNo }: Payment,
  refund: Refund | undefined,
  transition: StateTransition,
): Promise<boolean> {
  if (!(await updatePaymentState(client, deps.actor, shopOrderNo, 'manual', transition.to, transition.patch)))
    return false;
  if (refund !== undefined && transition.refund === 'done') await updateRefundToDone(client, refund.id, 'manual');
  if (refund !== undefined && transition.refund === 'retry')
    await updateRefundToOpen(client, refund.id, { cancelKey: randomUUID(), cancelDay: getTodayInSeoul(deps.now()) });
  if (transition.releasesHold === true) await releaseHold(client, shopOrderNo, 'held');
  return true;
}

async function recordResolutionAndCloseAlarms(
  client: PoolClient,
  deps: PaymentDeps,
  { actorName, shopOrderNo, reason, resolution, proposer, origin }: ManualReview,
  htlCode: Payment['htlCode'] | null,
  to: PaymentState | null,
): Promise<void> {
  await insertAuditEntry(client, {
    actorName,
    action: 'payment.settle',
    subject: shopOrderNo,
    htlCode,
    origin,
    detail: { from: to === null ? null : 'manual', to, by: resolution ?? 'the provider’s status', reason, proposer },
  });
  for (const kind of manuallyResolvedAlarmKinds) await closeAlarm(client, deps.log, kind, shopOrderNo);
}

const isChargeOfAnotherOrder = async (
  { pool }: PaymentDeps,
  { provider, shopOrderNo }: Payment,
  { chargeId }: ManualReview,
): Promise<boolean> => {
  const chargedPayment = chargeId === undefined ? undefined : await findPaymentByCharge(pool, { provider, chargeId });
  return chargedPayment !== undefined && chargedPayment.shopOrderNo !== shopOrderNo;
};

const findStatusKey = ({ approveKey, approveDay }: Payment, refund: Refund | undefined) =>
  refund !== undefined
    ? { key: refund.cancelKey, day: refund.cancelDay }
    : approveKey !== null && approveDay !== null
      ? { key: approveKey, day: approveDay }
      : undefined;

/**
 * Queries the provider's status of a payment, or of its refund if that needs manual review. Returns undefined if no
 * request was sent whose status could be queried.
 */
export async function queryManualPayment(deps: PaymentDeps, payment: Payment): Promise<StatusResult | undefined> {
  const refund = await findManualRefund(deps.pool, payment.shopOrderNo);
  const key = findStatusKey(payment, refund);
  return key && getProvider(deps, payment).getStatus(key);
}

/**
 * Decides how a payment that needs manual review is resolved: by the provider's status, queried outside every
 * transaction, or by the resolution that the two people have chosen.
 */
export async function planManualReview(deps: PaymentDeps, review: ManualReview): Promise<PlanResult> {
  const { shopOrderNo, resolution } = review;
  const payment = await getPayment(deps.pool, shopOrderNo);
  if (resolution === 'seen')
    return { ok: true, plan: { review, payment: payment ?? null, refund: undefined, transition: undefined } };
  if (payment === undefined) return { ok: false, error: 'unknown_payment' };
  if (payment.state !== 'manual') return { ok: false, error: 'not_stuck' };
  if (await isChargeOfAnotherOrder(deps, payment, review)) return { ok: false, error: 'charge_of_another' };
  const refund = await findManualRefund(deps.pool, shopOrderNo);
  const queryProvider = async () => {
    const response = await queryManualPayment(deps, payment);
    return response && getProviderTransition(payment, refund, response);
  };
  const transition =
    resolution === undefined ? await queryProvider() : getChosenTransition(deps, payment, refund, review);
  if (transition === undefined)
    return { ok: false, error: resolution === undefined ? 'provider_silent' : 'charge_unnamed' };
  return { ok: true, plan: { review, payment, refund, transition } };
}

/** Applies a resolution in the caller's transaction. Returns false if the payment has changed meanwhile. */
export async function applyManualReview(
  client: PoolClient,
  deps: PaymentDeps,
  { review, payment, refund, transition }: ManualReviewPlan,
): Promise<boolean> {
  if (
    payment !== null &&
    transition !== undefined &&
    !(await applyTransition(client, deps, payment, refund, transition))
  )
    return false;
  const htlCode = payment?.htlCode ?? (await findHotelOfOrder(client, review.shopOrderNo)) ?? null;
  await recordResolutionAndCloseAlarms(client, deps, review, htlCode, transition?.to ?? null);
  return true;
}

/**
 * Continues after the commit: creates the reservation, or submits the refund again. If the capacity is gone, the charge
 * is voided.
 */
export async function finishManualReview(deps: PaymentDeps, { review, transition }: ManualReviewPlan): Promise<void> {
  if (transition?.to === 'approved') await reservePaidOrder(deps, review.shopOrderNo);
  if (transition?.refund === 'retry') await submitRefund(deps, review.shopOrderNo);
}
