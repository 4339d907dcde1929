import { randomUUID } from 'node:crypto';
import { calculateActualRefund } from '@dining/domain/cancellation/fee';
import { calculateNoShowFee, type NoShowFeeError } from '@dining/domain/cancellation/no-show-fee';
import type { ResvCode, ShopOrderNo } from '@dining/domain/shared/codes';
import { getTodayInSeoul } from '@dining/domain/shared/seoul-time';
import type { Pool, PoolClient } from 'pg';
import { getPayment, lockPayment, updatePaymentState } from '../../stores/payments/payments';
import { insertRefund } from '../../stores/payments/refunds';
import { getNoShowFacts } from '../../stores/reservations/attendance';
import { findReservationForCancellation } from '../../stores/reservations/reservation-cancel';
import type { PaymentDeps } from '../payments/payment-deps';

export type NoShowFeeResult =
  | { readonly ok: true; readonly shopOrderNo: ShopOrderNo; readonly fee: number; readonly refund: number }
  | { readonly ok: false; readonly error: NoShowFeeError | 'fee_payment_open' | 'fee_no_partial_refund' | 'not_found' };

/** Calculates the no-show fee of a reservation as of now, and the refund of the rest. */
export async function calculateReservationNoShowFee(
  db: Pool | PoolClient,
  { payments, now }: Pick<PaymentDeps, 'payments' | 'now'>,
  resvCode: ResvCode,
): Promise<NoShowFeeResult> {
  const reservation = await findReservationForCancellation(db, resvCode);
  if (reservation === undefined) return { ok: false, error: 'not_found' };
  const { shopOrderNo, visit, policy, takesDeposit: isDeposit, payAmount: paidAmount } = reservation;
  const facts = await getNoShowFacts(db, resvCode);
  const amounts = calculateNoShowFee({ visit, policy, isDeposit, paidAmount, ...facts }, now());
  if (!amounts.ok) return amounts;
  const payment = await getPayment(db, shopOrderNo);
  if (payment?.state !== 'reserved') return { ok: false, error: 'fee_payment_open' };
  const allowsPartialRefund = payments.capabilities.partialCancel && payment.partCancel === true;
  const { isFeeForgone } = calculateActualRefund(amounts, allowsPartialRefund);
  if (isFeeForgone) return { ok: false, error: 'fee_no_partial_refund' };
  return { ok: true, shopOrderNo, fee: amounts.fee, refund: amounts.refund };
}

/**
 * Records the refund of what was paid beyond the no-show fee, in the caller's transaction. Call `trySubmitRefund` after
 * the commit. Returns false if the payment is no longer that of a paid reservation, or has a refund already.
 */
export async function recordNoShowRefund(
  client: PoolClient,
  deps: PaymentDeps,
  { shopOrderNo, fee, refund }: Extract<NoShowFeeResult, { readonly ok: true }>,
): Promise<boolean> {
  if (refund === 0) return true;
  await lockPayment(client, shopOrderNo);
  if (!(await updatePaymentState(client, deps.actor, shopOrderNo, 'reserved', 'refunding'))) return false;
  return insertRefund(client, {
    shopOrderNo,
    kind: 'refund',
    amount: refund,
    remainAmount: fee,
    cancelKey: randomUUID(),
    cancelDay: getTodayInSeoul(deps.now()),
    reason: 'no_show',
  });
}
