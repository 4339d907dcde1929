import type { DinCode, HtlCode, ProdCode, PromCode } from '@dining/domain/shared/codes';
import { z } from 'zod';
import { allowBlank } from '../blank';
import { defineComponent } from '../component';
import { defineEndpoint } from '../endpoint';
import {
  defineCode,
  defineCodeOutput,
  defineTextFields,
  pageQueryFields,
  paginationInfoSchema,
  ynSchema,
} from '../wire';

const promotionDaySchema = z
  .string()
  .describe('`YYYY-MM-DD`; a day of the default period if the promotion has no end (decision 15)');
const pageStateDescription = 'State of the page, ignored';

export const promotionSchema = defineComponent('Promotion', 'A promotion in a list (Spec §3 Promotion)', {
  promCode: defineCodeOutput<PromCode>(),
  htlCode: defineCodeOutput<HtlCode>(),
  dinCode: z.union([defineCodeOutput<DinCode>(), z.literal('')]).describe("'' if it belongs to the whole hotel"),
  ...defineTextFields('dinName'),
  ...defineTextFields('promName'),
  ...defineTextFields('promSimpleDesc'),
  promPeriodStart: promotionDaySchema,
  promPeriodEnd: promotionDaySchema,
  promFirstDay: z.string().describe("Not in the specification: first day, '' if open (decision 38)"),
  promLastDay: z.string().describe("Not in the specification: last day, '' if open (decision 38)"),
  promRunningYn: ynSchema.describe('Y: it is running, by the rule of the list or of the detail page (decision 15)'),
  promLinkUrl: z.string(),
  prodCode: z
    .union([defineCodeOutput<ProdCode>(), z.literal('')])
    .describe("Not in the specification: the product that guests reserve for it, '' for none"),
  prodFromPrice: z
    .number()
    .int()
    .nullable()
    .describe(
      'Not in the specification: lowest price of that product per adult, in won; null if nothing is paid in advance',
    ),
  prodFromDepositYn: ynSchema.describe('Not in the specification; Y: the price is a deposit'),
  bannerImg: z.string(),
  bannerMobileImg: z.string(),
  ...defineTextFields('bannerAlt'),
});
export type PromotionWire = z.infer<typeof promotionSchema>;

export const promotionDetailSchema = defineComponent('PromotionDetail', 'A promotion with its Markdown text', {
  ...promotionSchema.shape,
  ...defineTextFields('promContent'),
});
export type PromotionDetailWire = z.infer<typeof promotionDetailSchema>;

export const listPromotions = defineEndpoint({
  method: 'POST',
  path: '/api/prom/listInApp',
  auth: 'public',
  summary: 'Lists promotions of a hotel or venue: running, ended or all',
  body: z.object({
    htlCode: allowBlank(defineCode<HtlCode>()),
    dinCode: allowBlank(defineCode<DinCode>()),
    ...pageQueryFields,
    promRunningYn: allowBlank(ynSchema),
    targetSlideIndex: z
      .union([z.number(), z.string().max(10)])
      .nullish()
      .describe(pageStateDescription),
    fromPromMain: z
      .union([z.boolean(), z.string().max(10)])
      .nullish()
      .describe(pageStateDescription),
  }),
  result: z.object({ promList: z.array(promotionSchema), paginationInfo: paginationInfoSchema }),
  errors: ['not_found'],
});

export const getPromotion = defineEndpoint({
  method: 'POST',
  path: '/api/prom/detail',
  auth: 'public',
  summary: 'Returns a promotion with its text',
  body: z.object({ promCode: defineCode<PromCode>() }),
  result: z.object({ result: promotionDetailSchema }),
  errors: ['not_found'],
});

const maxPromotions = 20;

export const listNextFreeDays = defineEndpoint({
  method: 'POST',
  path: '/api/prom/nextFreeDays',
  auth: 'public',
  summary: 'Not in the specification: lists the next day on which two adults can reserve each promotion’s product',
  body: z.object({ promCodeList: z.array(defineCode<PromCode>()).min(1).max(maxPromotions) }),
  result: z.object({
    dayList: z
      .array(z.object({ promCode: defineCodeOutput<PromCode>(), resvDate: z.string() }))
      .describe('Leaves out promotions without a product, and those without a free day in their next four weeks'),
  }),
  errors: ['not_found'],
});

export const promotionEndpoints = [listPromotions, getPromotion, listNextFreeDays] as const;
