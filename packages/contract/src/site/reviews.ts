import { reviewContentsLimit } from '@dining/domain/reviews/checks';
import type { DinCode, ProdCode, ResvCode } from '@dining/domain/shared/codes';
import { z } from 'zod';
import { orBlank } from '../blank';
import { defineComponent } from '../component';
import { defineEndpoint } from '../endpoint';
import { code, codeOut, line, pageQuery, paginationInfo, paragraph, textFields } from '../wire';

export const review = defineComponent('Review', 'A review as others see it; its writer cannot be told from it (Spec §6)', {
  reviewCode: z.string(),
  prodCode: codeOut<ProdCode>(),
  ...textFields('prodName'),
  contents: z.string(),
  image: z.string().describe('The same as `imagePath`'),
  imagePath: z.string().describe("The picture's address on this site"),
  userName: z.string().describe("Masked except for the first character; '' where its writer has left"),
  resvUserName: z.string().describe('The same as `userName`: its reservation and its member stay unsaid'),
  createDate: z.string().describe('`YYYY-MM-DD` in Seoul'),
});

export const listReviews = defineEndpoint({
  method: 'POST',
  path: '/api/review/prod/list',
  auth: 'public',
  summary: 'A product’s reviews, newest first; none where the hotel has reviews switched off',
  body: z.object({ prodCode: code<ProdCode>(), dinCode: orBlank(code<DinCode>()), ...pageQuery }),
  result: z.object({ reviewList: z.array(review), paginationInfo }),
  errors: ['unknown_product'],
});

/** A review of one's own (Spec §2.14 Review modal). */
export const ownReview = defineComponent('OwnReview', 'A review as its writer sees it', {
  ...review.shape,
  resvCode: codeOut<ResvCode>(),
  dinCode: codeOut<DinCode>(),
  resvUserId: z.string().describe("The writer's own id"),
});

export const insertReview = defineEndpoint({
  method: 'POST',
  path: '/api/mypage/insertReview',
  auth: 'member',
  summary: 'Writes the one review of a visit of the member’s (decision 5)',
  body: z.object({
    resvCode: code<ResvCode>(),
    contents: paragraph(reviewContentsLimit),
    image: orBlank(line(60)).describe('The `atchUuid` of a picture that the member has uploaded'),
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
  summary: 'A review of the member’s own',
  body: z.object({ reviewCode: line(40).min(1) }),
  result: z.object({ result: ownReview }),
  errors: ['not_found', 'forbidden'],
});

export const reviewCalls = [listReviews, insertReview, getOwnReview] as const;
