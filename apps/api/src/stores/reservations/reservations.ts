import { type PricedOrder, waitingOrder } from '@dining/domain/orders/priced-order';
import type { PaymentState } from '@dining/domain/payments/states';
import type { HtlCode, ResvCode, ShopOrderNo } from '@dining/domain/shared/codes';
import type { Visit } from '@dining/domain/shared/seoul-time';
import type { Pool, PoolClient } from 'pg';
import { forBuyer } from '../orders/for-buyer';
import type { Buyer } from '../payments/payments';

interface Keys {
  readonly resvCode: ResvCode;
  readonly shopOrderNo: ShopOrderNo;
}

/** One whose order waits with its payment: that payment's state, and when the money came. */
export interface PaidReservation extends Keys {
  readonly state: PaymentState;
  readonly payMethod: 'card' | 'account';
  readonly paidAt: Date;
}

/** One with nothing to pay now. */
export interface UnpaidReservation extends Keys {
  readonly order: PricedOrder;
}

/** The columns of a new reservation beside its keys, its money and what was agreed to, as a record of JSON has them. */
const told = `"htlCode" text, "dinCode" text, "prodCode" text, "dinRoomCode" text, "userId" text, holder text, booker jsonb, visitor jsonb, "requestNote" text,
  "noAllergies" boolean, "reservationType" text, visit jsonb, party jsonb, "pickupQuantity" int, language text, "productName" jsonb, "takesDeposit" boolean,
  "saleZone" text, quote jsonb, policy jsonb, consents jsonb, campaign jsonb`;

/** What not every order has: a part that would write nothing costs nearly as much as one that does. */
export interface OrderHas {
  readonly hasAllergies: boolean;
  readonly hasAnswers: boolean;
}
const anything: OrderHas = { hasAllergies: true, hasAnswers: true };

/** The allergy's own consent was given at its instant. */
const writingAllergies = `, made_allergies AS (
    INSERT INTO reservation_allergy (resv_code, htl_code, allergy_code, name, other, consent_at)
    SELECT resv_code, htl_code, allergy ->> 'allergyCode', allergy -> 'name', allergy ->> 'other',
      coalesce((SELECT (consent ->> 'at')::timestamptz FROM jsonb_array_elements("order" -> 'consents') consent
        WHERE consent ->> 'kind' = 'allergy'), now())
    FROM made, o, jsonb_array_elements("order" -> 'allergies') AS allergy
  )`;

const writingAnswers = `, made_answers AS (
    INSERT INTO reservation_answer (resv_code, htl_code, prod_qs_code, kind, name, required, answers, answer_texts)
    SELECT resv_code, htl_code, answer ->> 'prodQsCode', answer ->> 'kind', answer -> 'name', (answer ->> 'required')::boolean,
      ARRAY(SELECT jsonb_array_elements_text(answer -> 'answers')), answer -> 'texts'
    FROM made, o, jsonb_array_elements("order" -> 'answers') AS answer
  )`;

/**
 * Parts of a statement that write the reservation `$1` of the order `$2` with its menus, and what else it `has`, as the column `order` of the query
 * `ordered` tells them; `made` is the row that was written. An order's number can have only one.
 */
export const writingReservation = (ordered: string, payMethod: string, paidAt: string, has: OrderHas = anything): string => `
  o AS MATERIALIZED (${ordered}), made AS (
    INSERT INTO reservation (resv_code, shop_order_no, htl_code, din_code, prod_code, din_room_code, user_id, holder, booker_name,
      booker_phone, booker_email, visitor_name, visitor_phone, request_note, no_allergies, reservation_type, visit_day, visit_time, adults, kids,
      pickup_quantity, language, product_name, takes_deposit, sale_zone, order_amount, product_discount, member_discount,
      coupon_amount, point_amount, pay_amount, pay_method, policy, consents, campaign, paid_at)
    SELECT $1, $2, "htlCode", "dinCode", "prodCode", "dinRoomCode", "userId", holder, booker ->> 'name',
      booker ->> 'phone', booker ->> 'email', visitor ->> 'name', visitor ->> 'phone', "requestNote", coalesce("noAllergies", false), "reservationType",
      (visit ->> 'date')::date, visit ->> 'time', (party ->> 'adults')::int, (party ->> 'kids')::int,
      "pickupQuantity", language, "productName", "takesDeposit", "saleZone", (quote ->> 'orderAmount')::int,
      (quote ->> 'productDiscountAmount')::int, (quote ->> 'memberDiscountAmount')::int,
      (quote ->> 'couponAmount')::int, (quote ->> 'pointAmount')::int, (quote ->> 'payAmount')::int, ${payMethod}, policy, consents, campaign, ${paidAt}
    FROM o, jsonb_to_record("order") AS told (${told}) RETURNING resv_code, htl_code, booker_phone
  ), made_lines AS (
    INSERT INTO reservation_line (resv_code, htl_code, position, menu_index, name, count, unit_price, discount_rate, unit_paid, amount)
    SELECT resv_code, htl_code, place - 1, (line ->> 'menuIndex')::int, line -> 'name', (line ->> 'count')::int,
      (line ->> 'unitPrice')::int, (line ->> 'discountRate')::int, (line ->> 'unitPaid')::int, (line ->> 'amount')::int
    FROM made, o, jsonb_array_elements("order" -> 'lines') WITH ORDINALITY AS l (line, place)
  )${has.hasAllergies ? writingAllergies : ''}${has.hasAnswers ? writingAnswers : ''}`;

