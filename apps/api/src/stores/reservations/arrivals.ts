import type { Campaign } from '@dining/domain/campaigns/campaign';
import type { ReservationType } from '@dining/domain/products/product';
import type { Attendance } from '@dining/domain/reservations/attendance';
import type { ReservationStatus } from '@dining/domain/reservations/states';
import type { DinCode, ResvCode } from '@dining/domain/shared/codes';
import type { LocalizedText } from '@dining/domain/shared/localized-text';
import type { SeoulDate, SeoulTime } from '@dining/domain/shared/seoul-time';
import type { Pool } from 'pg';
import { sql } from '../../db/sql';

export interface ActiveReservation {
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

export interface ArrivingReservation extends ActiveReservation {
  readonly status: ReservationStatus;
  readonly attendance: Attendance;
  readonly productName: LocalizedText;
  readonly request: string;
  /** When the guest last edited the request; null if never. */
  readonly requestChangedAt: Date | null;
  readonly allergiesChangedAt: Date | null;
  readonly comingConfirmedAt: Date | null;
  readonly campaign: Campaign | null;
  readonly menus: readonly {
    readonly menuIndex: number | null;
    readonly name: LocalizedText;
    readonly count: number;
  }[];
  readonly allergies: readonly { readonly name: LocalizedText; readonly other: string }[];
  readonly answers: readonly { readonly name: LocalizedText; readonly answers: readonly LocalizedText[] }[];
}

export async function listActiveReservations(
  pool: Pool,
  dinCode: DinCode,
  day: SeoulDate,
  time: SeoulTime | null = null,
): Promise<ActiveReservation[]> {
  const { rows } = await pool.query<ActiveReservation>(sql('list_active_reservations')`
    SELECT r.resv_code AS "resvCode", r.visit_time AS time, r.reservation_type AS type, r.visitor_name AS "visitorName",
      r.visitor_phone AS phone, r.adults, r.kids, r.pickup_quantity AS "pickupQuantity", o.name AS "roomName"
    FROM reservation r LEFT JOIN room o USING (din_room_code)
    WHERE r.din_code = ${dinCode} AND r.visit_day = ${day} AND r.status <> 'cancel'
      AND (${time}::text IS NULL OR r.visit_time = ${time})
    ORDER BY r.visit_time, r.resv_code`);
  return rows;
}

export async function listVenueArrivals(pool: Pool, dinCode: DinCode, day: SeoulDate): Promise<ArrivingReservation[]> {
  const { rows } = await pool.query<ArrivingReservation>(sql('list_venue_arrivals')`
    SELECT r.resv_code AS "resvCode", r.visit_time AS time, r.reservation_type AS type, r.visitor_name AS "visitorName",
      r.visitor_phone AS phone, r.adults, r.kids, r.pickup_quantity AS "pickupQuantity", o.name AS "roomName",
      r.status, r.attendance, r.product_name AS "productName", r.request_note AS request,
      r.request_changed_at AS "requestChangedAt", r.allergies_changed_at AS "allergiesChangedAt", r.coming_confirmed_at AS "comingConfirmedAt", r.campaign,
      (SELECT coalesce(jsonb_agg(jsonb_build_object('menuIndex', l.menu_index, 'name', l.name, 'count', l.count) ORDER BY l.position), '[]')
        FROM reservation_line l WHERE l.resv_code = r.resv_code) AS menus,
      (SELECT coalesce(jsonb_agg(jsonb_build_object('name', a.name, 'other', a.other) ORDER BY a.allergy_code), '[]')
        FROM reservation_allergy a WHERE a.resv_code = r.resv_code) AS allergies,
      (SELECT coalesce(jsonb_agg(jsonb_build_object('name', q.name, 'answers', list_answer_texts(q)) ORDER BY q.prod_qs_code), '[]')
        FROM reservation_answer q WHERE q.resv_code = r.resv_code) AS answers
    FROM reservation r LEFT JOIN room o USING (din_room_code)
    WHERE r.din_code = ${dinCode} AND r.visit_day = ${day} AND r.status <> 'cancel'
    ORDER BY r.visit_time, r.resv_code`);
  return rows;
}

export async function countHeldOrders(
  pool: Pool,
  dinCode: DinCode,
  day: SeoulDate,
  time: SeoulTime | null,
): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(sql('count_held_orders')`
    SELECT count(DISTINCT h.shop_order_no)::int AS count
    FROM hold h JOIN hold_line l USING (shop_order_no) LEFT JOIN product p ON p.prod_code = l.prod_code
    WHERE h.state = 'held' AND l.visit_day = ${day} AND coalesce(l.din_code, p.din_code) = ${dinCode}
      AND (${time}::text IS NULL OR l.start_time = ${time})`);
  return rows[0]?.count ?? 0;
}
