import type { Campaign } from '@dining/domain/campaigns/campaign';
import type { PaymentState } from '@dining/domain/payments/states';
import type { ReservationType } from '@dining/domain/products/product';
import type { Attendance } from '@dining/domain/reservations/attendance';
import type { ReservationSource } from '@dining/domain/reservations/source';
import type { ReservationStatus } from '@dining/domain/reservations/states';
import type { DinCode, HtlCode, ResvCode } from '@dining/domain/shared/codes';
import type { Language } from '@dining/domain/shared/language';
import type { LocalizedText } from '@dining/domain/shared/localized-text';
import type { SeoulDate, SeoulTime } from '@dining/domain/shared/seoul-time';
import type { Pool, PoolClient } from 'pg';
import { sql } from '../../db/sql';

export interface StoredParty {
  readonly resvCode: ResvCode;
  readonly time: SeoulTime;
  readonly status: ReservationStatus;
  readonly attendance: Attendance;
  readonly lateUntil: SeoulTime | null;
  /** Time of the last change of attendance. */
  readonly since: Date | null;
  /** True if the last change of attendance can be undone: it has refunded nothing. */
  readonly isUndoable: boolean;
  readonly fee: number | null;
  readonly refund: number | null;
  readonly type: ReservationType;
  readonly adults: number;
  readonly kids: number;
  readonly quantity: number;
  readonly roomName: LocalizedText | null;
  readonly productName: LocalizedText;
  readonly name: string;
  readonly phone: string;
  readonly language: Language;
  readonly noAllergies: boolean;
  readonly allergiesChangedAt: Date | null;
  readonly request: string;
  readonly requestChangedAt: Date | null;
  readonly guestConfirmedAt: Date | null;
  readonly source: ReservationSource;
  readonly campaign: Campaign | null;
  /** Internal notes, the latest first. */
  readonly notes: readonly { readonly author: string; readonly at: string; readonly note: string }[];
  readonly payAmount: number;
  /** Won paid in a former system; null if something is left to pay, or if it was booked here. */
  readonly paidBefore: number | null;
  readonly paymentState: PaymentState | null;
  /** Number of earlier visits to the hotel: those of the member, or those of guests with the same booker's number. */
  readonly visits: number;
  readonly menus: readonly {
    readonly menuIndex: number | null;
    readonly name: LocalizedText;
    readonly count: number;
  }[];
  readonly allergies: readonly { readonly name: LocalizedText; readonly other: string }[];
  readonly answers: readonly { readonly name: LocalizedText; readonly answers: readonly LocalizedText[] }[];
}

/** Lists the reservations of a venue's day by time, without cancelled ones. */
export async function listServiceParties(pool: Pool, dinCode: DinCode, day: SeoulDate): Promise<StoredParty[]> {
  const { rows } = await pool.query<StoredParty>(sql('list_service_parties')`
    SELECT r.resv_code AS "resvCode", r.visit_time AS time, r.status, r.attendance, r.late_until AS "lateUntil",
      (SELECT max(e.at) FROM attendance_event e WHERE e.resv_code = r.resv_code) AS since,
      coalesce(step.to_state = r.attendance AND coalesce(step.refund, 0) = 0, false) AS "isUndoable",
      CASE WHEN r.attendance = 'no_show' THEN step.fee END AS fee, CASE WHEN r.attendance = 'no_show' THEN step.refund END AS refund,
      r.reservation_type AS type, r.adults, r.kids, r.pickup_quantity AS quantity, o.name AS "roomName",
      r.product_name AS "productName", r.visitor_name AS name, r.visitor_phone AS phone, r.language, r.no_allergies AS "noAllergies",
      r.allergies_changed_at AS "allergiesChangedAt", r.request_note AS request, r.request_changed_at AS "requestChangedAt",
      r.coming_confirmed_at AS "guestConfirmedAt", r.source, r.campaign, r.pay_amount AS "payAmount", p.state AS "paymentState",
      CASE f.due_at_venue WHEN 0 THEN f.paid END AS "paidBefore",
      CASE WHEN r.user_id IS NOT NULL THEN
        (SELECT count(*)::int FROM reservation v WHERE v.user_id = r.user_id AND v.htl_code = r.htl_code AND v.visit_day < r.visit_day
          AND v.status <> 'cancel' AND v.attendance <> 'no_show')
      ELSE
        (SELECT count(*)::int FROM reservation v WHERE v.booker_phone = r.booker_phone AND r.booker_phone <> '' AND v.user_id IS NULL
          AND v.htl_code = r.htl_code AND v.visit_day < r.visit_day AND v.status <> 'cancel' AND v.attendance <> 'no_show')
      END AS visits,
      (SELECT coalesce(jsonb_agg(jsonb_build_object('menuIndex', l.menu_index, 'name', l.name, 'count', l.count) ORDER BY l.position), '[]')
        FROM reservation_line l WHERE l.resv_code = r.resv_code) AS menus,
      (SELECT coalesce(jsonb_agg(jsonb_build_object('name', a.name, 'other', a.other) ORDER BY a.allergy_code), '[]')
        FROM reservation_allergy a WHERE a.resv_code = r.resv_code) AS allergies,
      (SELECT coalesce(jsonb_agg(jsonb_build_object('name', q.name, 'answers', list_answer_texts(q)) ORDER BY q.prod_qs_code), '[]')
        FROM reservation_answer q WHERE q.resv_code = r.resv_code) AS answers,
      (SELECT coalesce(jsonb_agg(jsonb_build_object('author', n.author, 'at', n.created_at, 'note', n.note) ORDER BY n.id DESC), '[]')
        FROM reservation_note n WHERE n.resv_code = r.resv_code) AS notes
    FROM reservation r
    LEFT JOIN room o USING (din_room_code)
    LEFT JOIN payment p ON p.shop_order_no = r.shop_order_no
    LEFT JOIN former_order f ON f.shop_order_no = r.shop_order_no
    LEFT JOIN LATERAL (
      SELECT e.to_state, e.fee, e.refund FROM attendance_event e
      WHERE e.resv_code = r.resv_code AND e.undoes IS NULL
        AND NOT EXISTS (SELECT FROM attendance_event u WHERE u.resv_code = e.resv_code AND u.undoes = e.id)
      ORDER BY e.id DESC LIMIT 1
    ) step ON true
    WHERE r.din_code = ${dinCode} AND r.visit_day = ${day} AND r.status <> 'cancel'
    ORDER BY r.visit_time, r.resv_code`);
  return rows;
}

