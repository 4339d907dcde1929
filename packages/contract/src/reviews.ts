import type { DinCode, ProdCode } from '@dining/domain/shared/codes';
import { z } from 'zod';
import { orBlank } from './blank';
import { endpoint } from './endpoint';
import { code, codeOut, pageQuery, paginationInfo, textFields } from './wire';

/** A review as others see it: neither the reservation nor the member can be told from it (Spec §6). */
export const review = z.object({
  reviewCode: z.string(),
  prodCode: codeOut<ProdCode>(),
  ...textFields('prodName'),
  contents: z.string(),
  /** The picture's address under `publicUrl`. */
  imagePath: z.string(),
  /** Masked except for the first character. */
  userName: z.string(),
  /** `YYYY-MM-DD` in Seoul. */
  createDate: z.string(),
});
export type ReviewWire = z.infer<typeof review>;

export const listReviews = endpoint({
  method: 'POST',
  path: '/api/review/prod/list',
  auth: 'public',
  summary: 'A product’s reviews, newest first; none where the hotel has reviews switched off',
  body: z.object({ prodCode: code<ProdCode>(), dinCode: orBlank(code<DinCode>()), ...pageQuery }),
  result: z.object({ reviewList: z.array(review), paginationInfo }),
  errors: ['unknown_product'],
});

export const reviewCalls = [listReviews] as const;
