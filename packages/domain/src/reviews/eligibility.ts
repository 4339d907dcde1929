import type { Attendance } from '../reservations/attendance';
import type { ReservationStatus } from '../reservations/states';
import { getVisitStart } from '../shared/seoul-calendar';
import type { Visit } from '../shared/seoul-time';

/** The fields that determine whether a visit can be reviewed. */
export interface ReviewCandidate {
  readonly hotelReviewsOn: boolean;
  readonly visit: Visit;
  readonly status: ReservationStatus;
  readonly attendance: Attendance;
}

/**
 * Returns resvReviewYn (decision 5): true if the hotel has reviews on, and the visit has started and is neither
 * cancelled nor marked as a no-show. Existing reviews stay.
 */
export const isReviewable = ({ hotelReviewsOn, visit, status, attendance }: ReviewCandidate, now: Date): boolean =>
  hotelReviewsOn && status !== 'cancel' && attendance !== 'no_show' && getVisitStart(visit) < now;

/** Returns what the review modal does (Spec §2.14): show the existing review, take a new one, or stay closed. */
export function getReviewMode(visit: {
  readonly reviewCode: string | null;
  /** resvReviewYn of the visit. */
  readonly isReviewable: boolean;
}): 'view' | 'write' | 'none' {
  if (visit.reviewCode !== null) return 'view';
  return visit.isReviewable ? 'write' : 'none';
}
