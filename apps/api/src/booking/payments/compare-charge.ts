import { randomUUID } from 'node:crypto';
import {
  type ChargeVerdict,
  classifyProviderCharge,
  isSettledByStaff,
  type ProviderCharge,
} from '@dining/domain/payments/provider-charge';
import { isSupersedable, type PaymentState } from '@dining/domain/payments/states';
import type { HtlCode, ShopOrderNo } from '@dining/domain/shared/codes';
import { getTodayInSeoul } from '@dining/domain/shared/seoul-time';
import type { PoolClient } from 'pg';
import { inTransaction } from '../../db/transaction';
import { raiseAlarm } from '../../notifications/alarms';
import type { Approval } from '../../ports/payments';
import { type AuditOrigin, insertAuditEntry } from '../../stores/app/audit';
import {
  findPaymentByCharge,
  getPayment,
  lockPayment,
  type Payment,
  updatePaymentsToLapsed,
} from '../../stores/payments/payments';
import { insertRefund } from '../../stores/payments/refunds';
import { findHtlCode, findRecordedCharge, insertUnrecordedPayment } from '../../stores/payments/unrecorded-payments';
import { parseHotelOfOrderNo } from '../checkout/keys';
import type { PaymentDeps } from './payment-deps';
import { handleProviderWebhook } from './provider-webhook';
import { recordVoid, submitRefund } from './submit-refund';

export interface OrderCharge extends ProviderCharge {
  readonly shopOrderNo: ShopOrderNo;
  readonly method: 'card' | 'account';
}

/** The two people who settle a charge, and why. */
export interface ChargeSettlement {
  /** The second person, who confirms it. */
  readonly actorName: string;
  readonly origin: AuditOrigin;
  /** The first person, who proposed it. */
  readonly proposer: string;
  readonly reason: string;
}

export interface ChargeComparison {
  readonly verdict: ChargeVerdict;
  /** Null if there is no payment of the order. */
  readonly state: PaymentState | null;
}

const voidReason = 'unknown_charge';

export const findHotelOfOrder = async (
  db: PaymentDeps['pool'] | PoolClient,
  shopOrderNo: ShopOrderNo,
): Promise<HtlCode | undefined> => {
  const htlCode = parseHotelOfOrderNo(shopOrderNo);
  return htlCode === undefined ? undefined : findHtlCode(db, htlCode);
};

/**
 * Compares a charge with what is recorded here. Besides contradictions, a charge needs manual review if it is recorded
 * for another order, if its order was paid with another provider, or if its order number belongs to none of our hotels.
 */
async function determineVerdict({ pool, payments }: PaymentDeps, charge: OrderCharge): Promise<ChargeVerdict> {
  const { shopOrderNo, chargeId } = charge;
  const recordedCharge = await findRecordedCharge(pool, shopOrderNo);
  const payment = await findPaymentByCharge(pool, { provider: payments.name, chargeId });
  if (payment !== undefined && payment.shopOrderNo !== shopOrderNo) return 'manual_review';
  if (recordedCharge !== undefined && recordedCharge.provider !== payments.name) return 'manual_review';
  const verdict = classifyProviderCharge(charge, recordedCharge);
  if (verdict !== 'unknown' || recordedCharge !== undefined) return verdict;
  return (await findHotelOfOrder(pool, shopOrderNo)) === undefined ? 'manual_review' : verdict;
}

const toApproval = ({ chargeId, shopOrderNo, charged, method }: OrderCharge, deps: PaymentDeps): Approval => ({
  chargeId,
  merchantId: deps.payments.merchantId,
  shopOrderNo,
  amount: charged,
  method,
  approvedAt: deps.now(),
  partCancel: false,
  approvalNo: '',
  cashReceiptNo: '',
  label: '',
});

async function voidChargeOfPayment(
  client: PoolClient,
  deps: PaymentDeps,
  charge: OrderCharge,
  payment: Payment,
): Promise<boolean> {
  const { shopOrderNo } = charge;
  if (isSupersedable(payment)) await updatePaymentsToLapsed(client, [shopOrderNo], 'superseded');
  else if (payment.state !== 'lapsed' && payment.state !== 'declined') return false;
  const from = payment.state === 'declined' ? 'declined' : 'lapsed';
  const approval = toApproval(charge, deps);
  return recordVoid(client, deps, { shopOrderNo, from, amount: charge.charged, approval, reason: voidReason });
}

