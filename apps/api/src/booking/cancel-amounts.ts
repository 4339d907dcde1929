import { canCancel } from '@dining/domain/cancellation/eligibility';
import { guestCancelAmounts, settleRefund } from '@dining/domain/cancellation/fee';
import type { ResvCode } from '@dining/domain/shared/codes';
import type { Pool } from 'pg';
import { type Payment, readPayment } from '../stores/payments';
import { type CancellableReservation, reservationToCancel } from '../stores/reservation-cancel';

/** What a cancellation keeps and gives back, in won. */
export interface CancelSettlement {
  readonly fee: number;
  readonly refund: number;
  /** A fee was due, and the provider can only give back everything: the operators are told (decision 22). */
  readonly feeForgone: boolean;
}

/** What the guest's cancellation now would mean, by the policy he agreed to. Without a payment nothing moves. */
export function settlementOf(
  reservation: CancellableReservation,
  payment: Pick<Payment, 'partCancel'> | undefined,
  now: Date,
): CancelSettlement {
  const { policy, visit, payAmount, takesDeposit } = reservation;
  const amounts = guestCancelAmounts({ policy, visit, paidAmount: payAmount, isDeposit: takesDeposit }, now);
  // A provider that has not said so is not asked for a part of the sum.
  const { fee, refund, alarm } = settleRefund(amounts, payment?.partCancel ?? false);
  return { fee, refund, feeForgone: alarm };
}

/** What the cancel modal shows before anybody agrees (Spec §2.14 Cancel modal). */
export interface CancelPreview extends CancelSettlement {
  readonly reservation: CancellableReservation;
  readonly paid: number;
  readonly eligible: ReturnType<typeof canCancel>;
}

/** The fee and refund of cancelling now, changing nothing; undefined where there is no such reservation. */
export async function previewCancellation(pool: Pool, resvCode: ResvCode, now: Date): Promise<CancelPreview | undefined> {
  const reservation = await reservationToCancel(pool, resvCode);
  if (reservation === undefined) return undefined;
  const payment = await readPayment(pool, reservation.shopOrderNo);
  return {
    reservation,
    paid: reservation.payAmount,
    eligible: canCancel(reservation, now),
    ...settlementOf(reservation, payment, now),
  };
}
