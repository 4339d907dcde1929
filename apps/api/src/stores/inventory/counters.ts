import type {
  CouponRequirement,
  DayRequirement,
  PersonRequirement,
  SeatRequirement,
} from '@dining/domain/inventory/capacity-requirement';
import type { HtlCode, ShopOrderNo } from '@dining/domain/shared/codes';
import type { PoolClient } from 'pg';
import { sql } from '../../db/sql';

/**
 * The four tables of counters: seats and rooms, units of a day, units of a person, coupons. A transaction that changes
 * several counters locks the tables in this order and the rows of each by their key, which prevents deadlocks. The row
 * of a counter is inserted at its first use, and stores the capacity that applied to its last order.
 */

/** Takes seats or rooms. Returns the number of counters that had enough. */
export async function incrementSeatUsage(
  client: PoolClient,
  htlCode: HtlCode,
  requirements: readonly SeatRequirement[],
): Promise<number> {
  const { rowCount } = await client.query(sql('increment_seat_usage')`
    INSERT INTO seat_usage AS u (din_code, visit_day, start_time, unit, htl_code, capacity, rule_version, used)
    SELECT "dinCode", "visitDay", "startTime", unit, ${htlCode}, capacity, "ruleVersion", amount
    FROM jsonb_to_recordset(${JSON.stringify(requirements)}::jsonb) AS requirement ("dinCode" text, "visitDay" date, "startTime" text, unit text,
      capacity int, "ruleVersion" bigint, amount int)
    WHERE amount <= capacity
    ORDER BY "dinCode", "visitDay", "startTime", unit
    ON CONFLICT (din_code, visit_day, start_time, unit) DO UPDATE
      SET used = u.used + excluded.used, htl_code = excluded.htl_code, capacity = excluded.capacity, rule_version = excluded.rule_version
      WHERE u.used + excluded.used <= excluded.capacity`);
  return rowCount ?? 0;
}

export async function incrementDaySales(
  client: PoolClient,
  htlCode: HtlCode,
  requirements: readonly DayRequirement[],
): Promise<number> {
  const { rowCount } = await client.query(sql('increment_day_sales')`
    INSERT INTO day_sale_usage AS u (prod_code, visit_day, htl_code, capacity, rule_version, used)
    SELECT "prodCode", "visitDay", ${htlCode}, capacity, "ruleVersion", amount
    FROM jsonb_to_recordset(${JSON.stringify(requirements)}::jsonb) AS requirement ("prodCode" text, "visitDay" date, capacity int, "ruleVersion" bigint,
      amount int)
    WHERE capacity IS NULL OR amount <= capacity
    ORDER BY "prodCode", "visitDay"
    ON CONFLICT (prod_code, visit_day) DO UPDATE
      SET used = u.used + excluded.used, htl_code = excluded.htl_code, capacity = excluded.capacity, rule_version = excluded.rule_version
      WHERE excluded.capacity IS NULL OR u.used + excluded.used <= excluded.capacity`);
  return rowCount ?? 0;
}

export async function incrementPersonUsage(
  client: PoolClient,
  htlCode: HtlCode,
  requirements: readonly PersonRequirement[],
): Promise<number> {
  const { rowCount } = await client.query(sql('increment_person_usage')`
    INSERT INTO person_usage AS u (prod_code, person_key, htl_code, capacity, rule_version, used)
    SELECT "prodCode", "personKey", ${htlCode}, capacity, "ruleVersion", amount
    FROM jsonb_to_recordset(${JSON.stringify(requirements)}::jsonb) AS requirement ("prodCode" text, "personKey" text, capacity int,
      "ruleVersion" bigint, amount int)
    WHERE capacity IS NULL OR amount <= capacity
    ORDER BY "prodCode", "personKey"
    ON CONFLICT (prod_code, person_key) DO UPDATE
      SET used = u.used + excluded.used, htl_code = excluded.htl_code, capacity = excluded.capacity, rule_version = excluded.rule_version
      WHERE excluded.capacity IS NULL OR u.used + excluded.used <= excluded.capacity`);
  return rowCount ?? 0;
}