async function voidChargeWithoutPayment(
  client: PoolClient,
  deps: PaymentDeps,
  charge: OrderCharge,
  htlCode: HtlCode,
): Promise<boolean> {
  const { shopOrderNo, chargeId, method, charged: amount } = charge;
  const unrecordedPayment = {
    shopOrderNo,
    htlCode,
    provider: deps.payments.name,
    chargeId,
    method,
    amount,
    reason: voidReason,
  };
  if (!(await insertUnrecordedPayment(client, deps.actor, unrecordedPayment))) return false;
  const cancelDay = getTodayInSeoul(deps.now());
  const key = { cancelKey: randomUUID(), cancelDay };
  return insertRefund(client, { shopOrderNo, kind: 'void', amount, remainAmount: 0, ...key, reason: voidReason });
}

const auditSettlement = (
  client: PoolClient,
  { shopOrderNo, chargeId, left }: OrderCharge,
  { actorName, origin, proposer, reason }: ChargeSettlement,
  htlCode: HtlCode | null,
  note?: string,
): Promise<void> =>
  insertAuditEntry(client, {
    actorName,
    origin,
    action: 'payment.found',
    subject: shopOrderNo,
    htlCode,
    detail: { charge: chargeId, amount: left, reason, proposer, ...(note !== undefined && { note }) },
  });

/**
 * Records a charge that is not in our records, so that it is refunded. Returns false if its hotel is unknown, or if the
 * payment of its order is being approved or has a charge.
 */
async function insertUnrecordedCharge(
  client: PoolClient,
  deps: PaymentDeps,
  charge: OrderCharge,
  settlement: ChargeSettlement,
): Promise<boolean> {
  const payment = await lockPayment(client, charge.shopOrderNo);
  const htlCode = payment?.htlCode ?? (await findHotelOfOrder(client, charge.shopOrderNo));
  if (htlCode === undefined) return false;
  await auditSettlement(client, charge, settlement, htlCode);
  return payment === undefined
    ? voidChargeWithoutPayment(client, deps, charge, htlCode)
    : voidChargeOfPayment(client, deps, charge, payment);
}

/** Raises an alarm about a difference that no rule decides. Returns its text. */
async function flagForManualReview(
  client: PoolClient,
  deps: PaymentDeps,
  { shopOrderNo, chargeId, charged, left }: OrderCharge,
): Promise<string> {
  const explanation = `the provider has charge ${chargeId} of ${charged} won, of which ${left} won are not refunded; our records differ`;
  await raiseAlarm(client, deps.log, 'charge_mismatch', shopOrderNo, explanation);
  return explanation;
}

/**
 * Settles a difference in the caller's transaction: a charge that is not recorded is refunded afterwards, a refund that
 * is not recorded is looked up afterwards, and anything else raises an alarm. Returns false if it settles nothing.
 */
export async function recordChargeSettlement(
  client: PoolClient,
  deps: PaymentDeps,
  charge: OrderCharge,
  verdict: ChargeVerdict,
  settlement: ChargeSettlement,
): Promise<boolean> {
  if (verdict === 'unknown') return insertUnrecordedCharge(client, deps, charge, settlement);
  if (!isSettledByStaff(verdict)) return false;
  const htlCode = (await findHotelOfOrder(client, charge.shopOrderNo)) ?? null;
  const note = verdict === 'manual_review' ? await flagForManualReview(client, deps, charge) : undefined;
  await auditSettlement(client, charge, settlement, htlCode, note);
  return true;
}

/**
 * Submits or looks up the refund after the commit. The reconciler finishes a refund with an unknown outcome. Raises an
 * alarm if the provider's refund cannot be looked up.
 */
export async function finishChargeSettlement(
  deps: PaymentDeps,
  charge: OrderCharge,
  verdict: ChargeVerdict,
): Promise<void> {
  const { shopOrderNo, chargeId, charged, left } = charge;
  if (verdict === 'unknown') await submitRefund(deps, shopOrderNo);
  if (
    verdict === 'refund_missing' &&
    (await handleProviderWebhook(deps, { chargeId, cancelledAmount: charged - left, at: null })) === 'retry'
  )
    await inTransaction(deps.pool, (client) => flagForManualReview(client, deps, charge));
}

/** Compares a charge in the provider's books with what is recorded here. Changes nothing. */
export async function compareCharge(deps: PaymentDeps, charge: OrderCharge): Promise<ChargeComparison> {
  const verdict = await determineVerdict(deps, charge);
  const state = (await getPayment(deps.pool, charge.shopOrderNo))?.state ?? null;
  return { verdict, state };
}
