import { isReservationTransitionAllowed, type ReservationStatus } from '../reservations/states';
import { type CheckResult, err, ok } from '../shared/result';
import { getVisitStart } from '../shared/seoul-calendar';
import type { Visit } from '../shared/seoul-time';

export type CancelError = 'ALREADY_CANCELLED' | 'ALREADY_CONFIRMED' | 'DATE_EXPIRED';

/** Checks that the guest can cancel (Spec §4, §8): neither cancelled nor confirmed, and before the visit starts. */
export function checkCancellation(
  reservation: { readonly status: ReservationStatus; readonly visit: Visit },
  now: Date,
): CheckResult<CancelError> {
  if (reservation.status === 'cancel') return err('ALREADY_CANCELLED');
  if (!isReservationTransitionAllowed(reservation.status, 'cancel', 'guest')) return err('ALREADY_CONFIRMED');
  return now < getVisitStart(reservation.visit) ? ok : err('DATE_EXPIRED');
}
