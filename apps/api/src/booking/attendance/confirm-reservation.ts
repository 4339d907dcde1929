import { type ConfirmError, checkVenueConfirmation } from '@dining/domain/reservations/attendance';
import type { ResvCode } from '@dining/domain/shared/codes';
import type { PoolClient } from 'pg';
import { type AuditOrigin, insertAuditEntry } from '../../stores/app/audit';
import { lockAttendance, updateReservationToConfirmed } from '../../stores/reservations/attendance';

export type ConfirmResult =
  | { readonly ok: true; readonly isRepetition: boolean }
  | { readonly ok: false; readonly error: ConfirmError | 'not_found' };

export interface ConfirmReservationInput {
  readonly resvCode: ResvCode;
  readonly actorName: string;
  readonly origin: AuditOrigin;
}

/**
 * Confirms a reservation on behalf of the venue, in the caller's transaction. Its guest can then no longer cancel it
 * online, only by phone (Spec §8). Idempotent.
 */
export async function confirmReservation(
  client: PoolClient,
  now: Date,
  { resvCode, actorName, origin }: ConfirmReservationInput,
): Promise<ConfirmResult> {
  const reservation = await lockAttendance(client, resvCode);
  if (reservation === undefined) return { ok: false, error: 'not_found' };
  const { status, htlCode } = reservation;
  if (status === 'confirm') return { ok: true, isRepetition: true };
  const checkResult = checkVenueConfirmation(reservation, now);
  if (!checkResult.ok) return checkResult;
  await updateReservationToConfirmed(client, resvCode);
  await insertAuditEntry(client, {
    actorName,
    action: 'reservation.confirm',
    subject: resvCode,
    htlCode,
    detail: { from: status, to: 'confirm' },
    origin,
    before: { status },
    after: { status: 'confirm' },
  });
  return { ok: true, isRepetition: false };
}
