import { type CheckResult, err, ok } from '../shared/result';
import { getEndOfDay } from '../shared/seoul-calendar';
import type { Visit } from '../shared/seoul-time';
import type { ReservationStatus } from './states';

/** The reason why a guest can no longer confirm that they will come. */
export type ReconfirmError = 'ALREADY_CANCELLED' | 'DATE_EXPIRED';

/**
 * Checks that the guest can confirm that they will come: the reservation is not cancelled, and the day of visit has not
 * ended, because guests who are late may confirm too.
 */
export function checkReconfirmation(
  reservation: { readonly status: ReservationStatus; readonly visit: Visit },
  now: Date,
): CheckResult<ReconfirmError> {
  if (reservation.status === 'cancel') return err('ALREADY_CANCELLED');
  return now <= getEndOfDay(reservation.visit.date) ? ok : err('DATE_EXPIRED');
}
