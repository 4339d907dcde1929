import { type Coupon, type CouponError, type CouponOrder, calculateCouponDiscount, checkCoupon } from './coupon';

/** A coupon held against an order: the won it takes off, or why it cannot be used. */
export type CouponEvaluation<C extends Coupon> =
  | { readonly coupon: C; readonly discount: number; readonly refusal: null }
  | { readonly coupon: C; readonly discount: 0; readonly refusal: CouponError };

function evaluateCoupon<C extends Coupon>(coupon: C, order: CouponOrder): CouponEvaluation<C> {
  const check = checkCoupon(coupon, order);
  return check.ok
    ? { coupon, discount: calculateCouponDiscount(coupon, order.amount), refusal: null }
    : { coupon, discount: 0, refusal: check.error };
}

/** Of coupons that take as much, the one that ends first; those of one day by their numbers. */
const getExpiryKey = ({ coupon: { validity, couponNo } }: CouponEvaluation<Coupon>): string =>
  `${validity.to ?? '9999'} ${couponNo}`;

/**
 * A member's coupons as an order can use them: what takes most off first, of equals the one that ends first, and behind them those that
 * cannot be used.
 */
export const evaluateCoupons = <C extends Coupon>(coupons: readonly C[], order: CouponOrder): CouponEvaluation<C>[] =>
  coupons
    .map((coupon) => evaluateCoupon(coupon, order))
    .sort(
      (a, b) =>
        Number(a.refusal !== null) - Number(b.refusal !== null) ||
        b.discount - a.discount ||
        (getExpiryKey(a) < getExpiryKey(b) ? -1 : 1),
    );
