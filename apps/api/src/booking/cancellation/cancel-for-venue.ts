import { calculateVenueCancellation } from '@dining/domain/cancellation/fee';
import { checkVenueCancellation, type VenueCancelError } from '@dining/domain/reservations/attendance';
import type { ResvCode, ShopOrderNo } from '@dining/domain/shared/codes';
import type { PoolClient } from 'pg';
import { type AuditOrigin, insertAuditEntry } from '../../stores/app/audit';
import type { AlternativeVisit } from '../../stores/messages/outbox';
import { type CancellationData, lockReservationForCancellation } from '../../stores/reservations/reservation-cancel';
import type { PaymentDeps } from '../payments/payment-deps';
import { lockReservationPayment } from './cancel-amounts';
import { recordCancellation } from './cancel-reservation';

export type VenueCancelResult =
  | {
      readonly ok: true;
      readonly shopOrderNo: ShopOrderNo;
      readonly refund: number;
      readonly isRepetition: boolean;
    }
  | { readonly ok: false; readonly error: Exclude<VenueCancelError, 'is_cancelled'> | 'not_found' }
  | { readonly ok: false; readonly error: 'cancelled_by_guest'; readonly fee: number; readonly refund: number };

export interface VenueCancellation {
  readonly resvCode: ResvCode;
  readonly actorName: string;
  readonly reason: string;
  /** The account, device and IP address of the staff member. */
  readonly origin: AuditOrigin;
  /** Other visits that the message to the guest offers. */
  readonly alternatives?: readonly AlternativeVisit[];
}

async function recordVenueCancellation(
  client: PoolClient,
  deps: PaymentDeps,
  reservation: CancellationData,
  { actorName, reason, origin, alternatives = [] }: VenueCancellation,
): Promise<VenueCancelResult> {
  const { resvCode, shopOrderNo, htlCode, status, payAmount } = reservation;
  const [fee, refund] = [reservation.cancelFee ?? 0, reservation.refundAmount ?? 0];
  if (reservation.cancelledBy === 'venue') return { ok: true, shopOrderNo, refund, isRepetition: true };
  const checkResult = checkVenueCancellation(reservation, deps.now());
  if (!checkResult.ok && checkResult.error !== 'is_cancelled') return { ok: false, error: checkResult.error };
  const settlement = {
    ...calculateVenueCancellation(payAmount),
    isFeeForgone: false,
    cancelledBy: 'venue',
    alternatives,
  } as const;
  const payment = await lockReservationPayment(client, reservation);
  if (!checkResult.ok || !(await recordCancellation(client, deps, reservation, payment, settlement)))
    return { ok: false, error: 'cancelled_by_guest', fee, refund };
  const alternativesDetail = alternatives.length === 0 ? {} : { alternatives: alternatives.length };
  const detail = { from: status, to: 'cancel', refund: settlement.refund, reason, ...alternativesDetail };
  await insertAuditEntry(client, {
    actorName,
    action: 'reservation.cancel',
    subject: resvCode,
    htlCode,
    detail,
    origin,
    before: { status },
    after: { status: 'cancel', refund: settlement.refund },
  });
  return { ok: true, shopOrderNo, refund: settlement.refund, isRepetition: false };
}

/**
 * Records a venue's cancellation with a full refund, regardless of the policy (decision 22), in the caller's
 * transaction, which must be rolled back after an error. Call `trySubmitRefund` after the commit. Idempotent.
 */
export async function lockAndRecordVenueCancellation(
  client: PoolClient,
  deps: PaymentDeps,
  cancellation: VenueCancellation,
): Promise<VenueCancelResult> {
  const reservation = await lockReservationForCancellation(client, cancellation.resvCode);
  return reservation === undefined
    ? { ok: false, error: 'not_found' }
    : recordVenueCancellation(client, deps, reservation, cancellation);
}
