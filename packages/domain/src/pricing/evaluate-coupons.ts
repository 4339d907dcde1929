import { type Coupon, type CouponError, type CouponOrder, calculateCouponDiscount, checkCoupon } from './coupon';

/** A coupon's discount for an order in won, or the reason why it cannot be used. */
export type CouponEvaluation<C extends Coupon> =
  | { readonly coupon: C; readonly discount: number; readonly refusal: null }
  | { readonly coupon: C; readonly discount: 0; readonly refusal: CouponError };

function evaluateCoupon<C extends Coupon>(coupon: C, order: CouponOrder): CouponEvaluation<C> {
  const check = checkCoupon(coupon, order);
  return check.ok
    ? { coupon, discount: calculateCouponDiscount(coupon, order.amount), refusal: null }
    : { coupon, discount: 0, refusal: check.error };
}

/** Returns the sort key of coupons with the same discount: expiry, then number. */
const getExpiryKey = ({ coupon: { validity, couponNo } }: CouponEvaluation<Coupon>): string =>
  `${validity.to ?? '9999'} ${couponNo}`;

/** Evaluates a member's coupons for an order: highest discount first, then earliest expiry; unusable ones last. */
export const evaluateCoupons = <C extends Coupon>(coupons: readonly C[], order: CouponOrder): CouponEvaluation<C>[] =>
  coupons
    .map((coupon) => evaluateCoupon(coupon, order))
    .sort(
      (a, b) =>
        Number(a.refusal !== null) - Number(b.refusal !== null) ||
        b.discount - a.discount ||
        (getExpiryKey(a) < getExpiryKey(b) ? -1 : 1),
    );
