import { fail } from '@dining/contract/failure';
import type { redeemCouponCode } from '@dining/contract/site/coupons';
import { normalizeCouponCode } from '@dining/domain/coupons/coupon-code';
import { checkRedemption, findOfferForCode, getCouponDays } from '@dining/domain/coupons/coupon-offer';
import type { CouponNo } from '@dining/domain/shared/codes';
import { getTodayInSeoul } from '@dining/domain/shared/seoul-time';
import type { Deps } from '../../../config/deps';
import { getLimit } from '../../../config/limits';
import { findViolatedConstraint } from '../../../db/data-errors';
import { getClientAddress } from '../../../http/client-address';
import type { Call } from '../../../http/mount';
import { rateLimit } from '../../../lib/rate-limiter';
import { createFormerMemberKeys } from '../../../members/former-member-keys';
import { listCoupons } from '../../../stores/coupons/coupons';
import { listOffersForRedeemer, redeemCouponOffer } from '../../../stores/coupons/redemptions';
import { findFormerMemberIdentifiers } from '../../../stores/members/former-members';
import { couponToWire } from './to-wire';

/** Why the database refuses a coupon: a second one of a member, or that of an account that is deleted meanwhile. */
const failureByConstraint: Readonly<Record<string, 'coupon_code_redeemed' | 'session_ended'>> = {
  member_coupon_once_per_offer: 'coupon_code_redeemed',
  member_coupon_user_id_member_user_id_fk: 'session_ended',
};

/**
 * Gives a member the coupon of a code. Only unknown codes count towards the limits of attempts. That of the IP address
 * is counted only after the code proved unknown, because many members may redeem at once behind one address; parallel
 * guesses that pass it together are bounded by the limits of their members, which are counted first.
 */
export async function redeemCode(deps: Deps, { body, visitor: { userId }, request }: Call<typeof redeemCouponCode>) {
  const { pool } = deps.database;
  if (userId === undefined) return fail('not_signed_in');
  const addressLimits = [getLimit('wrongCouponCodesFromAddress', { address: getClientAddress(request) })];
  const refusal = await rateLimit.findRefusal(deps, addressLimits);
  if (refusal !== undefined) return refusal.failure;
  const rateLimitResult = await rateLimit.consume(deps, [getLimit('wrongCouponCodes', { userId })]);
  if (!rateLimitResult.ok) return rateLimitResult.failure;
  const member = await findFormerMemberIdentifiers(pool, userId);
  if (member === undefined) return fail('session_ended');
  const redeemer = { userId, keys: createFormerMemberKeys(deps.keyring, member) };
  const code = normalizeCouponCode(body.couponCode);
  const today = getTodayInSeoul(deps.now());
  const findOffer = async () => findOfferForCode(await listOffersForRedeemer(pool, code, redeemer), today);
  let offer = await findOffer();
  if (offer === undefined) {
    const guess = await rateLimit.consume(deps, addressLimits);
    return guess.ok ? fail('coupon_code_unknown') : guess.failure;
  }
  await rateLimitResult.refund();
  for (; offer !== undefined; offer = await findOffer()) {
    const check = checkRedemption(offer, { today, hasRedeemed: offer.hasRedeemed });
    if (!check.ok) return fail(check.error);
    try {
      const days = getCouponDays(offer.validity, today);
      const couponNo = await redeemCouponOffer(pool, offer.offerId, redeemer, days);
      // Otherwise the offer has changed since it was read, and the next check says how.
      if (couponNo !== undefined) return { result: await getCoupon(deps, userId, couponNo) };
    } catch (error) {
      const failure = failureByConstraint[findViolatedConstraint(error) ?? ''];
      if (failure === undefined) throw error;
      return fail(failure);
    }
  }
  return fail('coupon_code_unknown');
}

async function getCoupon({ database: { pool } }: Deps, userId: string, couponNo: CouponNo) {
  const coupon = (await listCoupons(pool, userId)).find((each) => each.couponNo === couponNo);
  if (coupon === undefined) throw new Error(`The coupon ${couponNo} is missing after it was inserted`);
  return couponToWire(coupon);
}
