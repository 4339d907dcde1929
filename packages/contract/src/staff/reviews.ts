import { reviewAnswerLimit } from '@dining/domain/reviews/checks';
import { hidingLimits, hidingReasons, hidingStates } from '@dining/domain/reviews/hiding';
import type { DinCode, HtlCode } from '@dining/domain/shared/codes';
import { z } from 'zod';
import { defineComponent } from '../component';
import { defineStaffEndpoint } from '../endpoint';
import { cursorFields, nextCursorFields } from '../page-cursor';
import { ratingsSchema } from '../site/reviews';
import { defineCode, defineCodeOutput, defineLine, defineParagraph } from '../wire';

const instantSchema = z.string().describe('An instant, ISO 8601');

export const hidingSchema = defineComponent('ReviewHiding', 'Why a review is hidden, with the appeal of its author', {
  state: z.enum(hidingStates),
  reason: z.enum(hidingReasons),
  note: z.string().describe('What staff wrote to the author'),
  hiddenBy: z.string(),
  hiddenAt: instantSchema,
  appeal: z.string().nullable(),
  appealedAt: instantSchema.nullable(),
  decidedBy: z.string().nullable(),
  decidedAt: instantSchema.nullable(),
  decision: z.string().nullable().describe('What staff wrote to the author about the appeal'),
  isHiddenByCaller: z.boolean().describe('True if the caller hid it: another person decides the appeal'),
});

export const staffReviewSchema = defineComponent('StaffReview', 'A review in the inbox', {
  reviewCode: z.string(),
  htlCode: defineCodeOutput<HtlCode>(),
  dinCode: defineCodeOutput<DinCode>(),
  venueName: z.string(),
  productName: z.string(),
  author: z.string().describe('Masked except for the first character'),
  createdAt: instantSchema,
  contents: z.string(),
  photos: z.array(z.string()),
  ratings: ratingsSchema,
  answer: z.string().nullable(),
  answeredAt: instantSchema.nullable(),
  isHidden: z.boolean(),
  hiding: hidingSchema.nullable(),
  version: z.number().int().describe('Send it with a change'),
});

const reviewCodeSchema = defineLine(40).min(1);
const versionSchema = z.int().min(1);
const reviewResult = z.object({ review: staffReviewSchema });

export const listStaffReviews = defineStaffEndpoint({
  method: 'POST',
  path: '/api/staff/review/list',
  auth: { staff: 'inquiry', isForOperators: true },
  summary: 'Lists reviews: those that guests see and hidden ones, newest first, or appeals, oldest first',
  body: z.object({
    state: z.enum(['visible', 'hidden', 'appealed']),
    dinCode: defineCode<DinCode>().optional().describe('Only of this venue'),
    ...cursorFields,
  }),
  result: z.object({ reviews: z.array(staffReviewSchema), ...nextCursorFields }),
  errors: ['not_found'],
});

export const viewReview = defineStaffEndpoint({
  method: 'POST',
  path: '/api/staff/review/view',
  auth: { staff: 'inquiry', isForOperators: true },
  summary: 'Returns a review with its answer, and why it is hidden',
  body: z.object({ reviewCode: reviewCodeSchema }),
  result: reviewResult,
  errors: ['not_found'],
});

export const saveReviewAnswer = defineStaffEndpoint({
  method: 'POST',
  path: '/api/staff/review/answer',
  auth: { staff: 'inquiry', isForOperators: true },
  summary: 'Saves the hotel’s answer, which everyone reads below the review',
  body: z.object({
    reviewCode: reviewCodeSchema,
    version: versionSchema,
    answer: defineParagraph(reviewAnswerLimit).trim().min(1),
  }),
  idempotent: true,
  result: reviewResult,
  errors: ['not_found', 'changed_meanwhile'],
});

export const hideReview = defineStaffEndpoint({
  method: 'POST',
  path: '/api/staff/review/hide',
  auth: { staff: 'review.hide' },
  summary: 'Hides a review with its stars, and notifies its author of the reason and of how to appeal',
  body: z.object({
    reviewCode: reviewCodeSchema,
    version: versionSchema,
    reason: z.enum(hidingReasons),
    note: defineParagraph(hidingLimits.note).trim().min(1),
  }),
  idempotent: true,
  result: reviewResult,
  errors: ['not_found', 'changed_meanwhile', 'hidden_before'],
});

export const decideReviewAppeal = defineStaffEndpoint({
  method: 'POST',
  path: '/api/staff/review/appeal',
  auth: { staff: 'review.hide' },
  summary: 'Decides the appeal of an author, and notifies them. The person who hid the review cannot decide it',
  body: z.object({
    reviewCode: reviewCodeSchema,
    version: versionSchema,
    decision: z
      .enum(['upheld', 'restored'])
      .describe('`upheld` rejects the appeal, and the review stays hidden; `restored` shows it again'),
    note: defineParagraph(hidingLimits.decision).trim().min(1),
  }),
  idempotent: true,
  result: reviewResult,
  errors: ['not_found', 'changed_meanwhile', 'own_decision', 'no_appeal'],
});

export const ratingsSwitchSchema = defineComponent('RatingsSwitch', 'Whether the reviews of a hotel have ratings', {
  htlCode: defineCodeOutput<HtlCode>(),
  hotelName: z.string(),
  isOn: z.boolean(),
  areReviewsOn: z.boolean().describe('False if the hotel shows no reviews; ratings have no effect then'),
  reviews: z.number().int().describe('Reviews with a rating that guests see'),
});

export const viewRatingsSwitch = defineStaffEndpoint({
  method: 'POST',
  path: '/api/staff/ratings/view',
  auth: { staff: 'review.hide', isForOperators: true },
  summary: 'Returns whether the reviews of a hotel have ratings',
  body: z.object({ htlCode: defineCode<HtlCode>() }),
  result: z.object({ ratings: ratingsSwitchSchema }),
  errors: ['not_found'],
});

export const saveRatingsSwitch = defineStaffEndpoint({
  method: 'POST',
  path: '/api/staff/ratings/save',
  auth: { staff: 'review.hide', isForOperators: true },
  summary: 'Switches the ratings of a hotel’s reviews on or off. Existing ratings are kept',
  body: z.object({ htlCode: defineCode<HtlCode>(), isOn: z.boolean() }),
  idempotent: true,
  result: z.object({ changed: z.boolean(), ratings: ratingsSwitchSchema }),
  errors: ['not_found', 'forbidden'],
});

export const staffReviewEndpoints = [
  listStaffReviews,
  viewReview,
  saveReviewAnswer,
  hideReview,
  decideReviewAppeal,
  viewRatingsSwitch,
  saveRatingsSwitch,
] as const;
