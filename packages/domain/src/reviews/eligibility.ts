import type { Attendance } from '../reservations/attendance';
import type { ReservationStatus } from '../reservations/states';
import { getVisitStart } from '../shared/seoul-calendar';
import type { Visit } from '../shared/seoul-time';

/** A reservation as far as its review is concerned. */
export interface ReviewedReservation {
  readonly hotelReviewsOn: boolean;
  readonly visit: Visit;
  readonly status: ReservationStatus;
  readonly attendance: Attendance;
}

/**
 * A row's resvReviewYn (decision 5): the hotel has reviews on, the visit has passed, was not cancelled, and its guest is not marked as one who
 * did not come. A review that was written before stays.
 */
export const isReviewable = ({ hotelReviewsOn, visit, status, attendance }: ReviewedReservation, now: Date): boolean =>
  hotelReviewsOn && status !== 'cancel' && attendance !== 'no_show' && getVisitStart(visit) < now;

/** What the review modal does (Spec §2.14): shows the one review there is, lets one be written, or does not open. */
export function getReviewMode(visit: {
  readonly reviewCode: string | null;
  /** Its resvReviewYn. */
  readonly reviewable: boolean;
}): 'view' | 'write' | 'none' {
  if (visit.reviewCode !== null) return 'view';
  return visit.reviewable ? 'write' : 'none';
}
