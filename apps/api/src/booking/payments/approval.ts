import { verifyApproval } from '@dining/domain/payments/approval';
import { limitToVisitStart } from '@dining/domain/payments/visit-start';
import type { ShopOrderNo } from '@dining/domain/shared/codes';
import { inTransaction } from '../../db/transaction';
import { raiseAlarm } from '../../notifications/alarms';
import type { Approval, ApproveResult, UnknownOutcome } from '../../ports/payments';
import { updateHoldExpiry } from '../../stores/inventory/holds';
import { getPayment, type Payment, updatePaymentState } from '../../stores/payments/payments';
import { endFailedHold } from '../capacity/hold';
import type { PaymentDeps } from './payment-deps';
import { getPaymentStatus, isInApproval, type PaymentInApproval, type PaymentStatus } from './payment-status';
import { findManualReviewReason, getProvider } from './provider-of-payment';
import { reserveApprovedOrder } from './reserve-paid-order';
import { recordVoid, submitRefund } from './submit-refund';

/** The failure code of a payment without a charge at the provider. A charge that appears later is refunded. */
const notChargedCode = 'not_charged';

/**
 * Returns the seconds after which no call to the provider can still be in flight: only then does `notFound` mean that
 * nothing was charged.
 */
export const getMaxCallSeconds = ({ payments, config }: PaymentDeps): number =>
  payments.callTimeoutMs / 1000 + config.reconcileAfterSeconds / 3;

/**
 * Records the provider's response to an approval: a charge becomes a reservation or is refunded. If another process has
 * recorded a response meanwhile, only refunds a charge whose payment that process has declined.
 */
export async function finishApproval(
  deps: PaymentDeps,
  payment: PaymentInApproval,
  response: ApproveResult,
): Promise<PaymentStatus> {
  const { shopOrderNo, amount } = payment;
  const verification = verifyApproval({ shopOrderNo, amount, merchantId: deps.payments.merchantId }, response);
  if (verification.verdict === 'unknown' || response.outcome === 'unknown')
    return recordUnknown(deps, payment, response.outcome === 'unknown' ? response : undefined);
  if (verification.verdict === 'declined' || response.outcome === 'declined')
    return recordDecline(deps, payment, verification.verdict === 'declined' ? verification.code : '');
  const signatureReason = payment.failureCode === 'bad_signature' ? 'bad_signature' : null;
  const reason = verification.verdict === 'void' ? verification.reason : signatureReason;
  const status =
    reason === null
      ? await reserveApprovedOrder(deps, { payment, approval: response })
      : await voidCharge(deps, payment, response, reason);
  if (status.result !== 'fail') return status;
  const currentPayment = await getPayment(deps.pool, shopOrderNo);
  return isDeclined(currentPayment) ? voidCharge(deps, currentPayment, response, 'late_charge') : status;
}

type VoidablePayment = Payment & { readonly state: 'approving' | 'unknown' | 'declined' };
const isDeclined = (payment: Payment | undefined): payment is Payment & { readonly state: 'declined' } =>
  payment?.state === 'declined';

async function voidCharge(
  deps: PaymentDeps,
  payment: VoidablePayment,
  approval: Approval,
  reason: string,
): Promise<PaymentStatus> {
  const { shopOrderNo } = payment;
  deps.log.error({ event: 'payment.voided', shopOrderNo, reason }, 'voiding a charge');
  await inTransaction(deps.pool, (client) =>
    recordVoid(client, deps, { shopOrderNo, from: payment.state, amount: approval.amount, approval, reason }),
  );
  await submitRefund(deps, shopOrderNo);
  return getPaymentStatus(await getPayment(deps.pool, shopOrderNo));
}

async function recordDecline(deps: PaymentDeps, payment: PaymentInApproval, code: string): Promise<PaymentStatus> {
  const { shopOrderNo } = payment;
  await inTransaction(deps.pool, async (client) => {
    const isUpdated = await updatePaymentState(client, deps.actor, shopOrderNo, payment.state, 'declined', {
      failureCode: code,
      deletesOrder: true,
    });
    if (isUpdated) await endFailedHold(client, shopOrderNo);
  });
  deps.log.info({ event: 'payment.declined', shopOrderNo, code }, 'payment declined');
  return getPaymentStatus(await getPayment(deps.pool, shopOrderNo));
}

/** For how long an unknown outcome, or a manual review, extends the hold; never past the visit. */
const holdSeconds = { unknown: 600, manual: 30 * 86_400 } as const;

async function recordUnknown(
  deps: PaymentDeps,
  payment: PaymentInApproval,
  response?: UnknownOutcome,
): Promise<PaymentStatus> {
  const { shopOrderNo } = payment;
  const reason = response?.reason ?? '';
  deps.log.warn({ event: 'payment.outcome_unknown', shopOrderNo, reason }, 'outcome of an approval is unknown');
  const reviewReason = response && findManualReviewReason(response);
  const to = reviewReason === undefined ? 'unknown' : 'manual';
  await inTransaction(deps.pool, async (client) => {
    const isRecorded =
      payment.state === to ||
      (await updatePaymentState(client, deps.actor, shopOrderNo, payment.state, to, { failureCode: reason }));
    if (!isRecorded) return;
    if (payment.order !== null)
      await updateHoldExpiry(client, shopOrderNo, limitToVisitStart(holdSeconds[to], payment.order.visit, deps.now()));
    if (reviewReason !== undefined)
      await raiseAlarm(client, deps.log, 'payment_needs_review', shopOrderNo, `${reviewReason} payment`);
  });
  return { result: 'pending' };
}

/**
 * Queries the outcome of an approval and records it. Records nothing if the provider finds none while the request may
 * still be in flight.
 */
export async function pollApproval(deps: PaymentDeps, shopOrderNo: ShopOrderNo): Promise<PaymentStatus> {
  const payment = await getPayment(deps.pool, shopOrderNo);
  if (!isInApproval(payment)) return getPaymentStatus(payment);
  if (payment.approveKey === null || payment.approveDay === null) return { result: 'pending' };
  const response = await getProvider(deps, payment).getStatus({ key: payment.approveKey, day: payment.approveDay });
  if (response.outcome === 'approved' || response.outcome === 'unknown') return finishApproval(deps, payment, response);
  if (response.outcome === 'notFound' && payment.secondsInState < getMaxCallSeconds(deps)) return { result: 'pending' };
  return recordDecline(deps, payment, response.outcome === 'notFound' ? notChargedCode : 'given_back');
}

/** Refunds a charge that appears at the provider after its payment was declined as not charged. */
export async function voidLateCharge(deps: PaymentDeps, payment: Payment): Promise<void> {
  if (
    !isDeclined(payment) ||
    payment.failureCode !== notChargedCode ||
    payment.approveKey === null ||
    payment.approveDay === null
  )
    return;
  const response = await getProvider(deps, payment).getStatus({ key: payment.approveKey, day: payment.approveDay });
  if (response.outcome === 'approved') await voidCharge(deps, payment, response, 'late_charge');
}
