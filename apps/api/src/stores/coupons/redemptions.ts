import type { CouponOfferTerms, CouponValidity } from '@dining/domain/coupons/coupon-offer';
import type { CouponNo } from '@dining/domain/shared/codes';
import type { SeoulDate } from '@dining/domain/shared/seoul-time';
import type { Pool, PoolClient } from 'pg';
import { sql } from '../../db/sql';

interface Redeemer {
  readonly userId: string;
  /** Keys by which a former member is recognised. One match suffices. */
  readonly keys: readonly string[];
}

export interface OfferForRedeemer extends CouponOfferTerms {
  readonly offerId: string;
  readonly validity: CouponValidity;
  /** True if this person has redeemed it, also with a former account. */
  readonly hasRedeemed: boolean;
}

/** Lists the offers that have or had a code. */
export async function listOffersForRedeemer(
  pool: Pool,
  code: string,
  { userId, keys }: Redeemer,
): Promise<readonly OfferForRedeemer[]> {
  const { rows } = await pool.query<OfferForRedeemer>(sql('list_offers_for_redeemer')`
    SELECT o.offer_id AS "offerId", o.redeem_from AS "redeemFrom", o.redeem_to AS "redeemTo", o.validity, o.max_coupons AS "maxCoupons",
      o.redeemed_count AS "redeemedCount", o.stopped_at IS NOT NULL AS "isStopped",
      EXISTS (SELECT 1 FROM member_coupon c WHERE c.user_id = ${userId} AND c.offer_id = o.offer_id)
        OR EXISTS (SELECT 1 FROM former_member_offer f WHERE f.offer_id = o.offer_id AND f.key = ANY(${keys}::text[])) AS "hasRedeemed"
    FROM coupon_offer o WHERE o.code = ${code}`);
  return rows;
}

/**
 * Counts a redemption and inserts the member's coupon in one statement. Returns the number of the coupon; undefined if
 * the offer cannot be redeemed any more. The unique index `member_coupon_once_per_offer` refuses a second coupon, and
 * then nothing is counted.
 */
export async function redeemCouponOffer(
  pool: Pool,
  offerId: string,
  { userId, keys }: Redeemer,
  days: { readonly from: SeoulDate; readonly to: SeoulDate },
): Promise<CouponNo | undefined> {
  const { rows } = await pool.query<{ couponNo: CouponNo }>(sql('redeem_coupon_offer')`
    WITH counted AS (
      UPDATE coupon_offer SET redeemed_count = redeemed_count + 1
      WHERE offer_id = ${offerId} AND stopped_at IS NULL AND ${days.from}::date BETWEEN redeem_from AND redeem_to
        AND redeemed_count < max_coupons
        AND NOT EXISTS (SELECT 1 FROM former_member_offer f WHERE f.offer_id = ${offerId} AND f.key = ANY(${keys}::text[]))
      RETURNING offer_id, htl_code, coupon_name, kind, value, min_order_amount, max_discount)
    INSERT INTO member_coupon (coupon_no, user_id, htl_code, name, kind, value, min_order_amount, max_discount, valid_from, valid_to,
      offer_id)
    SELECT upper(concat_ws('-', 'CODE', substr(id, 1, 4), substr(id, 5, 4), substr(id, 9, 4))), ${userId}, htl_code, coupon_name, kind,
      value, min_order_amount, max_discount, ${days.from}::date, ${days.to}::date, offer_id
    FROM counted, LATERAL (SELECT replace(gen_random_uuid()::text, '-', '') AS id) AS random
    RETURNING coupon_no AS "couponNo"`);
  return rows[0]?.couponNo;
}

/** Stores under the keys of a member who leaves which offers they have redeemed, also with an earlier account. */
export async function insertFormerMemberOffers(client: PoolClient, { userId, keys }: Redeemer): Promise<void> {
  await client.query(sql('insert_former_member_offers')`
    INSERT INTO former_member_offer (key, offer_id)
    SELECT key, offer_id
    FROM unnest(${keys}::text[]) AS key, (
      SELECT offer_id FROM member_coupon WHERE user_id = ${userId} AND offer_id IS NOT NULL
      UNION SELECT offer_id FROM former_member_offer WHERE key = ANY(${keys}::text[])) AS redeemed
    ORDER BY key, offer_id
    ON CONFLICT DO NOTHING`);
}
