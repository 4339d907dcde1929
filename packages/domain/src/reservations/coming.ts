import { allowed, type Check, refused } from '../shared/result';
import { endOfDay } from '../shared/seoul-calendar';
import type { Visit } from '../shared/seoul-time';
import type { ReservationStatus } from './states';

/** Why a guest can no longer confirm that they come. */
export type ComingError = 'ALREADY_CANCELLED' | 'DATE_EXPIRED';

/** May the guest say that he comes? While it stands, until the day is over: who is late may say so, too. */
export function canSayComing(
  reservation: { readonly status: ReservationStatus; readonly visit: Visit },
  now: Date,
): Check<ComingError> {
  if (reservation.status === 'cancel') return refused('ALREADY_CANCELLED');
  return now <= endOfDay(reservation.visit.date) ? allowed : refused('DATE_EXPIRED');
}
