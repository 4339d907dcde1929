import type { DemoReservation } from '../reservations/demo-reservation';
import type { AspectRatings, ReviewData } from '../review-data';

/** A past visit of a member who reviewed it. */
export interface ReviewedVisit {
  readonly reservation: DemoReservation;
  readonly review: ReviewData;
}

interface ReviewedVisitOptions extends Pick<ReviewData, 'photos' | 'answer'> {
  /** Default: two adults. */
  readonly party?: readonly [adults: number, kids: number];
  /** Quantity of a pickup, which has no party. */
  readonly quantity?: number;
  /** Days between visit and review; 1 by default. */
  readonly daysAfter?: number;
}

/** Creates a reviewed visit; `day` is relative to the day of seeding. */
export function createReviewedVisit(
  id: string,
  personId: string,
  prodCode: string,
  day: number,
  stars: AspectRatings,
  text: string,
  { party = [2, 0], quantity, daysAfter = 1, ...otherFields }: ReviewedVisitOptions = {},
): ReviewedVisit {
  const amount = quantity === undefined ? { party } : { quantity };
  return {
    reservation: { id, personId, prodCode, day, outcome: 'visited', ...amount },
    review: { reservationId: id, text, daysAfter, stars, ...otherFields },
  };
}
