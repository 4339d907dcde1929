import type { HtlCode } from '../shared/codes';
import { floorPercent } from '../shared/krw';
import { allowed, type Check, refused } from '../shared/result';
import { type DateRange, isWithin, type SeoulDate } from '../shared/seoul-time';

/** A member's coupon. `value` is won for `amount`, percent for `percent`. */
export interface Coupon {
  readonly kind: 'amount' | 'percent';
  readonly value: number;
  /** Won that must be left to pay before the coupon; 0 is no minimum. */
  readonly minOrderAmount: number;
  /** Most won a percent coupon takes off; null is no limit. */
  readonly maxDiscount: number | null;
  /** Days on which an order can use it. */
  readonly validity: DateRange;
  /** The only hotel it counts at; null is all of them. */
  readonly htlCode: HtlCode | null;
}

export type CouponError = 'coupon_not_valid_today' | 'coupon_other_hotel' | 'coupon_min_order' | 'coupon_not_for_deposit';

/** What a coupon is tried on: won still to pay after the discounts before it (decision 20). */
export interface CouponOrder {
  readonly amount: number;
  readonly today: SeoulDate;
  readonly htlCode: HtlCode;
  readonly isDeposit: boolean;
}

/** May the coupon be used on this order? Deposits are never discounted (decision 18). */
export function checkCoupon(coupon: Coupon, order: CouponOrder): Check<CouponError> {
  if (!isWithin(order.today, coupon.validity)) return refused('coupon_not_valid_today');
  if (coupon.htlCode !== null && coupon.htlCode !== order.htlCode) return refused('coupon_other_hotel');
  if (order.isDeposit) return refused('coupon_not_for_deposit');
  return order.amount < coupon.minOrderAmount ? refused('coupon_min_order') : allowed;
}

/** Won that a usable coupon takes off an amount; never more than the amount. */
export function couponDiscount(coupon: Coupon, amount: number): number {
  const wanted = coupon.kind === 'amount' ? coupon.value : floorPercent(amount, coupon.value);
  const limited = coupon.kind === 'percent' && coupon.maxDiscount !== null ? Math.min(wanted, coupon.maxDiscount) : wanted;
  return Math.max(0, Math.min(limited, amount));
}
