import { calculateVenueCancellation } from '@dining/domain/cancellation/fee';
import { canVenueCancel, type VenueCancelError } from '@dining/domain/reservations/attendance';
import type { ResvCode, ShopOrderNo } from '@dining/domain/shared/codes';
import type { PoolClient } from 'pg';
import { inTransaction } from '../../db/transaction';
import { insertAuditEntry } from '../../stores/app/audit';
import { type CancellableReservation, lockCancellableReservation } from '../../stores/reservations/reservation-cancel';
import type { PaymentDeps } from '../payments/payment-deps';
import { lockReservationPayment } from './cancel-amounts';
import { sendRefund, writeCancellation } from './cancel-reservation';

export type VenueCancelled =
  | {
      readonly ok: true;
      readonly shopOrderNo: ShopOrderNo;
      /** Won that goes back: all that was paid. */
      readonly refund: number;
      /** It had been done before. */
      readonly again: boolean;
    }
  | { readonly ok: false; readonly error: Exclude<VenueCancelError, 'is_cancelled'> | 'not_found' }
  /** Its guest was first: what was kept of his money, and what goes back, in won. */
  | { readonly ok: false; readonly error: 'cancelled_by_guest'; readonly fee: number; readonly refund: number };

/** Who cancels for the house, and why: for the audit, the guest is not told. */
export interface VenueCancellation {
  readonly resvCode: ResvCode;
  readonly operator: string;
  readonly reason: string;
}

async function write(
  client: PoolClient,
  deps: PaymentDeps,
  reservation: CancellableReservation,
  { operator, reason }: VenueCancellation,
): Promise<VenueCancelled> {
  const { resvCode, shopOrderNo, htlCode, status, payAmount } = reservation;
  const [fee, refund] = [reservation.cancelFee ?? 0, reservation.refundAmount ?? 0];
  if (reservation.cancelledBy === 'venue') return { ok: true, shopOrderNo, refund, again: true };
  const eligible = canVenueCancel(reservation, deps.now());
  if (!eligible.ok && eligible.error !== 'is_cancelled') return { ok: false, error: eligible.error };
  const settled = { ...calculateVenueCancellation(payAmount), feeForgone: false, by: 'venue' } as const;
  const payment = await lockReservationPayment(client, reservation);
  if (!eligible.ok || !(await writeCancellation(client, deps, reservation, payment, settled)))
    return { ok: false, error: 'cancelled_by_guest', fee, refund };
  const detail = { from: status, to: 'cancel', refund: settled.refund, reason };
  await insertAuditEntry(client, { operator, action: 'reservation.cancel', subject: resvCode, htlCode, detail });
  return { ok: true, shopOrderNo, refund: settled.refund, again: false };
}

/**
 * Cancels a reservation for the venue (decision 22): its guest gets everything back, whatever the policy keeps of his own cancellation.
 * One commit with its row in the audit, then the provider; a repeat finds it done.
 */
export async function cancelForVenue(deps: PaymentDeps, cancellation: VenueCancellation): Promise<VenueCancelled> {
  const cancelled = await inTransaction<VenueCancelled>(
    deps.pool,
    async (client) => {
      const reservation = await lockCancellableReservation(client, cancellation.resvCode);
      return reservation === undefined ? { ok: false, error: 'not_found' } : write(client, deps, reservation, cancellation);
    },
    (result) => result.ok,
  );
  if (cancelled.ok && !cancelled.again && cancelled.refund > 0) await sendRefund(deps, cancelled.shopOrderNo);
  return cancelled;
}
