import { randomUUID } from 'node:crypto';
import {
  classifyCancellationDuringRefund,
  classifyExternalCancellation,
  type ExternalCancellation,
  type ExternalCancellationVerdict,
} from '@dining/domain/payments/external-cancellation';
import { getTodayInSeoul } from '@dining/domain/shared/seoul-time';
import { getLimit } from '../../config/limits';
import { inTransaction } from '../../db/transaction';
import { rateLimit } from '../../lib/rate-limiter';
import { raiseAlarm } from '../../notifications/alarms';
import type { StatusResult, WebhookCancellation } from '../../ports/payments';
import { insertAuditEntry } from '../../stores/app/audit';
import { findPaymentByCharge, type Payment, updatePaymentState } from '../../stores/payments/payments';
import { findOpenRefund, findRecordedRefund, insertExternalRefund } from '../../stores/payments/refunds';
import { lockReservationForCancellation } from '../../stores/reservations/reservation-cancel';
import { correctPoints } from '../points/correct-points';
import type { PaymentDeps } from './payment-deps';
import { findManualReviewReason } from './provider-of-payment';
import { describeRefund, recordFullCancellation } from './submit-refund';

function findChargeStatus(payment: Payment, response: StatusResult): ExternalCancellation['status'] | undefined {
  if (response.outcome === 'unknown') return findManualReviewReason(response) === undefined ? undefined : 'not_found';
  if (response.outcome === 'cancelled') return response.chargeId === payment.chargeId ? 'cancelled' : undefined;
  if (response.outcome !== 'approved' || response.chargeId !== payment.chargeId) return undefined;
  return response.partCancelled ? 'part_cancelled' : 'charged';
}

async function applyExternalCancellation(
  deps: PaymentDeps,
  { shopOrderNo, resvCode }: Payment,
  { to, amount, remain }: Extract<ExternalCancellationVerdict, { verdict: 'apply' }>,
  at: Date | null,
): Promise<void> {
  await inTransaction(deps.pool, async (client) => {
    const reservation = resvCode === null ? undefined : await lockReservationForCancellation(client, resvCode);
    if (!(await updatePaymentState(client, deps.actor, shopOrderNo, 'reserved', to, { failureCode: 'at_provider' })))
      return;
    const refund = { amount, remainAmount: remain, cancelKey: randomUUID(), cancelDay: getTodayInSeoul(deps.now()) };
    await insertExternalRefund(client, { shopOrderNo, ...refund }, at);
    if (reservation !== undefined) await correctPoints(client, reservation.resvCode);
    if (reservation !== undefined && reservation.status !== 'cancel')
      await raiseAlarm(
        client,
        deps.log,
        'cancelled_at_provider',
        shopOrderNo,
        `${amount} won were refunded in the provider’s back office; reservation ${reservation.resvCode} is not cancelled`,
      );
  });
  deps.log.warn(
    { event: 'payment.cancelled_at_provider', shopOrderNo, to },
    'payment cancelled in the provider’s back office',
  );
}

/**
 * Flags the payment for manual review when the refunded amount cannot be reconciled: raises an alarm, with one audit
 * entry per alarm. An open alarm about a first partial refund does not hide one about a second.
 */
async function flagForManualReview(
  deps: PaymentDeps,
  payment: Payment,
  notifiedAmount: number | null,
  reason: string,
): Promise<void> {
  const { shopOrderNo, htlCode, state } = payment;
  const kind = state === 'partly_refunded' ? 'cancelled_again_at_provider' : 'cancelled_at_provider';
  await inTransaction(deps.pool, async (client) => {
    if (!(await raiseAlarm(client, deps.log, kind, shopOrderNo, reason))) return;
    const entry = {
      action: 'payment.external_cancel',
      subject: shopOrderNo,
      htlCode,
      detail: { refundedAmount: notifiedAmount, note: reason },
    } as const;
    await insertAuditEntry(client, { ...entry, kind: 'provider', actorName: payment.provider });
  });
}

function describeDifference({
  chargedAmount,
  status,
  notifiedAmount,
  recordedRefund,
}: Pick<ExternalCancellation, 'chargedAmount' | 'status' | 'notifiedAmount' | 'recordedRefund'>): string {
  if (status === 'not_found')
    return `the provider reports a refund of ${notifiedAmount ?? 'an unknown number of'} won in its back office, but no longer reports the status of this charge: compare its transaction list`;
  const partText = notifiedAmount === null ? 'an unknown part' : `${notifiedAmount} won`;
  const refundedText = status === 'cancelled' ? `all ${chargedAmount} won` : `${partText} of ${chargedAmount} won`;
  return `the provider has refunded ${refundedText}; our records say ${recordedRefund?.amount ?? 0} won: compare its transaction list`;
}

async function compareWithRefund(
  deps: PaymentDeps,
  payment: Payment,
  { chargedAmount, status, notifiedAmount }: Pick<ExternalCancellation, 'chargedAmount' | 'status' | 'notifiedAmount'>,
): Promise<void> {
  const refund = await findOpenRefund(deps.pool, payment.shopOrderNo);
  if (refund === undefined) return;
  const verdict = classifyCancellationDuringRefund({ status, notifiedAmount, requestedRefund: refund });
  if (verdict === 'fully_refunded') await recordFullCancellation(deps, payment, refund);
  if (verdict === 'manual_review') {
    const refundedText = `${notifiedAmount ?? 'an unknown number of'} of ${chargedAmount} won were refunded in the provider’s back office`;
    await flagForManualReview(
      deps,
      payment,
      notifiedAmount,
      `${refundedText}, while ${describeRefund(refund)}: compare its transaction list`,
    );
  }
}

/**
 * Handles the provider's webhook about a cancelled charge. The provider's status decides whether the charge was
 * cancelled. Uses only the time of the webhook and, for a partial cancellation, its amount. Repeats change nothing.
 * Returns `retry` if the provider must send it again.
 */
export async function handleProviderWebhook(
  deps: PaymentDeps,
  { chargeId, cancelledAmount: notifiedAmount, at }: WebhookCancellation,
): Promise<'accepted' | 'retry'> {
  const payment = await findPaymentByCharge(deps.pool, { provider: deps.payments.name, chargeId });
  if (payment === undefined) return 'accepted';
  const { shopOrderNo, state, approveKey, approveDay } = payment;
  if (state !== 'reserved' && state !== 'partly_refunded' && state !== 'refunding') return 'accepted';
  if (approveKey === null || approveDay === null) return 'accepted';
  if (!(await rateLimit.consume(deps, [getLimit('chargeQueries', { chargeId })])).ok) return 'retry';

  const response = await deps.payments.getStatus({ key: approveKey, day: approveDay });
  const status = findChargeStatus(payment, response);
  if (status === undefined) return 'retry';
  const chargedAmount = payment.approvedAmount ?? payment.amount;
  if (state === 'refunding') {
    await compareWithRefund(deps, payment, { chargedAmount, status, notifiedAmount });
    return 'accepted';
  }
  const recordedRefund = state === 'partly_refunded' ? await findRecordedRefund(deps.pool, shopOrderNo) : null;
  const verdict = classifyExternalCancellation({
    state,
    chargedAmount,
    status,
    notifiedAmount,
    notifiedAt: at,
    recordedRefund,
  });
  if (verdict.verdict === 'apply') await applyExternalCancellation(deps, payment, verdict, at);
  if (verdict.verdict === 'manual_review')
    await flagForManualReview(
      deps,
      payment,
      notifiedAmount,
      describeDifference({ chargedAmount, status, notifiedAmount, recordedRefund }),
    );
  return 'accepted';
}
