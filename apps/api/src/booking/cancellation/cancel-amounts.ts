import { type CancelError, checkCancellation } from '@dining/domain/cancellation/eligibility';
import { calculateActualRefund, calculateGuestCancellation } from '@dining/domain/cancellation/fee';
import type { Err } from '@dining/domain/shared/result';
import type { PoolClient } from 'pg';
import type { Queryable } from '../../db/queryable';
import type { PaymentCapabilities } from '../../ports/payments';
import { getPayment, lockPayment, type Payment } from '../../stores/payments/payments';
import type { CancellationData } from '../../stores/reservations/reservation-cancel';

/** What a cancellation costs and returns, in won. */
export interface CancelSettlement {
  readonly fee: number;
  readonly refund: number;
  /** True if a fee was due that cannot be kept, because the charge can only be refunded in full (decision 22). */
  readonly isFeeForgone: boolean;
}

export type ReservationToCancel = Pick<
  CancellationData,
  'shopOrderNo' | 'status' | 'visit' | 'takesDeposit' | 'payAmount' | 'paidAt' | 'policy'
>;

export function calculateSettlement(
  { policy, visit, payAmount, paidAt, takesDeposit }: ReservationToCancel,
  payment: Pick<Payment, 'partCancel' | 'state'> | undefined,
  { partialCancel }: Pick<PaymentCapabilities, 'partialCancel'>,
  now: Date,
): CancelSettlement {
  // The provider's back office has refunded the whole charge: nothing can be kept.
  if (payment?.state === 'refunded') return { fee: 0, refund: payAmount, isFeeForgone: false };
  const amounts = calculateGuestCancellation(
    { policy, visit, paidAmount: payAmount, isDeposit: takesDeposit, bookedAt: paidAt },
    now,
  );
  return calculateActualRefund(amounts, partialCancel && payment?.partCancel === true);
}

export type CancelPreview = ({ readonly ok: true } & CancelSettlement) | Err<CancelError>;

export function previewCancellation(
  reservation: ReservationToCancel,
  payment: Payment | undefined,
  capabilities: PaymentCapabilities,
  now: Date,
): CancelPreview {
  const checkResult = checkCancellation(reservation, now);
  return checkResult.ok ? { ok: true, ...calculateSettlement(reservation, payment, capabilities, now) } : checkResult;
}

export const findReservationPayment = async (
  db: Queryable,
  { payAmount, shopOrderNo }: Pick<ReservationToCancel, 'payAmount' | 'shopOrderNo'>,
): Promise<Payment | undefined> => (payAmount === 0 ? undefined : getPayment(db, shopOrderNo));

export const lockReservationPayment = async (
  client: PoolClient,
  { payAmount, shopOrderNo }: Pick<ReservationToCancel, 'payAmount' | 'shopOrderNo'>,
): Promise<Payment | undefined> => (payAmount === 0 ? undefined : lockPayment(client, shopOrderNo));