export async function incrementCouponUsage(
  client: PoolClient,
  htlCode: HtlCode,
  requirements: readonly CouponRequirement[],
): Promise<number> {
  const { rowCount } = await client.query(sql('increment_coupon_usage')`
    INSERT INTO coupon_usage AS u (coupon_no, htl_code, capacity, rule_version, used)
    SELECT "couponNo", ${htlCode}, capacity, "ruleVersion", amount
    FROM jsonb_to_recordset(${JSON.stringify(requirements)}::jsonb) AS requirement ("couponNo" text, capacity int, "ruleVersion" bigint, amount int)
    WHERE amount <= capacity
    ORDER BY "couponNo"
    ON CONFLICT (coupon_no) DO UPDATE
      SET used = u.used + excluded.used, htl_code = excluded.htl_code, capacity = excluded.capacity, rule_version = excluded.rule_version
      WHERE u.used + excluded.used <= excluded.capacity`);
  return rowCount ?? 0;
}

export async function decrementSeatUsage(client: PoolClient, shopOrderNos: readonly ShopOrderNo[]): Promise<void> {
  await client.query(sql('decrement_seat_usage')`
    WITH released AS (
      SELECT din_code, visit_day, start_time, unit, sum(amount)::int AS amount FROM hold_line
      WHERE shop_order_no = ANY(${shopOrderNos}) AND counter = 'seat' GROUP BY din_code, visit_day, start_time, unit
    ), locked AS (
      SELECT din_code, visit_day, start_time, unit, amount
      FROM seat_usage u JOIN released USING (din_code, visit_day, start_time, unit)
      ORDER BY din_code, visit_day, start_time, unit FOR UPDATE OF u
    )
    UPDATE seat_usage u SET used = u.used - locked.amount FROM locked
    WHERE u.din_code = locked.din_code AND u.visit_day = locked.visit_day AND u.start_time = locked.start_time AND u.unit = locked.unit`);
}

export async function decrementDaySales(client: PoolClient, shopOrderNos: readonly ShopOrderNo[]): Promise<void> {
  await client.query(sql('decrement_day_sales')`
    WITH released AS (
      SELECT prod_code, visit_day, sum(amount)::int AS amount FROM hold_line
      WHERE shop_order_no = ANY(${shopOrderNos}) AND counter = 'day' GROUP BY prod_code, visit_day
    ), locked AS (
      SELECT prod_code, visit_day, amount FROM day_sale_usage u JOIN released USING (prod_code, visit_day)
      ORDER BY prod_code, visit_day FOR UPDATE OF u
    )
    UPDATE day_sale_usage u SET used = u.used - locked.amount FROM locked
    WHERE u.prod_code = locked.prod_code AND u.visit_day = locked.visit_day`);
}

export async function decrementPersonUsage(client: PoolClient, shopOrderNos: readonly ShopOrderNo[]): Promise<void> {
  await client.query(sql('decrement_person_usage')`
    WITH released AS (
      SELECT prod_code, person_key, sum(amount)::int AS amount FROM hold_line
      WHERE shop_order_no = ANY(${shopOrderNos}) AND counter = 'person' GROUP BY prod_code, person_key
    ), locked AS (
      SELECT prod_code, person_key, amount FROM person_usage u JOIN released USING (prod_code, person_key)
      ORDER BY prod_code, person_key FOR UPDATE OF u
    )
    UPDATE person_usage u SET used = u.used - locked.amount FROM locked
    WHERE u.prod_code = locked.prod_code AND u.person_key = locked.person_key`);
}

export async function decrementCouponUsage(client: PoolClient, shopOrderNos: readonly ShopOrderNo[]): Promise<void> {
  await client.query(sql('decrement_coupon_usage')`
    WITH released AS (
      SELECT coupon_no, sum(amount)::int AS amount FROM hold_line
      WHERE shop_order_no = ANY(${shopOrderNos}) AND counter = 'coupon' GROUP BY coupon_no
    ), locked AS (
      SELECT coupon_no, amount FROM coupon_usage u JOIN released USING (coupon_no) ORDER BY coupon_no FOR UPDATE OF u
    )
    UPDATE coupon_usage u SET used = u.used - locked.amount FROM locked WHERE u.coupon_no = locked.coupon_no`);
}

