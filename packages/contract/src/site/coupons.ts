import type { CouponNo, HtlCode, ProdCode, ResvCode } from '@dining/domain/shared/codes';
import { z } from 'zod';
import { defineComponent } from '../component';
import { defineEndpoint } from '../endpoint';
import { codeOut, textFields, yn } from '../wire';

/** The fields are ours, the specification shows none (Spec §3 Coupon list). */
export const coupon = defineComponent('Coupon', 'A coupon of a member', {
  couponNo: codeOut<CouponNo>(),
  htlCode: codeOut<HtlCode>().nullable().describe('null: good at every hotel'),
  ...textFields('couponName'),
  couponType: z
    .enum(['amount', 'percent'])
    .describe('`amount` takes off won, `percent` a share of what is left after other discounts'),
  couponValue: z.number().int(),
  couponMinOrderAmnt: z.number().int(),
  couponMaxDistAmnt: z.number().int().nullable(),
  couponStartDate: z.string(),
  couponEndDate: z.string(),
  couponUsedYn: yn,
  couponUsedDate: z.string().describe("`YYYY-MM-DD HH:mm` in Seoul, '' where it is not used"),
  resvCode: z.union([codeOut<ResvCode>(), z.literal('')]).describe("The reservation that was made with it, '' for none"),
  couponHeld: z
    .object({ prodCode: codeOut<ProdCode>(), resvDate: z.string() })
    .nullable()
    .describe('What is being paid for with it; it is free again should that come to nothing. null: nothing'),
});
export type CouponWire = z.infer<typeof coupon>;

const result = z.object({ resultList: z.array(coupon) });

export const listUsableCoupons = defineEndpoint({
  method: 'GET',
  path: '/api/myCouponList',
  auth: 'member',
  summary: 'The member’s coupons that can still be used, the one that ends first before the others',
  result,
  errors: [],
});

export const listMemberCoupons = defineEndpoint({
  method: 'GET',
  path: '/api/mypage/myCouponList',
  auth: 'member',
  summary: 'Every coupon of the member, used and expired ones too',
  result,
  errors: [],
});

export const couponCalls = [listUsableCoupons, listMemberCoupons] as const;
