import { reviewContentsLimit } from '@dining/domain/reviews/checks';
import { hidingLimits, hidingReasons, hidingStates } from '@dining/domain/reviews/hiding';
import { ratingAspects, starChoices } from '@dining/domain/reviews/ratings';
import type { DinCode, ProdCode, ResvCode } from '@dining/domain/shared/codes';
import { z } from 'zod';
import { allowBlank } from '../blank';
import { defineComponent } from '../component';
import { defineEndpoint } from '../endpoint';
import {
  defineCode,
  defineCodeOutput,
  defineLine,
  defineParagraph,
  defineTextFields,
  pageQueryFields,
  paginationInfoSchema,
} from '../wire';

const starsSchema = z.literal(starChoices);

export const ratingsSchema = defineComponent('Ratings', 'Stars of a review, 1 (worst) to 5; each aspect is optional', {
  food: starsSchema.optional(),
  service: starsSchema.optional(),
  room: starsSchema.optional(),
});

export const ratingOverviewSchema = defineComponent('RatingOverview', 'The ratings of a product or of a venue', {
  average: z.number().describe('Mean of all stars, with one decimal'),
  reviewCnt: z.number().int().describe('Reviews with at least one rating'),
  aspectList: z
    .array(
      z.object({
        aspect: z.enum(ratingAspects),
        average: z.number(),
        starCntList: z.array(z.number().int()).length(5).describe('Reviews with one star, two stars and so on'),
      }),
    )
    .describe('The rated aspects'),
});

/** Response field with the rating overview of a product or venue. */
export const ratingOverviewFields = {
  ratingOverview: ratingOverviewSchema.optional().describe('Absent without ratings, or if the hotel has them off'),
};

export const reviewAnswerSchema = defineComponent('ReviewAnswer', 'The hotel’s answer to a review', {
  text: z.string(),
  at: z.string().describe('`YYYY-MM-DD` in Seoul'),
});

export const reviewSchema = defineComponent('Review', 'A review; its author is not identifiable (Spec §6)', {
  reviewCode: z.string(),
  prodCode: defineCodeOutput<ProdCode>(),
  ...defineTextFields('prodName'),
  contents: z.string(),
  image: z.string().describe('Same as `imagePath`'),
  imagePath: z.string().describe("Path of the first picture; '' if there is none"),
  photoList: z.array(z.string()).optional().describe('Paths of all pictures, two to five; absent if there are fewer'),
  ratings: ratingsSchema.optional().describe('Absent without ratings, or if the hotel has them off'),
  answer: reviewAnswerSchema.optional(),
  userName: z.string().describe("Masked except for the first character; '' if the author deleted the account"),
  resvUserName: z.string().describe('Same as `userName`'),
  createDate: z.string().describe('`YYYY-MM-DD` in Seoul'),
});
export type ReviewWire = z.infer<typeof reviewSchema>;

export const listReviews = defineEndpoint({
  method: 'POST',
  path: '/api/review/prod/list',
  auth: 'public',
  summary: 'Lists a product’s reviews, newest first; empty if the hotel has reviews off',
  body: z.object({ prodCode: defineCode<ProdCode>(), dinCode: allowBlank(defineCode<DinCode>()), ...pageQueryFields }),
  result: z.object({
    reviewList: z.array(reviewSchema),
    paginationInfo: paginationInfoSchema,
    ...ratingOverviewFields,
  }),
  errors: ['unknown_product'],
});

export const ownReviewSchema = defineComponent('OwnReview', 'A review for its author (Spec §2.14 Review modal)', {
  ...reviewSchema.shape,
  ratings: ratingsSchema.optional().describe('Absent without ratings; present even if the hotel has them off'),
  resvCode: defineCodeOutput<ResvCode>(),
  dinCode: defineCodeOutput<DinCode>(),
  resvUserId: z.string().describe('Id of the author'),
  hiding: z
    .object({
      state: z.enum(hidingStates).describe('The member may appeal in the state `hidden`, once'),
      reason: z.enum(hidingReasons),
      note: z.string().describe('What the hotel wrote about it'),
      appeal: z.string().nullable(),
      decision: z.string().nullable().describe('What the hotel wrote about the appeal'),
    })
    .nullable()
    .describe('Why the hotel has hidden the review; null if it never did'),
});

export const insertReview = defineEndpoint({
  method: 'POST',
  path: '/api/mypage/insertReview',
  auth: 'member',
  summary: 'Creates the review of a visit of the member, one per visit (decision 5)',
  body: z.object({
    resvCode: defineCode<ResvCode>(),
    contents: defineParagraph(reviewContentsLimit),
    image: allowBlank(defineLine(60)).describe('`atchUuid` of a picture that the member uploaded'),
    photoList: z
      .array(defineLine(60).min(1))
      .max(20)
      .default([])
      .describe('`atchUuid` of each further picture; five at most together with `image`'),
    ratings: ratingsSchema.optional().describe('Ignored if the hotel has ratings off'),
  }),
  result: z.object({ reviewCode: z.string() }),
  errors: [
    'review_contents_required',
    'review_photo_required',
    'review_too_many_photos',
    'not_found',
    'invalid_user',
    'not_reviewable',
    'review_written',
    'unknown_upload',
    'too_many_requests',
  ],
});

export const getOwnReview = defineEndpoint({
  method: 'POST',
  path: '/api/mypage/reviewDetail',
  auth: 'member',
  summary: 'Returns a review of the member',
  body: z.object({ reviewCode: defineLine(40).min(1) }),
  result: z.object({ result: ownReviewSchema }),
  errors: ['not_found', 'forbidden'],
});

export const appealReview = defineEndpoint({
  method: 'POST',
  path: '/api/mypage/appealReview',
  auth: 'member',
  summary:
    'Appeals once against the hiding of a review of the member. The person who hid it does not decide the appeal',
  body: z.object({
    reviewCode: defineLine(40).min(1),
    appeal: defineParagraph(hidingLimits.appeal).trim().min(1),
  }),
  result: z.object({ result: z.literal('success') }),
  errors: ['not_found', 'forbidden', 'appeal_used'],
});

export const reviewEndpoints = [listReviews, insertReview, getOwnReview, appealReview] as const;
