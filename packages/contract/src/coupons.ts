import type { HtlCode } from '@dining/domain/shared/codes';
import { z } from 'zod';
import { endpoint } from './endpoint';
import { codeOut, textFields, yn } from './wire';

/** A coupon of a member; its fields are ours, the specification shows none (Spec §3 Coupon list). */
export const coupon = z.object({
  couponNo: z.string(),
  /** null: good at every hotel. */
  htlCode: codeOut<HtlCode>().nullable(),
  ...textFields('couponName'),
  /** `amount` takes off won, `percent` a share of what is left after other discounts. */
  couponType: z.enum(['amount', 'percent']),
  couponValue: z.number().int(),
  couponMinOrderAmnt: z.number().int(),
  couponMaxDistAmnt: z.number().int().nullable(),
  couponStartDate: z.string(),
  couponEndDate: z.string(),
  couponUsedYn: yn,
});
export type CouponWire = z.infer<typeof coupon>;

const result = z.object({ resultList: z.array(coupon) });

export const myCouponList = endpoint({
  method: 'GET',
  path: '/api/myCouponList',
  auth: 'member',
  summary: 'The member’s coupons that can still be used',
  result,
  errors: [],
});

export const mypageCouponList = endpoint({
  method: 'GET',
  path: '/api/mypage/myCouponList',
  auth: 'member',
  summary: 'Every coupon of the member, used and expired ones too',
  result,
  errors: [],
});

export const couponCalls = [myCouponList, mypageCouponList] as const;
