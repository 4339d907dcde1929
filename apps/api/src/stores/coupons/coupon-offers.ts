import type { PageCursor } from '@dining/contract/page-cursor';
import type { CouponOfferTerms, CouponValidity } from '@dining/domain/coupons/coupon-offer';
import type { HtlCode } from '@dining/domain/shared/codes';
import type { LocalizedText } from '@dining/domain/shared/localized-text';
import type { SeoulDate } from '@dining/domain/shared/seoul-time';
import type { ScopeFilter } from '@dining/domain/staff/scope-filter';
import type { PoolClient } from 'pg';
import type { Queryable } from '../../db/queryable';
import { groupHtlCode } from '../../db/schema/hotels';
import { sql } from '../../db/sql';

/** The stored content of an offer that staff edit. */
export interface CouponOfferContent {
  readonly name: string;
  readonly code: string;
  readonly couponName: LocalizedText;
  readonly kind: 'amount' | 'percent';
  readonly value: number;
  readonly minOrderAmount: number;
  readonly maxDiscount: number | null;
  readonly redeemFrom: SeoulDate;
  readonly redeemTo: SeoulDate;
  readonly validity: CouponValidity;
  readonly maxCoupons: number;
}

export interface StoredCouponOffer extends CouponOfferContent, CouponOfferTerms {
  readonly offerId: string;
  /** The only hotel that accepts the coupon; null for all hotels. */
  readonly htlCode: HtlCode | null;
  readonly version: number;
}

/** Finds an offer. */
export async function findCouponOffer(db: Queryable, offerId: string): Promise<StoredCouponOffer | undefined> {
  const { rows } = await db.query<StoredCouponOffer>(sql('find_coupon_offer')`
    SELECT offer_id AS "offerId", nullif(htl_code, ${groupHtlCode}) AS "htlCode", name, code, coupon_name AS "couponName", kind, value,
      min_order_amount AS "minOrderAmount", max_discount AS "maxDiscount", redeem_from AS "redeemFrom", redeem_to AS "redeemTo",
      validity, max_coupons AS "maxCoupons", redeemed_count AS "redeemedCount", stopped_at IS NOT NULL AS "isStopped", version
    FROM coupon_offer WHERE offer_id = ${offerId}`);
  return rows[0];
}

/** Locks an offer against redemptions and changes until the transaction ends. Returns false if it is missing. */
export async function lockCouponOffer(client: PoolClient, offerId: string): Promise<boolean> {
  const { rowCount } = await client.query(
    sql('lock_coupon_offer')`SELECT 1 FROM coupon_offer WHERE offer_id = ${offerId} FOR UPDATE`,
  );
  return rowCount === 1;
}

export interface ListedCouponOffer extends Omit<StoredCouponOffer, 'couponName' | 'validity'>, PageCursor {}

interface OfferFilter {
  readonly scopes: ScopeFilter;
  readonly today: SeoulDate;
  /** True for offers that have ended or are stopped, false for the others. */
  readonly isPast: boolean;
  readonly after: PageCursor | null;
}

/** Lists offers in the scopes, newest first. */
export async function listCouponOffers(
  db: Queryable,
  { scopes: { isGroup, htlCodes }, today, isPast, after }: OfferFilter,
  limit: number,
): Promise<readonly ListedCouponOffer[]> {
  const { rows } = await db.query<ListedCouponOffer>(sql('list_coupon_offers')`
    SELECT offer_id AS "offerId", nullif(htl_code, ${groupHtlCode}) AS "htlCode", name, code, kind, value,
      min_order_amount AS "minOrderAmount", max_discount AS "maxDiscount", redeem_from AS "redeemFrom", redeem_to AS "redeemTo",
      max_coupons AS "maxCoupons", redeemed_count AS "redeemedCount", stopped_at IS NOT NULL AS "isStopped", version,
      created_at::text AS at, offer_id::text AS key
    FROM coupon_offer
    WHERE (${isGroup} OR htl_code = ANY(${htlCodes}::text[]))
      AND (stopped_at IS NOT NULL OR redeem_to < ${today}) = ${isPast}
      AND (${after === null} OR (created_at, offer_id) < (${after?.at ?? null}::timestamptz, ${after?.key ?? null}::uuid))
    ORDER BY created_at DESC, offer_id DESC LIMIT ${limit}`);
  return rows;
}

/**
 * Locks a code, so that no other transaction gives it to an offer. Returns true if the code is taken: if another offer
 * that is not stopped has it on one of the days.
 */
export async function lockAndCheckCode(
  client: PoolClient,
  { code, redeemFrom, redeemTo }: Pick<CouponOfferContent, 'code' | 'redeemFrom' | 'redeemTo'>,
  exceptOfferId: string | null,
): Promise<boolean> {
  await client.query(sql('lock_coupon_code')`SELECT pg_advisory_xact_lock(hashtextextended(${code}, 7))`);
  const { rowCount } = await client.query(sql('find_offer_with_code')`
    SELECT 1 FROM coupon_offer
    WHERE code = ${code} AND stopped_at IS NULL AND redeem_from <= ${redeemTo} AND redeem_to >= ${redeemFrom}
      AND offer_id IS DISTINCT FROM ${exceptOfferId}::uuid LIMIT 1`);
  return rowCount === 1;
}

/** Inserts an offer. Returns its id. */
export async function insertCouponOffer(
  client: PoolClient,
  htlCode: HtlCode,
  content: CouponOfferContent,
): Promise<string> {
  const { name, code, couponName, kind, value, minOrderAmount, maxDiscount, redeemFrom, redeemTo } = content;
  const { rows } = await client.query<{ offerId: string }>(sql('insert_coupon_offer')`
    INSERT INTO coupon_offer (htl_code, name, code, coupon_name, kind, value, min_order_amount, max_discount, redeem_from, redeem_to,
      validity, max_coupons)
    VALUES (${htlCode}, ${name}, ${code}, ${couponName}, ${kind}, ${value}, ${minOrderAmount}, ${maxDiscount}, ${redeemFrom}, ${redeemTo},
      ${content.validity}, ${content.maxCoupons})
    RETURNING offer_id AS "offerId"`);
  return rows[0]?.offerId ?? '';
}

/** Updates an offer and raises its version. */
export async function updateCouponOffer(
  client: PoolClient,
  offerId: string,
  content: CouponOfferContent,
): Promise<void> {
  const { name, code, couponName, kind, value, minOrderAmount, maxDiscount, redeemFrom, redeemTo } = content;
  await client.query(sql('update_coupon_offer')`
    UPDATE coupon_offer SET name = ${name}, code = ${code}, coupon_name = ${couponName}, kind = ${kind}, value = ${value},
      min_order_amount = ${minOrderAmount}, max_discount = ${maxDiscount}, redeem_from = ${redeemFrom}, redeem_to = ${redeemTo},
      validity = ${content.validity}, max_coupons = ${content.maxCoupons}, version = version + 1
    WHERE offer_id = ${offerId}`);
}

/** Stops an offer. Returns false if it is stopped already. */
export async function stopCouponOffer(client: PoolClient, offerId: string): Promise<boolean> {
  const { rowCount } = await client.query(sql('stop_coupon_offer')`
    UPDATE coupon_offer SET stopped_at = now(), version = version + 1 WHERE offer_id = ${offerId} AND stopped_at IS NULL`);
  return rowCount === 1;
}
