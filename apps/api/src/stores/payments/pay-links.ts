import type { PendingOrder } from '@dining/domain/orders/priced-order';
import type { PaymentState } from '@dining/domain/payments/states';
import type { DinCode, HtlCode, ResvCode, ShopOrderNo } from '@dining/domain/shared/codes';
import type { LocalizedText } from '@dining/domain/shared/localized-text';
import type { SeoulDate, SeoulTime } from '@dining/domain/shared/seoul-time';
import type { PoolClient } from 'pg';
import type { Queryable } from '../../db/queryable';
import { sql } from '../../db/sql';

/** A pay link with the contents of its order and the state of its latest payment. */
export interface PayLink {
  readonly linkId: string;
  /** The order that holds the capacity: the latest attempt to pay. */
  readonly shopOrderNo: ShopOrderNo;
  readonly htlCode: HtlCode;
  readonly dinCode: DinCode;
  readonly visitDay: SeoulDate;
  readonly visitTime: SeoulTime;
  readonly keyHash: string;
  /** Null once the order is a reservation. */
  readonly order: PendingOrder | null;
  /** Name of the staff member who took the order. */
  readonly bookedBy: string;
  /** Seconds until the link expires; negative afterwards. */
  readonly secondsLeft: number;
  readonly sendCount: number;
  readonly sentAt: Date;
  readonly withdrawnAt: Date | null;
  /** Name of the staff member who withdrew the link. */
  readonly withdrawnBy: string | null;
  readonly createdAt: Date;
  readonly paymentState: PaymentState | null;
  readonly resvCode: ResvCode | null;
  /** True while the hold of the order is live. */
  readonly isHeld: boolean;
}

export interface NewPayLink {
  readonly linkId: string;
  readonly keyHash: string;
  readonly shopOrderNo: ShopOrderNo;
  readonly order: PendingOrder;
  readonly bookedBy: string;
  /** Seconds until the link expires. */
  readonly seconds: number;
}

export async function insertPayLink(client: PoolClient, link: NewPayLink): Promise<void> {
  const { order } = link;
  await client.query(sql('insert_pay_link')`
    INSERT INTO pay_link (link_id, shop_order_no, htl_code, din_code, visit_day, visit_time, key_hash, "order", booked_by, ends_at)
    VALUES (${link.linkId}, ${link.shopOrderNo}, ${order.htlCode}, ${order.dinCode}, ${order.visit.date}, ${order.visit.time},
      ${link.keyHash}, ${JSON.stringify(order)}, ${link.bookedBy}, now() + make_interval(secs => ${link.seconds}))`);
}

export async function findPayLink(db: Queryable, linkId: string): Promise<PayLink | undefined> {
  const { rows } = await db.query<PayLink>(sql('find_pay_link')`
    SELECT "linkId", "shopOrderNo", "htlCode", "dinCode", "visitDay", "visitTime", "keyHash", "order", "bookedBy", "secondsLeft",
      "sendCount", "sentAt", "withdrawnAt", "withdrawnBy", "createdAt", "paymentState", "resvCode", "isHeld"
    FROM pay_link_record WHERE "linkId" = ${linkId}`);
  return rows[0];
}

export async function findPayLinkByKey(db: Queryable, keyHash: string): Promise<PayLink | undefined> {
  const { rows } = await db.query<PayLink>(sql('find_pay_link_by_key')`
    SELECT "linkId", "shopOrderNo", "htlCode", "dinCode", "visitDay", "visitTime", "keyHash", "order", "bookedBy", "secondsLeft",
      "sendCount", "sentAt", "withdrawnAt", "withdrawnBy", "createdAt", "paymentState", "resvCode", "isHeld"
    FROM pay_link_record WHERE "keyHash" = ${keyHash}`);
  return rows[0];
}

/**
 * Locks the payment and the hold of a pay link, and so waits for an attempt that starts or returns. Returns the link as
 * it is under these locks. Its own row needs no lock: every change of its order takes these locks first.
 */