/** Locks the seat counters of orders and of requirements, and inserts those that are missing. */
export async function lockSeatUsage(
  client: PoolClient,
  htlCode: HtlCode,
  shopOrderNos: readonly ShopOrderNo[],
  requirements: readonly SeatRequirement[],
): Promise<void> {
  await client.query(sql('lock_seat_usage')`
    INSERT INTO seat_usage AS u (din_code, visit_day, start_time, unit, htl_code, capacity, used)
    SELECT din_code, visit_day, start_time, unit, ${htlCode}, max(capacity), 0 FROM (
      SELECT din_code, visit_day, start_time, unit, capacity FROM hold_line
      WHERE shop_order_no = ANY(${shopOrderNos}) AND counter = 'seat'
      UNION ALL
      SELECT "dinCode", "visitDay", "startTime", unit, capacity
      FROM jsonb_to_recordset(${JSON.stringify(requirements)}::jsonb) AS requirement ("dinCode" text, "visitDay" date, "startTime" text, unit text, capacity int)
    ) counters
    GROUP BY din_code, visit_day, start_time, unit ORDER BY din_code, visit_day, start_time, unit
    ON CONFLICT (din_code, visit_day, start_time, unit) DO UPDATE SET used = u.used`);
}

export async function lockDaySales(
  client: PoolClient,
  htlCode: HtlCode,
  shopOrderNos: readonly ShopOrderNo[],
  requirements: readonly DayRequirement[],
): Promise<void> {
  await client.query(sql('lock_day_sales')`
    INSERT INTO day_sale_usage AS u (prod_code, visit_day, htl_code, capacity, used)
    SELECT prod_code, visit_day, ${htlCode}, max(capacity), 0 FROM (
      SELECT prod_code, visit_day, capacity FROM hold_line WHERE shop_order_no = ANY(${shopOrderNos}) AND counter = 'day'
      UNION ALL
      SELECT "prodCode", "visitDay", capacity
      FROM jsonb_to_recordset(${JSON.stringify(requirements)}::jsonb) AS requirement ("prodCode" text, "visitDay" date, capacity int)
    ) counters
    GROUP BY prod_code, visit_day ORDER BY prod_code, visit_day
    ON CONFLICT (prod_code, visit_day) DO UPDATE SET used = u.used`);
}

export async function lockPersonUsage(
  client: PoolClient,
  htlCode: HtlCode,
  shopOrderNos: readonly ShopOrderNo[],
  requirements: readonly PersonRequirement[],
): Promise<void> {
  await client.query(sql('lock_person_usage')`
    INSERT INTO person_usage AS u (prod_code, person_key, htl_code, capacity, used)
    SELECT prod_code, person_key, ${htlCode}, max(capacity), 0 FROM (
      SELECT prod_code, person_key, capacity FROM hold_line WHERE shop_order_no = ANY(${shopOrderNos}) AND counter = 'person'
      UNION ALL
      SELECT "prodCode", "personKey", capacity
      FROM jsonb_to_recordset(${JSON.stringify(requirements)}::jsonb) AS requirement ("prodCode" text, "personKey" text, capacity int)
    ) counters
    GROUP BY prod_code, person_key ORDER BY prod_code, person_key
    ON CONFLICT (prod_code, person_key) DO UPDATE SET used = u.used`);
}

export async function lockCouponUsage(
  client: PoolClient,
  htlCode: HtlCode,
  shopOrderNos: readonly ShopOrderNo[],
  requirements: readonly CouponRequirement[],
): Promise<void> {
  await client.query(sql('lock_coupon_usage')`
    INSERT INTO coupon_usage AS u (coupon_no, htl_code, capacity, used)
    SELECT coupon_no, ${htlCode}, max(capacity), 0 FROM (
      SELECT coupon_no, capacity FROM hold_line WHERE shop_order_no = ANY(${shopOrderNos}) AND counter = 'coupon'
      UNION ALL
      SELECT "couponNo", capacity FROM jsonb_to_recordset(${JSON.stringify(requirements)}::jsonb) AS requirement ("couponNo" text, capacity int)
    ) counters
    GROUP BY coupon_no ORDER BY coupon_no
    ON CONFLICT (coupon_no) DO UPDATE SET used = u.used`);
}
