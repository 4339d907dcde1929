import { type CheckResult, err, ok } from '../shared/result';
import { addDays, type SeoulDate } from '../shared/seoul-time';

/** Until when a coupon is valid: for days after it was redeemed, or until the end of a day. */
export type CouponValidity =
  | { readonly type: 'days'; readonly days: number }
  | { readonly type: 'until'; readonly day: SeoulDate };

/** When and how often the coupon of an offer can be redeemed with its code. */
export interface CouponOfferTerms {
  /** First and last day in Seoul on which the code is accepted. */
  readonly redeemFrom: SeoulDate;
  readonly redeemTo: SeoulDate;
  readonly maxCoupons: number;
  readonly redeemedCount: number;
  readonly isStopped: boolean;
}

export const couponOfferStates = ['planned', 'running', 'used_up', 'ended', 'stopped'] as const;
export type CouponOfferState = (typeof couponOfferStates)[number];

export function getCouponOfferState(offer: CouponOfferTerms, today: SeoulDate): CouponOfferState {
  if (offer.isStopped) return 'stopped';
  if (today > offer.redeemTo) return 'ended';
  if (offer.redeemedCount >= offer.maxCoupons) return 'used_up';
  return today < offer.redeemFrom ? 'planned' : 'running';
}

/**
 * Finds the offer to which a code refers today: the current one, otherwise the next one, otherwise the last one.
 * Offers that are not stopped have the same code only on different days.
 */
export function findOfferForCode<Offer extends CouponOfferTerms>(
  offers: readonly Offer[],
  today: SeoulDate,
): Offer | undefined {
  const activeOffers = offers.filter(({ isStopped }) => !isStopped);
  const laterOffers = activeOffers.filter(({ redeemTo }) => today <= redeemTo);
  const compareFirstDays = (first: Offer, second: Offer): number => first.redeemFrom.localeCompare(second.redeemFrom);
  return laterOffers.toSorted(compareFirstDays)[0] ?? offers.toSorted(compareFirstDays).at(-1);
}

export type RedemptionError =
  | 'coupon_code_redeemed'
  | 'coupon_code_not_started'
  | 'coupon_code_ended'
  | 'coupon_code_used_up';

const errorByState = {
  planned: 'coupon_code_not_started',
  used_up: 'coupon_code_used_up',
  ended: 'coupon_code_ended',
  stopped: 'coupon_code_ended',
} as const satisfies Record<Exclude<CouponOfferState, 'running'>, RedemptionError>;

/**
 * Checks that a person can redeem a code. An earlier redemption is reported before all other errors, because its coupon
 * may still be unused.
 */
export function checkRedemption(
  offer: CouponOfferTerms,
  { today, hasRedeemed }: { readonly today: SeoulDate; readonly hasRedeemed: boolean },
): CheckResult<RedemptionError> {
  if (hasRedeemed) return err('coupon_code_redeemed');
  const state = getCouponOfferState(offer, today);
  return state === 'running' ? ok : err(errorByState[state]);
}

/** Returns the days on which a coupon that is redeemed today can be used. */
export const getCouponDays = (
  validity: CouponValidity,
  today: SeoulDate,
): { readonly from: SeoulDate; readonly to: SeoulDate } => ({
  from: today,
  to: validity.type === 'days' ? addDays(today, validity.days) : validity.day,
});
