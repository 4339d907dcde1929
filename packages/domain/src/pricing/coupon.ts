import type { CouponNo, HtlCode } from '../shared/codes';
import { floorPercent } from '../shared/krw';
import { type CheckResult, err, ok } from '../shared/result';
import { isWithinRange } from '../shared/seoul-calendar';
import type { DateRange, SeoulDate } from '../shared/seoul-time';

/** A member's coupon. `value` is won for `amount` and percent for `percent`. */
export interface Coupon {
  readonly couponNo: CouponNo;
  readonly kind: 'amount' | 'percent';
  readonly value: number;
  /** Minimum amount before the coupon, in won; 0 for no minimum. */
  readonly minOrderAmount: number;
  /** Maximum discount of a percent coupon, in won; null for no limit. */
  readonly maxDiscount: number | null;
  /** Days on which it can be used for an order. */
  readonly validity: DateRange;
  /** The only hotel that accepts it; null for all hotels. */
  readonly htlCode: HtlCode | null;
  /** True if it is used by another reservation, or by an order that is being paid. */
  readonly isHeldOrUsed: boolean;
}

export type CouponError =
  | 'coupon_taken'
  | 'coupon_not_yet_valid'
  | 'coupon_expired'
  | 'coupon_other_hotel'
  | 'coupon_not_for_deposit'
  | 'coupon_min_order'
  | 'coupon_takes_nothing';

/**
 * An order against which a coupon is checked. The amount is in won, after the discounts that come before the coupon
 * (decision 20).
 */
export interface CouponOrder {
  readonly amount: number;
  readonly today: SeoulDate;
  readonly htlCode: HtlCode;
  readonly isDeposit: boolean;
}

function checkValidity({ validity }: Coupon, today: SeoulDate): CheckResult<'coupon_not_yet_valid' | 'coupon_expired'> {
  if (isWithinRange(today, validity)) return ok;
  return err(validity.from !== null && today < validity.from ? 'coupon_not_yet_valid' : 'coupon_expired');
}

/**
 * Checks that the coupon can be used for the order. Deposits are never discounted (decision 18), and a coupon without
 * effect is not spent.
 */
export function checkCoupon(coupon: Coupon, order: CouponOrder): CheckResult<CouponError> {
  if (coupon.isHeldOrUsed) return err('coupon_taken');
  const validity = checkValidity(coupon, order.today);
  if (!validity.ok) return validity;
  if (coupon.htlCode !== null && coupon.htlCode !== order.htlCode) return err('coupon_other_hotel');
  if (order.isDeposit) return err('coupon_not_for_deposit');
  if (order.amount < coupon.minOrderAmount) return err('coupon_min_order');
  return calculateCouponDiscount(coupon, order.amount) > 0 ? ok : err('coupon_takes_nothing');
}

/** Calculates the discount of a usable coupon in won, at most the amount. */
export function calculateCouponDiscount(
  coupon: Pick<Coupon, 'kind' | 'value' | 'maxDiscount'>,
  amount: number,
): number {
  const discount = coupon.kind === 'amount' ? coupon.value : floorPercent(amount, coupon.value);
  const limitedDiscount =
    coupon.kind === 'percent' && coupon.maxDiscount !== null ? Math.min(discount, coupon.maxDiscount) : discount;
  return Math.max(0, Math.min(limitedDiscount, amount));
}