/** Writes a reservation that was paid for, in one statement: nothing where its payment is not in the state that is named. */
export async function insertPaid(client: PoolClient, made: PaidReservation): Promise<void> {
  await client.query({
    name: 'insert_paid_reservation',
    text: `WITH ${writingReservation(
      'SELECT "order" FROM payment WHERE shop_order_no = $2 AND state = $3 FOR UPDATE',
      '$4',
      '$5::timestamptz',
    )} SELECT FROM made`,
    values: [made.resvCode, made.shopOrderNo, made.state, made.payMethod, made.paidAt],
  });
}

/** The same where nothing is to be paid, from the order itself. */
export async function insertUnpaid(client: PoolClient, { resvCode, shopOrderNo, order }: UnpaidReservation): Promise<void> {
  await client.query({
    name: 'insert_unpaid_reservation',
    text: `WITH ${writingReservation('SELECT $3::jsonb AS "order"', "'none'", 'NULL')} SELECT FROM made`,
    values: [resvCode, shopOrderNo, JSON.stringify(waitingOrder(order))],
  });
}

/**
 * Finds the reservation that was made of the same request, by any of the keys it may be kept under: while its hold would last, and once its visit
 * has started by Seoul's clock, when no other can come of the request.
 */
export async function reservationOfRequest(
  run: Pick<Pool | PoolClient, 'query'>,
  requestKeys: readonly string[],
  seoulNow: Visit,
): Promise<ResvCode | undefined> {
  const { rows } = await run.query<{ resvCode: ResvCode }>({
    name: 'reservation_of_request',
    text: `SELECT r.resv_code AS "resvCode" FROM hold h JOIN reservation r USING (shop_order_no)
           WHERE h.request_key = ANY($1) AND h.state = 'kept'
             AND (h.expires_at > now() OR (r.visit_day, r.visit_time) <= ($2::date, $3::text))
           ORDER BY h.created_at, r.resv_code LIMIT 1`,
    values: [requestKeys, seoulNow.date, seoulNow.time],
  });
  return rows[0]?.resvCode;
}

/**
 * The reservation that `$1`, as the member whose parameter is named, has made of a product `$2` for a visit on `$3` at `time`, while its hold
 * would last: no hold lasts a day. Each is looked up by its order alone (OFFSET keeps it so): by its product or visit all that the house has
 * ever sold of it would be read.
 */
export const justBooked = (member: string | undefined, time: string): string => `SELECT r.resv_code AS "resvCode" FROM ${
  member === undefined
    ? 'hold h'
    : `(SELECT shop_order_no FROM hold WHERE holder = $1 AND state = 'kept' AND expires_at > now()
       UNION SELECT shop_order_no FROM reservation WHERE user_id = ${member} AND created_at > now() - interval '1 day' OFFSET 0) mine
       JOIN hold h USING (shop_order_no)`
}
  CROSS JOIN LATERAL (
    SELECT resv_code, prod_code, visit_day, visit_time, created_at FROM reservation o WHERE o.shop_order_no = h.shop_order_no OFFSET 0) r
  WHERE h.state = 'kept' AND h.expires_at > now() AND r.prod_code = $2 AND r.visit_day = $3 AND r.visit_time = ${time}
    ${member === undefined ? 'AND h.holder = $1' : ''}
  ORDER BY r.created_at DESC, r.resv_code LIMIT 1`;

/** The reservation that this visitor has made of the same product and visit, while its hold would last; undefined where there is none. */
export async function justBookedBy(
  run: Pick<Pool | PoolClient, 'query'>,
  { holder, userId, prodCode, visit }: Buyer,
): Promise<ResvCode | undefined> {
  const { rows } = await run.query<{ resvCode: ResvCode }>(
    forBuyer({
      name: 'just_booked_by',
      text: (member) => justBooked(member, '$4'),
      values: [holder, prodCode, visit.date, visit.time],
      userId,
    }),
  );
  return rows[0]?.resvCode;
}

/** The mail address of whoever made a reservation with this phone; undefined where number and phone name none. */
export async function mailOfBooker(pool: Pool, resvCode: ResvCode, phone: string): Promise<string | undefined> {
  const { rows } = await pool.query<{ email: string }>({
    name: 'mail_of_booker',
    text: 'SELECT booker_email AS email FROM reservation WHERE resv_code = $1 AND booker_phone = $2',
    values: [resvCode, phone],
  });
  return rows[0]?.email;
}

/** A reservation by its number, and whether a phone is its booker's. */
export interface Booking {
  readonly resvCode: ResvCode;
  readonly htlCode: HtlCode;
  readonly isBooker: boolean;
}

/** The reservation of a number, and whether the phone (`010-xxxx-xxxx`, or `+…` of another country) is its booker's; null never is. */
export async function bookingAt(pool: Pool, resvCode: ResvCode, phone: string | null): Promise<Booking | undefined> {
  const { rows } = await pool.query<Booking>({
    name: 'booking_at',
    text: `SELECT resv_code AS "resvCode", htl_code AS "htlCode", coalesce(booker_phone = $2, false) AS "isBooker"
           FROM reservation WHERE resv_code = $1`,
    values: [resvCode, phone],
  });
  return rows[0];
}
