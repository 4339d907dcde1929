import type { DinCode, HtlCode, PromCode } from '@dining/domain/shared/codes';
import { z } from 'zod';
import { orBlank } from '../blank';
import { defineComponent } from '../component';
import { defineEndpoint } from '../endpoint';
import { code, codeOut, pageQuery, paginationInfo, textFields, yn } from '../wire';

const promotionDay = z.string().describe('`YYYY-MM-DD`; a promotion without an end carries the default window (decision 15)');
const pageState = "The page's own state, sent along and not used";

export const promotion = defineComponent('Promotion', 'A promotion as a card (Spec §3 Promotion)', {
  promCode: codeOut<PromCode>(),
  htlCode: codeOut<HtlCode>(),
  dinCode: z.union([codeOut<DinCode>(), z.literal('')]).describe("'' where it belongs to the whole hotel"),
  ...textFields('dinName'),
  ...textFields('promName'),
  ...textFields('promSimpleDesc'),
  promPeriodStart: promotionDay,
  promPeriodEnd: promotionDay,
  promFirstDay: z.string().describe("Ours: its own first day, '' where it is open (decision 38)"),
  promLastDay: z.string().describe("Ours: its own last day, '' where it has none"),
  promRunningYn: yn.describe("On a list by the list's rule, on the detail by its own (decision 15)"),
  promLinkUrl: z.string(),
  bannerImg: z.string(),
  bannerMobileImg: z.string(),
  ...textFields('bannerAlt'),
});
export type PromotionWire = z.infer<typeof promotion>;

export const promotionDetail = defineComponent('PromotionDetail', 'A promotion with its text, which is markdown', {
  ...promotion.shape,
  ...textFields('promContent'),
});
export type PromotionDetailWire = z.infer<typeof promotionDetail>;

export const listPromotions = defineEndpoint({
  method: 'POST',
  path: '/api/prom/listInApp',
  auth: 'public',
  summary: 'Promotions of a hotel or venue, running, ended or all',
  body: z.object({
    htlCode: orBlank(code<HtlCode>()),
    dinCode: orBlank(code<DinCode>()),
    ...pageQuery,
    promRunningYn: orBlank(yn),
    targetSlideIndex: z
      .union([z.number(), z.string().max(10)])
      .nullish()
      .describe(pageState),
    fromPromMain: z
      .union([z.boolean(), z.string().max(10)])
      .nullish()
      .describe(pageState),
  }),
  result: z.object({ promList: z.array(promotion), paginationInfo }),
  errors: ['not_found'],
});

export const getPromotion = defineEndpoint({
  method: 'POST',
  path: '/api/prom/detail',
  auth: 'public',
  summary: 'One promotion with its text',
  body: z.object({ promCode: code<PromCode>() }),
  result: z.object({ result: promotionDetail }),
  errors: ['not_found'],
});

export const promotionCalls = [listPromotions, getPromotion] as const;
