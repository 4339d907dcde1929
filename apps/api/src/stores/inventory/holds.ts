import type { CapacityRequirement } from '@dining/domain/inventory/capacity-requirement';
import { type HoldState, isHoldTransition } from '@dining/domain/inventory/hold-states';
import type { HtlCode, ShopOrderNo } from '@dining/domain/shared/codes';
import type { PoolClient } from 'pg';
import { sql } from '../../db/sql';

export interface NewHold {
  readonly shopOrderNo: ShopOrderNo;
  readonly htlCode: HtlCode;
  readonly state: 'held' | 'kept';
  readonly guestId: string;
  /** Seconds until the hold expires. */
  readonly ttlSeconds: number;
  readonly requirements: readonly CapacityRequirement[];
  readonly addressKey: string | null;
  readonly personKey: string | null;
  readonly requestKey: string | null;
}

/** Inserts a hold with its lines and its first event. Call it after taking its capacity, in the same transaction. */
export async function insertHold(client: PoolClient, hold: NewHold): Promise<void> {
  await client.query(sql('insert_hold')`
    WITH inserted AS (
      INSERT INTO hold (shop_order_no, htl_code, state, guest_id, expires_at, address_key, person_key, request_key)
      VALUES (${hold.shopOrderNo}, ${hold.htlCode}, ${hold.state}, ${hold.guestId}, now() + make_interval(secs => ${hold.ttlSeconds}),
        ${hold.addressKey}, ${hold.personKey}, ${hold.requestKey})
      RETURNING shop_order_no, htl_code, state
    ), lines AS (
      INSERT INTO hold_line (shop_order_no, htl_code, counter, din_code, prod_code, visit_day, start_time, unit, person_key, coupon_no,
        amount, capacity, rule_version)
      SELECT shop_order_no, htl_code, counter, "dinCode", "prodCode", "visitDay", "startTime", unit, "personKey", "couponNo",
        amount, capacity, "ruleVersion"
      FROM inserted, jsonb_to_recordset(${JSON.stringify(hold.requirements)}::jsonb) AS need (counter text, "dinCode" text, "prodCode" text,
        "visitDay" date, "startTime" text, unit text, "personKey" text, "couponNo" text, amount int, capacity int, "ruleVersion" bigint)
    )
    INSERT INTO hold_event (shop_order_no, htl_code, to_state) SELECT shop_order_no, htl_code, state FROM inserted`);
}

/** Replaces the lines of a hold. */
export async function updateHoldLines(
  client: PoolClient,
  shopOrderNo: ShopOrderNo,
  requirements: readonly CapacityRequirement[],
): Promise<void> {
  await client.query(sql('update_hold_lines')`
    WITH replaced AS (DELETE FROM hold_line WHERE shop_order_no = ${shopOrderNo})
    INSERT INTO hold_line (shop_order_no, htl_code, counter, din_code, prod_code, visit_day, start_time, unit, person_key, coupon_no,
      amount, capacity, rule_version)
    SELECT shop_order_no, htl_code, counter, "dinCode", "prodCode", "visitDay", "startTime", unit, "personKey", "couponNo",
      amount, capacity, "ruleVersion"
    FROM hold, jsonb_to_recordset(${JSON.stringify(requirements)}::jsonb) AS need (counter text, "dinCode" text, "prodCode" text,
      "visitDay" date, "startTime" text, unit text, "personKey" text, "couponNo" text, amount int, capacity int, "ruleVersion" bigint)
    WHERE shop_order_no = ${shopOrderNo}`);
}

/**
 * Moves holds from one state to another, with their events. Returns those that were in the state `from`.
 * @throws Error for a transition that the domain does not allow
 */