/** Counts the table seats that live holds of unpaid orders take, by start time. */
export async function countHeldSeats(
  pool: Pool,
  dinCode: DinCode,
  day: SeoulDate,
): Promise<ReadonlyMap<SeoulTime, number>> {
  const { rows } = await pool.query<{ time: SeoulTime; seats: number }>(sql('count_held_seats')`
    SELECT l.start_time AS time, sum(l.amount)::int AS seats FROM hold_line l JOIN hold h USING (shop_order_no)
    WHERE l.counter = 'seat' AND l.din_code = ${dinCode} AND l.visit_day = ${day} AND l.unit = 'TABLE' AND h.state NOT IN ('kept', 'freed')
      AND NOT EXISTS (SELECT FROM expired_hold x WHERE x.shop_order_no = l.shop_order_no)
    GROUP BY l.start_time`);
  return new Map(rows.map(({ time, seats }) => [time, seats]));
}

export interface StoredNews {
  readonly resvCode: ResvCode;
  readonly kind: 'booked' | 'cancelled';
  readonly at: Date;
  readonly day: SeoulDate;
  readonly time: SeoulTime;
  readonly name: string;
  readonly adults: number;
  readonly kids: number;
  readonly quantity: number;
  readonly productName: LocalizedText;
}

const maxNews = 100;

/**
 * Lists up to 100 bookings and cancellations that a staff member has not seen, newest first: those made in the 24 hours
 * before the visit.
 */
export async function listServiceNews(
  pool: Pool,
  {
    staffId,
    dinCode,
    today,
    tomorrow,
    now,
  }: {
    readonly staffId: string;
    readonly dinCode: DinCode;
    readonly today: SeoulDate;
    readonly tomorrow: SeoulDate;
    readonly now: Date;
  },
): Promise<StoredNews[]> {
  const { rows } = await pool.query<StoredNews>(sql('list_service_news')`
    WITH seen AS (
      SELECT coalesce(max(seen_at), ${now}::timestamptz - interval '1 day') AS at FROM service_seen
      WHERE staff_id = ${staffId} AND din_code = ${dinCode}
    ), visit AS (
      SELECT r.*, (r.visit_day + r.visit_time::time) AT TIME ZONE 'Asia/Seoul' AS starts_at FROM reservation r
      WHERE r.din_code = ${dinCode} AND r.visit_day IN (${today}, ${tomorrow})
    )
    SELECT v.resv_code AS "resvCode", happened.kind, happened.at, v.visit_day AS day, v.visit_time AS time, v.visitor_name AS name,
      v.adults, v.kids, v.pickup_quantity AS quantity, v.product_name AS "productName"
    FROM visit v CROSS JOIN seen,
      LATERAL (VALUES ('booked', v.created_at), ('cancelled', v.cancelled_at)) AS happened (kind, at)
    WHERE happened.at > seen.at AND happened.at >= v.starts_at - interval '1 day' AND happened.at <= v.starts_at
    ORDER BY happened.at DESC, v.resv_code LIMIT ${maxNews}`);
  return rows;
}

export async function upsertServiceSeen(
  client: PoolClient,
  lastView: { readonly staffId: string; readonly dinCode: DinCode; readonly htlCode: HtlCode; readonly at: Date },
): Promise<void> {
  await client.query(sql('upsert_service_seen')`
    INSERT INTO service_seen AS s (staff_id, din_code, htl_code, seen_at)
    VALUES (${lastView.staffId}, ${lastView.dinCode}, ${lastView.htlCode}, ${lastView.at})
    ON CONFLICT (staff_id, din_code) DO UPDATE SET seen_at = greatest(s.seen_at, excluded.seen_at)`);
}

/** Finds the venue of a reservation. */
export async function findReservationVenue(
  pool: Pool,
  resvCode: ResvCode,
): Promise<{ readonly htlCode: HtlCode; readonly dinCode: DinCode } | undefined> {
  const { rows } = await pool.query<{ htlCode: HtlCode; dinCode: DinCode }>(sql('find_reservation_venue')`
    SELECT htl_code AS "htlCode", din_code AS "dinCode" FROM reservation WHERE resv_code = ${resvCode}`);
  return rows[0];
}
