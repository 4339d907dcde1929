import { couponOfferStates } from '@dining/domain/coupons/coupon-offer';
import { maxOfferNameLength } from '@dining/domain/coupons/coupon-offer-fields';
import type { HtlCode } from '@dining/domain/shared/codes';
import { z } from 'zod';
import { defineComponent } from '../component';
import { defineStaffEndpoint } from '../endpoint';
import { cursorFields, nextCursorFields } from '../page-cursor';
import { defineCode, defineCodeOutput, defineLine, seoulDateSchema } from '../wire';

const line = defineLine(200).trim();
const wonInput = z.int().min(0).max(2_000_000_000);
const offerIdSchema = z.uuid();

export const couponOfferSchema = defineComponent(
  'CouponOfferFields',
  'A coupon that members get once each by typing its code',
  {
    name: defineLine(maxOfferNameLength).trim().describe('Name that only staff see'),
    code: defineLine(60).describe('4 to 20 letters and digits; case, spaces and hyphens do not matter'),
    couponName: z.object({ ko: line, en: line, cn: line, ja: line }).describe('Name of the coupon for guests'),
    kind: z.enum(['amount', 'percent']),
    value: wonInput.describe('Won, or percent'),
    minOrderAmount: wonInput,
    maxDiscount: wonInput.nullable().describe('Won; null without a limit'),
    redeemFrom: seoulDateSchema.describe('First day in Seoul on which the code is accepted'),
    redeemTo: seoulDateSchema.describe('Last day in Seoul on which the code is accepted'),
    validity: z
      .discriminatedUnion('type', [
        z.object({ type: z.literal('days'), days: z.int().min(0).max(100_000) }),
        z.object({ type: z.literal('until'), day: seoulDateSchema }),
      ])
      .describe('How long a coupon is valid: days after it was redeemed, or until the end of a day'),
    maxCoupons: z.int().min(0).max(2_000_000_000).describe('How many members can redeem the code'),
  },
);

const offerSummarySchema = defineComponent('CouponOffer', 'A coupon offer with its state', {
  offerId: z.string(),
  htlCode: defineCodeOutput<HtlCode>().nullable().describe('Null if all hotels accept the coupon'),
  name: z.string(),
  code: z.string(),
  kind: z.enum(['amount', 'percent']),
  value: z.number().int(),
  redeemFrom: z.string(),
  redeemTo: z.string(),
  maxCoupons: z.number().int(),
  redeemedCount: z.number().int().describe('Coupons that members have redeemed'),
  state: z.enum(couponOfferStates),
});

export const listCouponOffers = defineStaffEndpoint({
  method: 'POST',
  path: '/api/staff/coupon-offer/list',
  auth: { staff: 'coupon', access: 'read' },
  summary: 'Lists coupon offers, newest first',
  body: z.object({
    isPast: z.boolean().default(false).describe('True for those that have ended or are stopped, false for the others'),
    ...cursorFields,
  }),
  result: z.object({ offers: z.array(offerSummarySchema), ...nextCursorFields }),
  errors: [],
});

export const viewCouponOffer = defineStaffEndpoint({
  method: 'POST',
  path: '/api/staff/coupon-offer/view',
  auth: { staff: 'coupon', access: 'read' },
  summary: 'Returns a coupon offer',
  body: z.object({ offerId: offerIdSchema }),
  result: z.object({
    offer: offerSummarySchema,
    fields: couponOfferSchema,
    version: z.string().describe('Changes with each save and stop, not with redemptions'),
    canEdit: z.boolean(),
  }),
  errors: ['not_found'],
});

const versionOutput = z.string();

export const createCouponOffer = defineStaffEndpoint({
  method: 'POST',
  path: '/api/staff/coupon-offer/create',
  auth: { staff: 'coupon' },
  summary: 'Creates a coupon offer. Two offers may have the same code only on different days',
  body: z.object({
    htlCode: defineCode<HtlCode>().nullable().describe('The only hotel that accepts the coupon; null for all hotels'),
    fields: couponOfferSchema,
  }),
  idempotent: true,
  result: z.object({ offerId: z.string(), version: versionOutput }),
  errors: ['not_found', 'catalogue_refused'],
});

export const saveCouponOffer = defineStaffEndpoint({
  method: 'POST',
  path: '/api/staff/coupon-offer/save',
  auth: { staff: 'coupon' },
  summary:
    'Changes a coupon offer. Coupons that members have stay as they are; once there are any, code and discount are fixed',
  body: z.object({
    offerId: offerIdSchema,
    version: z.string().max(20).describe('As the caller saw it'),
    fields: couponOfferSchema,
  }),
  idempotent: true,
  result: z.object({ version: versionOutput }),
  errors: ['not_found', 'changed_meanwhile', 'coupon_offer_stopped', 'catalogue_refused'],
});

export const stopCouponOffer = defineStaffEndpoint({
  method: 'POST',
  path: '/api/staff/coupon-offer/stop',
  auth: { staff: 'coupon' },
  summary: 'Stops a coupon offer at once and permanently. Coupons that members have can still be used',
  body: z.object({ offerId: offerIdSchema }),
  idempotent: true,
  result: z.object({ redeemedCount: z.number().int(), version: versionOutput }),
  errors: ['not_found'],
});

export const couponOfferEndpoints = [
  listCouponOffers,
  viewCouponOffer,
  createCouponOffer,
  saveCouponOffer,
  stopCouponOffer,
] as const;
