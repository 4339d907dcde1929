import { type Coupon, type CouponError, type CouponOrder, checkCoupon, couponDiscount } from './coupon';

/** A coupon held against an order: the won it takes off, or why it cannot be used. */
export type WeighedCoupon<C extends Coupon> =
  | { readonly coupon: C; readonly discount: number; readonly refusal: null }
  | { readonly coupon: C; readonly discount: 0; readonly refusal: CouponError };

function weigh<C extends Coupon>(coupon: C, order: CouponOrder): WeighedCoupon<C> {
  const check = checkCoupon(coupon, order);
  return check.ok
    ? { coupon, discount: couponDiscount(coupon, order.amount), refusal: null }
    : { coupon, discount: 0, refusal: check.error };
}

/** Of coupons that take as much, the one that ends first; those of one day by their numbers. */
const lasting = ({ coupon: { validity, couponNo } }: WeighedCoupon<Coupon>): string => `${validity.to ?? '9999'} ${couponNo}`;

/**
 * A member's coupons as an order can use them: what takes most off first, of equals the one that ends first, and behind them those that
 * cannot be used.
 */
export const weighCoupons = <C extends Coupon>(coupons: readonly C[], order: CouponOrder): WeighedCoupon<C>[] =>
  coupons
    .map((coupon) => weigh(coupon, order))
    .sort(
      (a, b) =>
        Number(a.refusal !== null) - Number(b.refusal !== null) || b.discount - a.discount || (lasting(a) < lasting(b) ? -1 : 1),
    );
