import type { PendingOrder } from '@dining/domain/orders/priced-order';
import type { HtlCode, ResvCode, ShopOrderNo } from '@dining/domain/shared/codes';
import type { Visit } from '@dining/domain/shared/seoul-time';
import type { Pool, PoolClient } from 'pg';
import type { Queryable } from '../../db/queryable';
import { sql } from '../../db/sql';
import type { AttemptQuery } from '../payments/payments';

export interface NewReservation {
  readonly resvCode: ResvCode;
  readonly shopOrderNo: ShopOrderNo;
  readonly order: PendingOrder;
  readonly payMethod: 'card' | 'account' | 'none';
  readonly paidAt: Date | null;
}

export async function insertReservation(client: PoolClient, reservation: NewReservation): Promise<void> {
  const { resvCode, shopOrderNo, order, payMethod, paidAt } = reservation;
  await client.query(sql('insert_reservation')`
    WITH pending AS (
      SELECT * FROM jsonb_populate_record(NULL::pending_order, ${JSON.stringify(order)}::jsonb)
    ), inserted AS (
      INSERT INTO reservation (resv_code, shop_order_no, htl_code, din_code, prod_code, din_room_code, user_id, guest_id, booker_name,
        booker_phone, booker_email, visitor_name, visitor_phone, request_note, no_allergies, reservation_type, visit_day, visit_time, adults,
        kids, pickup_quantity, language, product_name, takes_deposit, sale_zone, order_amount, product_discount, member_discount,
        coupon_amount, point_amount, pay_amount, pay_method, policy, consents, campaign, paid_at, source)
      SELECT ${resvCode}, ${shopOrderNo}, "htlCode", "dinCode", "prodCode", "dinRoomCode", "userId", "guestId", booker ->> 'name',
        booker ->> 'phone', booker ->> 'email', visitor ->> 'name', visitor ->> 'phone', "requestNote", coalesce("noAllergies", false),
        "reservationType", (visit ->> 'date')::date, visit ->> 'time', (party ->> 'adults')::int,
        (party ->> 'kids')::int, "pickupQuantity", language, "productName", "takesDeposit", "saleZone", (quote ->> 'orderAmount')::int,
        (quote ->> 'productDiscountAmount')::int, (quote ->> 'memberDiscountAmount')::int,
        (quote ->> 'couponAmount')::int, (quote ->> 'pointAmount')::int, (quote ->> 'payAmount')::int, ${payMethod}, policy, consents,
        campaign, ${paidAt}::timestamptz,
        CASE WHEN EXISTS (SELECT FROM phone_order WHERE shop_order_no = ${shopOrderNo}) THEN 'phone'
          WHEN EXISTS (SELECT FROM former_order WHERE shop_order_no = ${shopOrderNo}) THEN 'former' ELSE 'site' END
      FROM pending RETURNING resv_code, htl_code
    ), inserted_lines AS (
      INSERT INTO reservation_line (resv_code, htl_code, position, menu_index, name, count, unit_price, discount_rate, unit_paid, amount)
      SELECT resv_code, htl_code, place - 1, (line ->> 'menuIndex')::int, line -> 'name', (line ->> 'count')::int,
        (line ->> 'unitPrice')::int, (line ->> 'discountRate')::int, (line ->> 'unitPaid')::int, (line ->> 'amount')::int
      FROM inserted, pending, jsonb_array_elements(lines) WITH ORDINALITY AS element (line, place)
    ), inserted_allergies AS (
      INSERT INTO reservation_allergy (resv_code, htl_code, allergy_code, name, other, consent_at)
      SELECT resv_code, htl_code, allergy ->> 'allergyCode', allergy -> 'name', allergy ->> 'other',
        coalesce((SELECT (consent ->> 'at')::timestamptz FROM jsonb_array_elements(consents) AS consent
          WHERE consent ->> 'kind' = 'allergy'), now())
      FROM inserted, pending, jsonb_array_elements(allergies) AS allergy
    )
    INSERT INTO reservation_answer (resv_code, htl_code, prod_qs_code, kind, name, required, answers, answer_texts)
    SELECT resv_code, htl_code, answer ->> 'prodQsCode', answer ->> 'kind', answer -> 'name', (answer ->> 'required')::boolean,
      ARRAY(SELECT jsonb_array_elements_text(answer -> 'answers')), answer -> 'texts'
    FROM inserted, pending, jsonb_array_elements(answers) AS answer`);
}

/**
 * Finds the first reservation without payment that was made with one of these request keys. A key counts until the
 * expiry of its hold, and again once the visit has begun.
 */
export async function findReservationOfRequest(
  db: Queryable,
  requestKeys: readonly string[],
  seoulNow: Visit,
): Promise<ResvCode | undefined> {
  const { rows } = await db.query<{ resvCode: ResvCode }>(sql('find_reservation_of_request')`
    SELECT r.resv_code AS "resvCode" FROM hold h JOIN reservation r USING (shop_order_no)
    WHERE h.request_key = ANY(${requestKeys}) AND h.state = 'kept'
      AND (h.expires_at > now() OR (r.visit_day, r.visit_time) <= (${seoulNow.date}::date, ${seoulNow.time}::text))
    ORDER BY h.created_at, r.resv_code LIMIT 1`);
  return rows[0]?.resvCode;
}

/** Finds a reservation that the buyer has recently made for the same product and start time. */
export async function findRecentReservation(
  db: Queryable,
  { guestId, userId, prodCode, visit }: AttemptQuery,
): Promise<ResvCode | undefined> {
  const { rows } = await db.query<{ resvCode: ResvCode }>(sql('find_recent_reservation')`
    SELECT resv_code AS "resvCode" FROM find_latest_reservation(${guestId}, ${userId}, ${prodCode}, ${visit.date}, ${visit.time})`);
  return rows[0]?.resvCode;
}

export async function findBookerEmail(pool: Pool, resvCode: ResvCode, phone: string): Promise<string | undefined> {
  const { rows } = await pool.query<{ email: string }>(sql('find_booker_email')`
    SELECT booker_email AS email FROM reservation WHERE resv_code = ${resvCode} AND booker_phone = ${phone}`);
  return rows[0]?.email;
}

export interface ReservationForLookup {
  readonly resvCode: ResvCode;
  readonly htlCode: HtlCode;
  /** True if the phone number that was passed is the booker's. */
  readonly isBooker: boolean;
  readonly secretLinkVersion: number;
}

/** Finds a reservation by its code. `phone` is `010-xxxx-xxxx`, or `+…` of another country; null matches none. */
export async function findReservationForLookup(
  pool: Pool,
  resvCode: ResvCode,
  phone: string | null,
): Promise<ReservationForLookup | undefined> {
  const { rows } = await pool.query<ReservationForLookup>(sql('find_reservation_for_lookup')`
    SELECT resv_code AS "resvCode", htl_code AS "htlCode", coalesce(booker_phone = ${phone}, false) AS "isBooker",
      link_version AS "secretLinkVersion"
    FROM reservation WHERE resv_code = ${resvCode}`);
  return rows[0];
}
