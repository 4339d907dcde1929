import type { CouponNo, HtlCode, ProdCode, ResvCode } from '@dining/domain/shared/codes';
import { z } from 'zod';
import { defineComponent } from '../component';
import { defineEndpoint } from '../endpoint';
import { defineCodeOutput, defineLine, defineTextFields, ynSchema } from '../wire';

/** The specification does not define these fields (Spec §3 Coupon list). */
export const couponSchema = defineComponent('Coupon', 'A coupon of a member', {
  couponNo: defineCodeOutput<CouponNo>(),
  htlCode: defineCodeOutput<HtlCode>().nullable().describe('null: valid at every hotel'),
  ...defineTextFields('couponName'),
  couponType: z
    .enum(['amount', 'percent'])
    .describe('`amount` deducts won; `percent` deducts a percentage of the amount after other discounts'),
  couponValue: z.number().int(),
  couponMinOrderAmnt: z.number().int(),
  couponMaxDistAmnt: z.number().int().nullable(),
  couponStartDate: z.string(),
  couponEndDate: z.string(),
  couponUsedYn: ynSchema,
  couponUsedDate: z.string().describe("`YYYY-MM-DD HH:mm` in Seoul, '' if unused"),
  resvCode: z
    .union([defineCodeOutput<ResvCode>(), z.literal('')])
    .describe("Reservation that used the coupon, '' for none"),
  couponHeld: z
    .object({ prodCode: defineCodeOutput<ProdCode>(), resvDate: z.string() })
    .nullable()
    .describe('Order that is being paid with the coupon, which is free again if the payment fails; null for none'),
});
export type CouponWire = z.infer<typeof couponSchema>;

const couponListSchema = z.object({ resultList: z.array(couponSchema) });

export const listUsableCoupons = defineEndpoint({
  method: 'GET',
  path: '/api/myCouponList',
  auth: 'member',
  summary: 'Lists the member’s usable coupons, earliest expiry first',
  result: couponListSchema,
  errors: [],
});

export const listMemberCoupons = defineEndpoint({
  method: 'GET',
  path: '/api/mypage/myCouponList',
  auth: 'member',
  summary: 'Lists all coupons of the member, including used and expired ones',
  result: couponListSchema,
  errors: [],
});

/** Additional to the specification (ADR 53). */
export const redeemCouponCode = defineEndpoint({
  method: 'POST',
  path: '/api/mypage/redeemCouponCode',
  auth: 'member',
  summary: 'Gives the member the coupon of a code, once. Only unknown codes count towards the limit of attempts',
  body: z.object({
    couponCode: defineLine(100).describe('As typed: case, spaces and hyphens do not matter'),
  }),
  result: z.object({ result: couponSchema }),
  errors: [
    'coupon_code_unknown',
    'coupon_code_not_started',
    'coupon_code_ended',
    'coupon_code_used_up',
    'coupon_code_redeemed',
    'too_many_requests',
  ],
});

export const couponEndpoints = [listUsableCoupons, listMemberCoupons, redeemCouponCode] as const;
