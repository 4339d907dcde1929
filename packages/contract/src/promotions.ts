import type { DinCode, HtlCode, PromCode } from '@dining/domain/shared/codes';
import { z } from 'zod';
import { orBlank } from './blank';
import { endpoint } from './endpoint';
import { code, codeOut, pageQuery, paginationInfo, textFields, yn } from './wire';

/** A promotion as a card (Spec §3 Promotion). */
export const promotion = z.object({
  promCode: codeOut<PromCode>(),
  htlCode: codeOut<HtlCode>(),
  /** '' where it belongs to the whole hotel. */
  dinCode: z.union([codeOut<DinCode>(), z.literal('')]),
  ...textFields('dinName'),
  ...textFields('promName'),
  ...textFields('promSimpleDesc'),
  /** `YYYY-MM-DD`; a promotion without an end carries the default window (decision 15). */
  promPeriodStart: z.string(),
  promPeriodEnd: z.string(),
  /** On a list by the list's rule, on the detail by its own (decision 15). */
  promRunningYn: yn,
  promLinkUrl: z.string(),
  bannerImg: z.string(),
  bannerMobileImg: z.string(),
  ...textFields('bannerAlt'),
});
export type PromotionWire = z.infer<typeof promotion>;

/** With its text, which is markdown. */
export const promotionDetail = z.object({ ...promotion.shape, ...textFields('promContent') });
export type PromotionDetailWire = z.infer<typeof promotionDetail>;

export const listPromotions = endpoint({
  method: 'POST',
  path: '/api/prom/listInApp',
  auth: 'public',
  summary: 'Promotions of a hotel or venue, running, ended or all',
  body: z.object({
    htlCode: orBlank(code<HtlCode>()),
    dinCode: orBlank(code<DinCode>()),
    ...pageQuery,
    promRunningYn: orBlank(yn),
    /** The page's own state, sent along and not used. */
    targetSlideIndex: z.union([z.number(), z.string().max(10)]).nullish(),
    fromPromMain: z.union([z.boolean(), z.string().max(10)]).nullish(),
  }),
  result: z.object({ promList: z.array(promotion), paginationInfo }),
  errors: ['not_found'],
});

export const viewPromotion = endpoint({
  method: 'POST',
  path: '/api/prom/detail',
  auth: 'public',
  summary: 'One promotion with its text',
  body: z.object({ promCode: code<PromCode>() }),
  result: z.object({ result: promotionDetail }),
  errors: ['not_found'],
});

export const promotionCalls = [listPromotions, viewPromotion] as const;
