import { reviewContentsLimit } from '@dining/domain/reviews/checks';
import type { DinCode, ProdCode, ResvCode } from '@dining/domain/shared/codes';
import { z } from 'zod';
import { orBlank } from '../blank';
import { defineComponent } from '../component';
import { defineEndpoint } from '../endpoint';
import { code, codeOut, line, pageQuery, paginationInfo, paragraph, textFields } from '../wire';

export const review = defineComponent('Review', 'A review; its author is not identifiable (Spec §6)', {
  reviewCode: z.string(),
  prodCode: codeOut<ProdCode>(),
  ...textFields('prodName'),
  contents: z.string(),
  image: z.string().describe('Same as `imagePath`'),
  imagePath: z.string().describe('Path of the picture'),
  userName: z.string().describe("Masked except for the first character; '' if the author deleted the account"),
  resvUserName: z.string().describe('Same as `userName`'),
  createDate: z.string().describe('`YYYY-MM-DD` in Seoul'),
});
export type ReviewWire = z.infer<typeof review>;

export const listReviews = defineEndpoint({
  method: 'POST',
  path: '/api/review/prod/list',
  auth: 'public',
  summary: 'Lists a product’s reviews, newest first; empty if the hotel has reviews off',
  body: z.object({ prodCode: code<ProdCode>(), dinCode: orBlank(code<DinCode>()), ...pageQuery }),
  result: z.object({ reviewList: z.array(review), paginationInfo }),
  errors: ['unknown_product'],
});

/** A review for its author (Spec §2.14 Review modal). */
export const ownReview = defineComponent('OwnReview', 'A review for its author', {
  ...review.shape,
  resvCode: codeOut<ResvCode>(),
  dinCode: codeOut<DinCode>(),
  resvUserId: z.string().describe('Id of the author'),
});

export const insertReview = defineEndpoint({
  method: 'POST',
  path: '/api/mypage/insertReview',
  auth: 'member',
  summary: 'Creates the review of a visit of the member, one per visit (decision 5)',
  body: z.object({
    resvCode: code<ResvCode>(),
    contents: paragraph(reviewContentsLimit),
    image: orBlank(line(60)).describe('`atchUuid` of a picture that the member uploaded'),
  }),
  result: z.object({ reviewCode: z.string() }),
  errors: [
    'review_contents_required',
    'review_photo_required',
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
  body: z.object({ reviewCode: line(40).min(1) }),
  result: z.object({ result: ownReview }),
  errors: ['not_found', 'forbidden'],
});

export const reviewCalls = [listReviews, insertReview, getOwnReview] as const;