export async function lockPayLink(client: PoolClient, linkId: string): Promise<PayLink | undefined> {
  const linkBeforeLocks = await findPayLink(client, linkId);
  if (linkBeforeLocks === undefined) return undefined;
  // Separate statements, because a statement that waits for a lock reads other rows as they were before the wait.
  await client.query(sql('lock_payment_of_link')`
    SELECT FROM payment WHERE shop_order_no = ${linkBeforeLocks.shopOrderNo} FOR UPDATE`);
  await client.query(
    sql('lock_hold_of_link')`SELECT FROM hold WHERE shop_order_no = ${linkBeforeLocks.shopOrderNo} FOR UPDATE`,
  );
  const link = await findPayLink(client, linkId);
  return link?.shopOrderNo === linkBeforeLocks.shopOrderNo ? link : lockPayLink(client, linkId);
}

export interface ListedPayLink extends PayLink {
  readonly venueName: LocalizedText;
  readonly productName: LocalizedText;
  readonly bookerName: string;
  readonly adults: number;
  readonly kids: number;
  /** In won. */
  readonly amount: number;
}

export interface PayLinkFilter {
  /** Null for every venue. */
  readonly venues: readonly DinCode[] | null;
  /** Only visits of this day; null for all. */
  readonly day: SeoulDate | null;
  /** Only bookers whose name contains this text; empty for all. */
  readonly name: string;
  /** Only the link of this reservation; null for all. */
  readonly resvCode: ResvCode | null;
  /** Only this link; null for all. */
  readonly linkId: string | null;
}

/** Lists pay links, at most 100: those with time left first, the next to end at the top. */
export async function listPayLinks(db: Queryable, filter: PayLinkFilter): Promise<ListedPayLink[]> {
  const { rows } = await db.query<ListedPayLink>(sql('list_pay_links')`
    SELECT l."linkId", l."shopOrderNo", l."htlCode", l."dinCode", l."visitDay", l."visitTime", l."keyHash", l."order", l."bookedBy",
      l."secondsLeft", l."sendCount", l."sentAt", l."withdrawnAt", l."withdrawnBy", l."createdAt", l."paymentState", l."resvCode",
      l."isHeld", v.name AS "venueName", coalesce(l."order" -> 'productName', r.product_name, '{"default":""}') AS "productName",
      coalesce(l."order" -> 'booker' ->> 'name', r.booker_name, '') AS "bookerName",
      coalesce((l."order" -> 'party' ->> 'adults')::int, r.adults, 0) AS adults,
      coalesce((l."order" -> 'party' ->> 'kids')::int, r.kids, 0) AS kids,
      coalesce((l."order" -> 'quote' ->> 'payAmount')::int, r.pay_amount, 0) AS amount
    FROM pay_link_record l JOIN venue v ON v.din_code = l."dinCode"
    LEFT JOIN reservation r ON r.shop_order_no = l."shopOrderNo" AND l."order" IS NULL
    WHERE (${filter.venues}::text[] IS NULL OR l."dinCode" = ANY(${filter.venues}))
      AND (${filter.linkId}::uuid IS NULL OR l."linkId" = ${filter.linkId}) AND (${filter.day}::date IS NULL OR l."visitDay" = ${filter.day}::date)
      AND (${filter.resvCode}::text IS NULL OR l."resvCode" = ${filter.resvCode})
      AND strpos(lower(coalesce(l."order" -> 'booker' ->> 'name', r.booker_name, '')), lower(${filter.name}::text)) > 0
    ORDER BY l."secondsLeft" < 0, abs(l."secondsLeft"), l."linkId" LIMIT 100`);
  return rows;
}

/**
 * Inserts the hold of the next attempt to pay an order, with the lines of the former one: the counters do not change.
 * Call it with the locks of `lockPayLink`, after `updateHoldStates` has freed the former hold.
 */
