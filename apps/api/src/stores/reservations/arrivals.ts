import type { Campaign } from '@dining/domain/campaigns/campaign';
import type { ReservationType } from '@dining/domain/products/product';
import type { Attendance } from '@dining/domain/reservations/attendance';
import type { ReservationStatus } from '@dining/domain/reservations/states';
import type { DinCode, ResvCode } from '@dining/domain/shared/codes';
import type { LocalizedText } from '@dining/domain/shared/localized-text';
import type { SeoulDate, SeoulTime } from '@dining/domain/shared/seoul-time';
import type { Pool } from 'pg';

/** A reservation that stands, as the house must know it: who comes when, and how to reach him. */
export interface StandingReservation {
  readonly resvCode: ResvCode;
  readonly time: SeoulTime;
  readonly type: ReservationType;
  readonly visitorName: string;
  readonly phone: string;
  readonly adults: number;
  readonly kids: number;
  readonly pickupQuantity: number;
  readonly roomName: LocalizedText | null;
}

/** The same as the door and the kitchen need it. */
export interface ArrivingReservation extends StandingReservation {
  readonly status: ReservationStatus;
  readonly attendance: Attendance;
  readonly productName: LocalizedText;
  readonly request: string;
  readonly comingAt: Date | null;
  readonly campaign: Campaign | null;
  /** `menuIndex` is null for the product's own line. */
  readonly menus: readonly { readonly menuIndex: number | null; readonly name: LocalizedText; readonly count: number }[];
  readonly allergies: readonly { readonly name: LocalizedText; readonly other: string }[];
  readonly answers: readonly { readonly name: LocalizedText; readonly answers: readonly LocalizedText[] }[];
}

const standing = `r.resv_code AS "resvCode", r.visit_time AS time, r.reservation_type AS type, r.visitor_name AS "visitorName",
  r.visitor_phone AS phone, r.adults, r.kids, r.pickup_quantity AS "pickupQuantity", o.name AS "roomName"`;
const ofDay = `reservation r LEFT JOIN room o USING (din_room_code)
  WHERE r.din_code = $1 AND r.visit_day = $2 AND r.status <> 'cancel'`;

/** What stands at a venue on a day, by time; at one start time where it is named. */
export async function standingOn(
  pool: Pool,
  dinCode: DinCode,
  day: SeoulDate,
  time: SeoulTime | null = null,
): Promise<StandingReservation[]> {
  const { rows } = await pool.query<StandingReservation>({
    name: 'standing_on',
    text: `SELECT ${standing} FROM ${ofDay} AND ($3::text IS NULL OR r.visit_time = $3) ORDER BY r.visit_time, r.resv_code`,
    values: [dinCode, day, time],
  });
  return rows;
}

/** Rows of a table of this reservation's as one JSON list, in their order. */
const listOf = (table: string, row: string, order: string): string =>
  `coalesce((SELECT jsonb_agg(jsonb_build_object(${row}) ORDER BY ${order}) FROM ${table} t WHERE t.resv_code = r.resv_code), '[]')`;

/** Who comes to a venue on a day, by time, with what each has ordered, cannot eat, asks for and has answered. */
export async function arrivingOn(pool: Pool, dinCode: DinCode, day: SeoulDate): Promise<ArrivingReservation[]> {
  const { rows } = await pool.query<ArrivingReservation>({
    name: 'arriving_on',
    text: `SELECT ${standing}, r.status, r.attendance, r.product_name AS "productName", r.request_note AS request,
             r.coming_at AS "comingAt", r.campaign,
             ${listOf('reservation_line', `'menuIndex', t.menu_index, 'name', t.name, 'count', t.count`, 't.position')} AS menus,
             ${listOf('reservation_allergy', `'name', t.name, 'other', t.other`, 't.allergy_code')} AS allergies,
             ${listOf('reservation_answer', `'name', t.name, 'answers', reservation_answer_texts(t)`, 't.prod_qs_code')} AS answers
           FROM ${ofDay} ORDER BY r.visit_time, r.resv_code`,
    values: [dinCode, day],
  });
  return rows;
}

/** How many payments under way hold something at a venue on a day, or at one start time: each may still become a reservation. */
export async function underWayOn(pool: Pool, dinCode: DinCode, day: SeoulDate, time: SeoulTime | null): Promise<number> {
  const { rows } = await pool.query<{ orders: number }>({
    name: 'under_way_on',
    text: `SELECT count(DISTINCT h.shop_order_no)::int AS orders
           FROM hold h JOIN hold_line l USING (shop_order_no) LEFT JOIN product p ON p.prod_code = l.prod_code
           WHERE h.state = 'held' AND l.visit_day = $2 AND coalesce(l.din_code, p.din_code) = $1
             AND ($3::text IS NULL OR l.start_time = $3)`,
    values: [dinCode, day, time],
  });
  return rows[0]?.orders ?? 0;
}
