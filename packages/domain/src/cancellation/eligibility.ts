import { canReservationMove, type ReservationStatus } from '../reservations/states';
import { allowed, type Check, refused } from '../shared/result';
import { instantOfVisit } from '../shared/seoul-calendar';
import type { Visit } from '../shared/seoul-time';

export type CancelError = 'ALREADY_CANCELLED' | 'ALREADY_CONFIRMED' | 'DATE_EXPIRED';

/** May the guest cancel (Spec §4, §8)? Neither cancelled nor confirmed yet, and before the visit begins. */
export function canCancel(
  reservation: { readonly status: ReservationStatus; readonly visit: Visit },
  now: Date,
): Check<CancelError> {
  if (reservation.status === 'cancel') return refused('ALREADY_CANCELLED');
  if (!canReservationMove(reservation.status, 'cancel', 'guest')) return refused('ALREADY_CONFIRMED');
  return now < instantOfVisit(reservation.visit) ? allowed : refused('DATE_EXPIRED');
}
