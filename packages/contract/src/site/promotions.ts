import type { DinCode, HtlCode, PromCode } from '@dining/domain/shared/codes';
import { z } from 'zod';
import { orBlank } from '../blank';
import { defineComponent } from '../component';
import { defineEndpoint } from '../endpoint';
import { code, codeOut, pageQuery, paginationInfo, textFields, yn } from '../wire';

const promotionDay = z.string().describe('`YYYY-MM-DD`; the default period if the promotion has no end (decision 15)');
const pageState = 'State of the page, ignored';

export const promotion = defineComponent('Promotion', 'A promotion in a list (Spec §3 Promotion)', {
  promCode: codeOut<PromCode>(),
  htlCode: codeOut<HtlCode>(),
  dinCode: z.union([codeOut<DinCode>(), z.literal('')]).describe("'' if it belongs to the whole hotel"),
  ...textFields('dinName'),
  ...textFields('promName'),
  ...textFields('promSimpleDesc'),
  promPeriodStart: promotionDay,
  promPeriodEnd: promotionDay,
  promFirstDay: z.string().describe("Not in the specification: first day, '' if open (decision 38)"),
  promLastDay: z.string().describe("Not in the specification: last day, '' if open (decision 38)"),
  promRunningYn: yn.describe('Whether it runs, by the rule of the list or of the detail (decision 15)'),
  promLinkUrl: z.string(),
  bannerImg: z.string(),
  bannerMobileImg: z.string(),
  ...textFields('bannerAlt'),
});
export type PromotionWire = z.infer<typeof promotion>;

export const promotionDetail = defineComponent('PromotionDetail', 'A promotion with its Markdown text', {
  ...promotion.shape,
  ...textFields('promContent'),
});
export type PromotionDetailWire = z.infer<typeof promotionDetail>;

export const listPromotions = defineEndpoint({
  method: 'POST',
  path: '/api/prom/listInApp',
  auth: 'public',
  summary: 'Lists promotions of a hotel or venue: running, ended or all',
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
  summary: 'Returns a promotion with its text',
  body: z.object({ promCode: code<PromCode>() }),
  result: z.object({ result: promotionDetail }),
  errors: ['not_found'],
});

export const promotionCalls = [listPromotions, getPromotion] as const;