export async function insertMovedHold(
  client: PoolClient,
  from: ShopOrderNo,
  to: ShopOrderNo,
  seconds: number,
): Promise<void> {
  await client.query(sql('insert_moved_hold')`
    WITH inserted AS (
      INSERT INTO hold (shop_order_no, htl_code, state, guest_id, expires_at)
      SELECT ${to}, htl_code, 'held', guest_id, now() + make_interval(secs => ${seconds}) FROM hold WHERE shop_order_no = ${from}
      RETURNING shop_order_no, htl_code, state
    ), lines AS (
      INSERT INTO hold_line (shop_order_no, htl_code, counter, din_code, prod_code, visit_day, start_time, unit, person_key, coupon_no,
        amount, capacity, rule_version)
      SELECT ${to}, htl_code, counter, din_code, prod_code, visit_day, start_time, unit, person_key, coupon_no, amount, capacity,
        rule_version
      FROM hold_line WHERE shop_order_no = ${from} ORDER BY id
    )
    INSERT INTO hold_event (shop_order_no, htl_code, to_state) SELECT shop_order_no, htl_code, state FROM inserted`);
}

/** Makes the order `to` the latest attempt of a pay link, and moves the data that staff entered for it. */
export async function updatePayLinkOrder(client: PoolClient, from: ShopOrderNo, to: ShopOrderNo): Promise<void> {
  await client.query(sql('update_pay_link_order')`
    WITH phone AS (UPDATE phone_order SET shop_order_no = ${to} WHERE shop_order_no = ${from})
    UPDATE pay_link SET shop_order_no = ${to} WHERE shop_order_no = ${from}`);
}

/**
 * Lets a hold last until its pay link ends, although an attempt to pay has failed, and makes a late return of that
 * attempt invalid. Returns false if the order has no link, the link has ended or was withdrawn, or the hold was kept or
 * freed. The states of holds are negated as in `updateHoldExpiry` (ADR 29).
 */
export async function extendHoldOfLink(client: PoolClient, shopOrderNo: ShopOrderNo): Promise<boolean> {
  const { rowCount } = await client.query(sql('update_hold_of_link')`
    WITH link AS (
      SELECT shop_order_no, ends_at, withdrawn_at FROM pay_link WHERE shop_order_no = ${shopOrderNo}
    ), attempt AS (
      UPDATE payment p SET "order" = 'null'::jsonb FROM link WHERE p.shop_order_no = link.shop_order_no
    )
    UPDATE hold h SET expires_at = link.ends_at FROM link
    WHERE h.shop_order_no = link.shop_order_no AND link.withdrawn_at IS NULL AND link.ends_at > now()
      AND h.state NOT IN ('kept', 'freed')`);
  return rowCount === 1;
}

/** Deletes the order of a pay link, because it is a reservation now. */
export async function deleteOrderOfLink(client: PoolClient, shopOrderNo: ShopOrderNo): Promise<void> {
  await client.query(sql('delete_order_of_link')`
    UPDATE pay_link SET "order" = NULL WHERE shop_order_no = ${shopOrderNo}`);
}

export async function updatePayLinkToWithdrawn(client: PoolClient, linkId: string, withdrawnBy: string): Promise<void> {
  await client.query(sql('update_pay_link_to_withdrawn')`
    UPDATE pay_link SET withdrawn_at = now(), withdrawn_by = ${withdrawnBy} WHERE link_id = ${linkId} AND withdrawn_at IS NULL`);
}

/** Records that a pay link is sent again. Returns how often it has been sent. */
export async function updatePayLinkToSent(client: PoolClient, linkId: string): Promise<number> {
  const { rows } = await client.query<{ sendCount: number }>(sql('update_pay_link_to_sent')`
    UPDATE pay_link SET send_count = send_count + 1, sent_at = now() WHERE link_id = ${linkId} RETURNING send_count AS "sendCount"`);
  return rows[0]?.sendCount ?? 0;
}
