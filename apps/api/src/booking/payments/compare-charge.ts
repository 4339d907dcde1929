import { randomUUID } from 'node:crypto';
import {
  type ChargeVerdict,
  classifyProviderCharge,
  type ProviderCharge,
} from '@dining/domain/payments/provider-charge';
import { isSupersedable, type PaymentState } from '@dining/domain/payments/states';
import type { HtlCode, ShopOrderNo } from '@dining/domain/shared/codes';
import { getTodayInSeoul } from '@dining/domain/shared/seoul-time';
import type { PoolClient } from 'pg';
import { inTransaction } from '../../db/transaction';
import { closeAlarm, raiseAlarm } from '../../notifications/alarms';
import type { Approval } from '../../ports/payments';
import { insertAuditEntry } from '../../stores/app/audit';
import {
  findPaymentByCharge,
  getPayment,
  lockPayment,
  type Payment,
  updatePaymentsToLapsed,
} from '../../stores/payments/payments';
import { insertRefund } from '../../stores/payments/refunds';
import { findHotel, findRecordedCharge, insertUnrecordedPayment } from '../../stores/payments/unrecorded-payments';
import { parseOrderHotel } from '../checkout/keys';
import type { PaymentDeps } from './payment-deps';
import { handleProviderWebhook } from './provider-webhook';
import { recordVoid, submitRefund } from './submit-refund';

export interface OrderCharge extends ProviderCharge {
  readonly shopOrderNo: ShopOrderNo;
  readonly method: 'card' | 'account';
}

export interface ReconciliationContext {
  readonly operator: string;
  readonly reason: string;
}

interface ChargeComparison {
  readonly shopOrderNo: ShopOrderNo;
  readonly chargeId: string;
  readonly left: number;
  readonly verdict: ChargeVerdict;
  readonly state: PaymentState | null;
}

const voidReason = 'unknown_charge';

export const findHotelOfOrder = async (
  run: PaymentDeps['pool'] | PoolClient,
  shopOrderNo: ShopOrderNo,
): Promise<HtlCode | undefined> => {
  const named = parseOrderHotel(shopOrderNo);
  return named === undefined ? undefined : findHotel(run, named);
};

/**
 * Compares a charge with what is recorded here. A charge needs manual review if its order number is of no hotel of
 * ours, or if its order was paid with another provider.
 */
async function determineVerdict({ pool, payments }: PaymentDeps, charge: OrderCharge): Promise<ChargeVerdict> {
  const { shopOrderNo, chargeId } = charge;
  const recorded = await findRecordedCharge(pool, shopOrderNo);
  const payment = await findPaymentByCharge(pool, { provider: payments.name, chargeId });
  if (payment !== undefined && payment.shopOrderNo !== shopOrderNo) return 'manual_review';
  if (recorded !== undefined && recorded.provider !== payments.name) return 'manual_review';
  const verdict = classifyProviderCharge(charge, recorded);
  return verdict === 'unknown' && recorded === undefined && (await findHotelOfOrder(pool, shopOrderNo)) === undefined
    ? 'manual_review'
    : verdict;
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

async function voidKnownCharge(
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

async function voidUnknownCharge(
  client: PoolClient,
  deps: PaymentDeps,
  charge: OrderCharge,
  htlCode: HtlCode,
): Promise<boolean> {
  const { shopOrderNo, chargeId, method, charged: amount } = charge;
  const foundPayment = {
    shopOrderNo,
    htlCode,
    provider: deps.payments.name,
    chargeId,
    method,
    amount,
    reason: voidReason,
  };
  if (!(await insertUnrecordedPayment(client, deps.actor, foundPayment))) return false;
  const cancelDay = getTodayInSeoul(deps.now());
  const key = { cancelKey: randomUUID(), cancelDay };
  return insertRefund(client, { shopOrderNo, kind: 'void', amount, remainAmount: 0, ...key, reason: voidReason });
}

const insertUnrecordedCharge = (
  deps: PaymentDeps,
  charge: OrderCharge,
  { operator, reason }: ReconciliationContext,
): Promise<boolean> =>
  inTransaction(
    deps.pool,
    async (client) => {
      const { shopOrderNo, chargeId, left } = charge;
      const payment = await lockPayment(client, shopOrderNo);
      const htlCode = payment?.htlCode ?? (await findHotelOfOrder(client, shopOrderNo));
      if (htlCode === undefined) return false;
      const detail = { charge: chargeId, amount: left, reason };
      await insertAuditEntry(client, { operator, action: 'payment.found', subject: shopOrderNo, htlCode, detail });
      return payment === undefined
        ? voidUnknownCharge(client, deps, charge, htlCode)
        : voidKnownCharge(client, deps, charge, payment);
    },
    (isRecorded) => isRecorded,
  );

async function flagForManualReview(
  deps: PaymentDeps,
  charge: OrderCharge,
  { operator, reason }: ReconciliationContext,
): Promise<void> {
  const { shopOrderNo, chargeId, charged, left } = charge;
  const explanation = `the provider has charge ${chargeId} of ${charged} won, of which ${left} won are not refunded; our records differ`;
  await inTransaction(deps.pool, async (client) => {
    if (!(await raiseAlarm(client, deps.log, 'charge_mismatch', shopOrderNo, explanation))) return;
    const htlCode = (await findHotelOfOrder(client, shopOrderNo)) ?? null;
    const detail = { charge: chargeId, amount: left, reason, note: explanation };
    await insertAuditEntry(client, { operator, action: 'payment.found', subject: shopOrderNo, htlCode, detail });
  });
}

async function applyVerdict(
  deps: PaymentDeps,
  charge: OrderCharge,
  verdict: ChargeVerdict,
  context: ReconciliationContext,
): Promise<void> {
  const { shopOrderNo, chargeId, charged, left } = charge;
  if (verdict === 'known') await closeAlarm(deps.pool, deps.log, 'charge_mismatch', shopOrderNo);
  if (verdict === 'manual_review') await flagForManualReview(deps, charge, context);
  if (verdict === 'unknown' && (await insertUnrecordedCharge(deps, charge, context)))
    await submitRefund(deps, shopOrderNo);
  if (
    verdict === 'refund_missing' &&
    (await handleProviderWebhook(deps, { chargeId, cancelledAmount: charged - left, at: null })) === 'retry'
  )
    await flagForManualReview(deps, charge, context);
}

/**
 * Compares a charge in the provider's books with what is recorded here, and applies the verdict if `context` is given.
 * A charge that is not recorded is refunded, by the reconciler if the provider does not answer; any other difference
 * raises an alarm. Repeats change nothing.
 */
export async function compareCharge(
  deps: PaymentDeps,
  charge: OrderCharge,
  context: ReconciliationContext | undefined,
): Promise<ChargeComparison> {
  const { shopOrderNo, chargeId, left } = charge;
  const verdict = await determineVerdict(deps, charge);
  if (context !== undefined) await applyVerdict(deps, charge, verdict, context);
  const state = (await getPayment(deps.pool, shopOrderNo))?.state ?? null;
  return { shopOrderNo, chargeId, left, verdict, state };
}
