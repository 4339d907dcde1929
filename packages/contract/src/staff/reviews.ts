import { reviewAnswerLimit } from '@dining/domain/reviews/checks';
import type { Ratings } from '@dining/domain/reviews/ratings';
import type { DinCode, HtlCode } from '@dining/domain/shared/codes';
import { z } from 'zod';
import { defineCode, defineLine, defineParagraph } from '../wire';
import { defineStaffCommand } from './command';

export interface VenueReview {
  readonly reviewCode: string;
  readonly productName: string;
  /** `YYYY-MM-DD` in Seoul. */
  readonly day: string;
  readonly ratings: Ratings;
  readonly contents: string;
  readonly photoCount: number;
  readonly answer: string | null;
}

/** Lists the newest visible reviews of a venue. */
export const listVenueReviews = defineStaffCommand<{ readonly reviews: readonly VenueReview[] }>()(
  '/staff/reviews/list',
  { dinCode: defineCode<DinCode>(), limit: z.int().min(1).max(100) },
);

/** Answers a review for everyone to read; with `edit` it replaces the existing answer. */
export const answerReview = defineStaffCommand<{ readonly edited: boolean }>()('/staff/reviews/answer', {
  reviewCode: defineLine(40).min(1),
  answer: defineParagraph(reviewAnswerLimit),
  edit: z.boolean(),
});

/** Switches the ratings of a hotel's reviews on or off. */
export const setRatings = defineStaffCommand<{ readonly again: boolean; readonly hotelName: string }>()(
  '/staff/reviews/set-ratings',
  { htlCode: defineCode<HtlCode>(), on: z.boolean() },
);
