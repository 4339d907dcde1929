import { busanReviewedVisits } from './busan';
import { jejuReviewedVisits } from './jeju';
import type { ReviewedVisit } from './reviewed-visit';
import { seoulReviewedVisits } from './seoul';

/** Visits that exist only for their reviews, so that each venue has at least eight reviews. */
export const reviewedVisits: readonly ReviewedVisit[] = [
  ...seoulReviewedVisits,
  ...busanReviewedVisits,
  ...jejuReviewedVisits,
];
