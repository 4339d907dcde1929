import type { CapacityRequirement } from '@dining/domain/inventory/capacity-requirement';
import type { ShopOrderNo } from '@dining/domain/shared/codes';
import type { PoolClient } from 'pg';
import { sql } from '../../db/sql';

/**
 * Locks expired holds, the oldest first: at most `limit` with a payment, and as many without. Skips those that are
 * locked already. Of a hold with a payment only the payment is locked, because payments are always locked first.
 */
export async function lockExpiredHolds(client: PoolClient, limit: number): Promise<readonly ShopOrderNo[]> {
  const { rows } = await client.query<{ shopOrderNo: ShopOrderNo }>(sql('lock_expired_holds')`
    WITH with_payment AS (
      SELECT shop_order_no FROM expired_hold h JOIN payment p USING (shop_order_no)
      ORDER BY h.expires_at, shop_order_no LIMIT ${limit} FOR UPDATE OF p SKIP LOCKED
    ), without_payment AS (
      SELECT shop_order_no FROM expired_hold h
      WHERE NOT EXISTS (SELECT 1 FROM payment p WHERE p.shop_order_no = h.shop_order_no)
      ORDER BY expires_at, shop_order_no LIMIT ${limit} FOR UPDATE OF h SKIP LOCKED
    )
    SELECT shop_order_no AS "shopOrderNo" FROM with_payment UNION ALL SELECT shop_order_no FROM without_payment`);
  return rows.map(({ shopOrderNo }) => shopOrderNo);
}

/**
 * Locks up to `limit` expired holds that use the counters of the requirements. Unlike `lockExpiredHolds`, waits for
 * those that are locked already. Of a hold with a payment only the payment is locked.
 */
export async function lockExpiredHoldsOnCounters(
  client: PoolClient,
  limit: number,
  requirements: readonly CapacityRequirement[],
): Promise<readonly ShopOrderNo[]> {
  const { rows } = await client.query<{ shopOrderNo: ShopOrderNo }>(sql('lock_expired_holds_on_counters')`
    WITH requirement AS (
      SELECT * FROM jsonb_to_recordset(${JSON.stringify(requirements)}::jsonb) AS requirement (counter text, "dinCode" text, "prodCode" text,
        "visitDay" date, "startTime" text, unit text, "personKey" text, "couponNo" text)
    ), blocking AS (
      SELECT DISTINCT h.shop_order_no FROM expired_hold h JOIN hold_line l USING (shop_order_no) JOIN requirement r ON r.counter = l.counter
      WHERE l.din_code IS NOT DISTINCT FROM r."dinCode" AND l.prod_code IS NOT DISTINCT FROM r."prodCode"
        AND l.visit_day IS NOT DISTINCT FROM r."visitDay" AND l.start_time IS NOT DISTINCT FROM r."startTime"
        AND l.unit IS NOT DISTINCT FROM r.unit AND l.person_key IS NOT DISTINCT FROM r."personKey"
        AND l.coupon_no IS NOT DISTINCT FROM r."couponNo"
      ORDER BY h.shop_order_no LIMIT ${limit}
    ), with_payment AS (
      SELECT p.shop_order_no FROM payment p JOIN blocking USING (shop_order_no) ORDER BY p.shop_order_no FOR UPDATE OF p
    ), without_payment AS (
      SELECT h.shop_order_no FROM hold h JOIN blocking USING (shop_order_no)
      WHERE NOT EXISTS (SELECT 1 FROM payment p WHERE p.shop_order_no = h.shop_order_no) ORDER BY h.shop_order_no FOR UPDATE OF h
    )
    SELECT shop_order_no AS "shopOrderNo" FROM with_payment UNION ALL SELECT shop_order_no FROM without_payment`);
  return rows.map(({ shopOrderNo }) => shopOrderNo);
}
