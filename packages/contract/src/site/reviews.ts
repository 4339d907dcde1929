import type { DinCode, ProdCode } from '@dining/domain/shared/codes';
import { z } from 'zod';
import { orBlank } from '../blank';
import { component } from '../component';
import { endpoint } from '../endpoint';
import { code, codeOut, pageQuery, paginationInfo, textFields } from '../wire';

export const review = component('Review', 'A review as others see it; its writer cannot be told from it (Spec §6)', {
  reviewCode: z.string(),
  prodCode: codeOut<ProdCode>(),
  ...textFields('prodName'),
  contents: z.string(),
  imagePath: z.string().describe("The picture's address under `publicUrl`"),
  userName: z.string().describe('Masked except for the first character'),
  createDate: z.string().describe('`YYYY-MM-DD` in Seoul'),
});

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
