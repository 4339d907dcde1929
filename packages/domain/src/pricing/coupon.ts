import type { CouponNo, HtlCode } from '../shared/codes';
import { floorPercent } from '../shared/krw';
import { type CheckResult, err, ok } from '../shared/result';
import { isWithinRange } from '../shared/seoul-calendar';
import type { DateRange, SeoulDate } from '../shared/seoul-time';

/** A member's coupon. `value` is won for `amount`, percent for `percent`. */
export interface Coupon {
  readonly couponNo: CouponNo;
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
  /** Another order has it: a reservation that was made with it, or one that is being paid for. */
  readonly taken: boolean;
}

export type CouponError =
  | 'coupon_taken'
  | 'coupon_not_begun'
  | 'coupon_expired'
  | 'coupon_other_hotel'
  | 'coupon_not_for_deposit'
  | 'coupon_min_order'
  | 'coupon_takes_nothing';

/** What a coupon is tried on: won still to pay after the discounts before it (decision 20). */
export interface CouponOrder {
  readonly amount: number;
  readonly today: SeoulDate;
  readonly htlCode: HtlCode;
  readonly isDeposit: boolean;
}

function checkValidity({ validity }: Coupon, today: SeoulDate): CheckResult<'coupon_not_begun' | 'coupon_expired'> {
  if (isWithinRange(today, validity)) return ok;
  return err(validity.from !== null && today < validity.from ? 'coupon_not_begun' : 'coupon_expired');
}

/** May the coupon be used on this order? Deposits are never discounted (decision 18), and none is spent for nothing. */
export function checkCoupon(coupon: Coupon, order: CouponOrder): CheckResult<CouponError> {
  if (coupon.taken) return err('coupon_taken');
  const validity = checkValidity(coupon, order.today);
  if (!validity.ok) return validity;
  if (coupon.htlCode !== null && coupon.htlCode !== order.htlCode) return err('coupon_other_hotel');
  if (order.isDeposit) return err('coupon_not_for_deposit');
  if (order.amount < coupon.minOrderAmount) return err('coupon_min_order');
  return calculateCouponDiscount(coupon, order.amount) > 0 ? ok : err('coupon_takes_nothing');
}

/** Won that a usable coupon takes off an amount; never more than the amount. */
export function calculateCouponDiscount(coupon: Pick<Coupon, 'kind' | 'value' | 'maxDiscount'>, amount: number): number {
  const wanted = coupon.kind === 'amount' ? coupon.value : floorPercent(amount, coupon.value);
  const limited = coupon.kind === 'percent' && coupon.maxDiscount !== null ? Math.min(wanted, coupon.maxDiscount) : wanted;
  return Math.max(0, Math.min(limited, amount));
}
