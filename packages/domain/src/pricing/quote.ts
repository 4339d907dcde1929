import type { OrderContents } from '../inventory/units';
import { countPeople } from '../products/party';
import type { Product } from '../products/product';
import type { HtlCode } from '../shared/codes';
import type { HolidayCalendar } from '../shared/holidays';
import type { SeoulDate } from '../shared/seoul-time';
import { type Coupon, type CouponError, type CouponOrder, calculateCouponDiscount, checkCoupon } from './coupon';
import { calculateMemberPrice, getMemberRate, type HotelMemberRule, memberDiscountMaxPeople } from './member-discount';
import { calculatePointsSpent, type PointsToSpend } from './points';
import { createQuoteLines, type QuoteLine } from './quote-lines';

/** The data that determines an order's price. `menus` and `quantity` must have passed their own checks. */
export interface QuoteInput extends OrderContents {
  readonly product: Product;
  /** Day of visit. */
  readonly date: SeoulDate;
  readonly holidays: HolidayCalendar;
  /** Null for guests, who have no member prices, coupons or points (decision 1). */
  readonly member: {
    /** The hotel's own member discount; null if it has none. */
    readonly hotelRule: HotelMemberRule | null;
    readonly coupon: Coupon | null;
    readonly points: PointsToSpend | null;
  } | null;
  /** Day of the order, for the coupon's validity. */
  readonly today: SeoulDate;
}

/** An order's price in whole won. `orderAmount` always equals the four discounts plus `payAmount`. */
export interface Quote {
  readonly lines: readonly QuoteLine[];
  /** Sum before all discounts. */
  readonly orderAmount: number;
  readonly productDiscountAmount: number;
  readonly memberDiscountAmount: number;
  /** In percent; 0 without a member discount. */
  readonly memberDiscountRate: number;
  /** Number of people to whom the member rate applies; null if there is no discount or it applies to all. */
  readonly memberDiscountPeople: number | null;
  readonly couponAmount: number;
  /** Why the coupon has no effect; null if it has one or there is none. */
  readonly couponError: CouponError | null;
  readonly pointAmount: number;
  readonly payAmount: number;
  readonly isDeposit: boolean;
  /** True if nothing is paid now: the order is booked without a payment (decision 23). */
  readonly nothingDue: boolean;
}

const addUp = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

/**
 * Calculates the price of an order, for pages and server. Discounts apply in the order of decision 20: product
 * discount, member discount on the remainder, one coupon, points. Deposits have none of them (decision 18).
 */
export function calculateQuote(input: QuoteInput): Quote {
  const { product, member, date } = input;
  const isDeposit = product.takesDeposit;
  const lines = createQuoteLines(input);
  const orderAmount = addUp(lines.map((line) => line.originalAmount));
  const discountedAmount = addUp(lines.map((line) => line.amount));

  const rate = member === null ? 0 : getMemberRate(product, member.hotelRule, date, input.holidays);
  const partySize = product.reservationType === 'pickup' ? null : countPeople(input.party);
  const maxPeople = member?.hotelRule?.maxPeople ?? memberDiscountMaxPeople;
  const memberPrice = calculateMemberPrice(discountedAmount, rate, partySize, maxPeople);

  const coupon = member?.coupon ?? null;
  const couponCheck =
    coupon && checkCoupon(coupon, { amount: memberPrice, today: input.today, htlCode: product.htlCode, isDeposit });
  const couponAmount = coupon !== null && couponCheck?.ok ? calculateCouponDiscount(coupon, memberPrice) : 0;
  const amountAfterCoupon = memberPrice - couponAmount;

  const points = member?.points ?? null;
  const pointAmount = points === null || isDeposit ? 0 : calculatePointsSpent(points, amountAfterCoupon);
  const payAmount = amountAfterCoupon - pointAmount;

  return {
    lines,
    orderAmount,
    productDiscountAmount: orderAmount - discountedAmount,
    memberDiscountAmount: discountedAmount - memberPrice,
    memberDiscountRate: rate,
    memberDiscountPeople:
      memberPrice < discountedAmount && partySize !== null && partySize > maxPeople ? maxPeople : null,
    couponAmount,
    couponError: couponCheck && !couponCheck.ok ? couponCheck.error : null,
    pointAmount,
    payAmount,
    isDeposit,
    nothingDue: payAmount === 0,
  };
}

/** Creates the order against which coupons are checked, with the amount after earlier discounts. */
export const createCouponOrder = (quote: Quote, htlCode: HtlCode, today: SeoulDate): CouponOrder => ({
  amount: quote.orderAmount - quote.productDiscountAmount - quote.memberDiscountAmount,
  today,
  htlCode,
  isDeposit: quote.isDeposit,
});