export async function updateHoldStates(
  client: PoolClient,
  shopOrderNos: readonly ShopOrderNo[],
  from: HoldState,
  to: HoldState,
): Promise<readonly ShopOrderNo[]> {
  if (!isHoldTransition(from, to)) throw new Error(`a hold cannot move from ${from} to ${to}`);
  const { rows } = await client.query<{ shopOrderNo: ShopOrderNo }>(sql('update_hold_states')`
    WITH locked AS (
      SELECT shop_order_no, state FROM hold WHERE shop_order_no = ANY(${shopOrderNos}) ORDER BY shop_order_no FOR UPDATE
    ), moved AS (
      UPDATE hold h SET state = ${to}, address_key = NULL, person_key = CASE WHEN ${to} = 'freed' THEN NULL ELSE person_key END
      FROM locked WHERE h.shop_order_no = locked.shop_order_no AND locked.state = ${from} RETURNING h.shop_order_no, h.htl_code
    )
    INSERT INTO hold_event (shop_order_no, htl_code, from_state, to_state)
    SELECT shop_order_no, htl_code, ${from}, ${to} FROM moved RETURNING shop_order_no AS "shopOrderNo"`);
  return rows.map(({ shopOrderNo }) => shopOrderNo);
}

/** Frees those of the holds that have expired, with their events. Returns them. */
export async function updateExpiredHolds(
  client: PoolClient,
  shopOrderNos: readonly ShopOrderNo[],
): Promise<readonly ShopOrderNo[]> {
  const { rows } = await client.query<{ shopOrderNo: ShopOrderNo }>(sql('update_expired_holds')`
    WITH expired AS (
      SELECT shop_order_no FROM expired_hold WHERE shop_order_no = ANY(${shopOrderNos}) ORDER BY shop_order_no FOR UPDATE
    ), moved AS (
      UPDATE hold h SET state = 'freed', address_key = NULL, person_key = NULL
      FROM expired WHERE h.shop_order_no = expired.shop_order_no RETURNING h.shop_order_no, h.htl_code
    )
    INSERT INTO hold_event (shop_order_no, htl_code, from_state, to_state)
    SELECT shop_order_no, htl_code, 'held', 'freed' FROM moved RETURNING shop_order_no AS "shopOrderNo"`);
  return rows.map(({ shopOrderNo }) => shopOrderNo);
}

/**
 * Extends a hold to at least `seconds` from now. Returns false if it was kept or freed. The states are negated because
 * PostgreSQL may read the index of all held holds for `state = 'held'` (ADR 29).
 */
export async function updateHoldExpiry(
  client: PoolClient,
  shopOrderNo: ShopOrderNo,
  seconds: number,
): Promise<boolean> {
  const { rowCount } = await client.query(sql('update_hold_expiry')`
    UPDATE hold SET expires_at = greatest(expires_at, now() + make_interval(secs => ${seconds}))
    WHERE shop_order_no = ${shopOrderNo} AND state NOT IN ('kept', 'freed')`);
  return rowCount === 1;
}

export interface OrderLocks {
  readonly guestId: string;
  readonly userId: string | null;
  readonly addressKey: string;
  readonly personKey: string | null;
  /** Scopes of the rules that must not change meanwhile. */
  readonly scopes: readonly string[];
}

/**
 * Locks what concurrent orders share: the visitor, their membership in all sessions, their IP address and the person
 * they book for; always in this order, and nothing for a null. Takes the shared locks of the rules in `scopes`.
 */
export async function lockForOrder(client: PoolClient, locks: OrderLocks): Promise<void> {
  await client.query(sql('lock_for_order')`
    SELECT pg_advisory_xact_lock(hashtextextended(${locks.guestId}, 1)),
      pg_advisory_xact_lock(hashtextextended(${locks.userId}, 4)),
      pg_advisory_xact_lock(hashtextextended(${locks.addressKey}, 5)),
      pg_advisory_xact_lock(hashtextextended(${locks.personKey}, 6)),
      (SELECT count(pg_advisory_xact_lock_shared(hashtextextended(scope, 3))) FROM unnest(${locks.scopes}::text[]) AS scope)`);
}

export async function lockGuest(client: PoolClient, guestId: string): Promise<void> {
  await client.query(sql('lock_guest')`SELECT pg_advisory_xact_lock(hashtextextended(${guestId}, 1))`);
}

/** Locks the orders of a member in all sessions. Returns false if the member has left. */
export async function lockMemberOrders(client: PoolClient, userId: string): Promise<boolean> {
  await client.query(sql('lock_member_orders')`SELECT pg_advisory_xact_lock(hashtextextended(${userId}, 4))`);
  const { rowCount } = await client.query(sql('find_current_member')`
    SELECT 1 FROM member WHERE user_id = ${userId} AND left_at IS NULL`);
  return rowCount === 1;
}
