import type { ExampleBooking } from '@dining/domain/cancellation/fee-examples';
import type { DinCode, ProdCode } from '@dining/domain/shared/codes';
import type { SeoulDate, SeoulTime } from '@dining/domain/shared/seoul-time';
import type { Pool } from 'pg';
import type { Queryable } from '../../db/queryable';
import { sql } from '../../db/sql';

/** Lists the times of a venue's day for which tables or rooms are reserved. */
export async function listReservationTimes(pool: Pool, dinCode: DinCode, day: SeoulDate): Promise<SeoulTime[]> {
  const { rows } = await pool.query<{ time: SeoulTime }>(sql('list_reservation_times')`
    SELECT DISTINCT visit_time AS time FROM reservation
    WHERE din_code = ${dinCode} AND visit_day = ${day} AND status <> 'cancel' AND reservation_type <> 'pickup'`);
  return rows.map(({ time }) => time);
}

/** Counts the orders with a hold, not yet reserved, at a venue on a day; with `time`, at that start time only. */
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

/**
 * Finds the amount that was paid for a recent booking of a venue, of those with an amount the one with the latest
 * visit. Undefined if the last hundred bookings were free.
 */
export async function findPaidBooking(pool: Pool, dinCode: DinCode): Promise<ExampleBooking | undefined> {
  const { rows } = await pool.query<ExampleBooking>(sql('find_paid_booking')`
    SELECT "paidAmount", "isDeposit" FROM (
      SELECT pay_amount AS "paidAmount", takes_deposit AS "isDeposit", visit_day, resv_code FROM reservation
      WHERE din_code = ${dinCode} ORDER BY visit_day DESC LIMIT 100) latest
    WHERE "paidAmount" > 0 ORDER BY visit_day DESC, resv_code LIMIT 1`);
  return rows[0];
}

export interface UpcomingReservations {
  readonly bookings: number;
  /** Bookings whose guests have one of the allergies. */
  readonly allergic: number;
}

/**
 * Counts the active reservations that contain a menu, from today on, without those whose guests have left or did not
 * come.
 */
export async function countUpcomingReservations(
  pool: Pool,
  {
    dinCode,
    menuIndex,
    today,
    allergyCodes,
  }: {
    readonly dinCode: DinCode;
    readonly menuIndex: number;
    readonly today: SeoulDate;
    readonly allergyCodes: readonly string[];
  },
): Promise<UpcomingReservations> {
  const { rows } = await pool.query<UpcomingReservations>(sql('count_upcoming_reservations')`
    SELECT count(*)::int AS bookings,
      (count(*) FILTER (WHERE EXISTS (SELECT FROM reservation_allergy a
        WHERE a.resv_code = r.resv_code AND a.allergy_code = ANY(${allergyCodes}))))::int AS allergic
    FROM reservation r
    WHERE r.din_code = ${dinCode} AND r.visit_day >= ${today} AND r.status <> 'cancel' AND r.attendance NOT IN ('done', 'no_show')
      AND EXISTS (SELECT FROM reservation_line l WHERE l.resv_code = r.resv_code AND l.menu_index = ${menuIndex})`);
  return rows[0] ?? { bookings: 0, allergic: 0 };
}

export interface ComingReservations {
  readonly count: number;
  /** Adults and children; pickups have none. */
  readonly people: number;
  /** What their guests have paid online, without what they pay at the venue. */
  readonly won: number;
}

/** Sums the active reservations of a venue from today on; only those of a product, or with a menu, if one is given. */
export async function sumComingReservations(
  db: Queryable,
  {
    dinCode,
    prodCode,
    menuIndex,
    today,
  }: {
    readonly dinCode: DinCode;
    readonly prodCode: ProdCode | null;
    readonly menuIndex: number | null;
    readonly today: SeoulDate;
  },
): Promise<ComingReservations> {
  const { rows } = await db.query<ComingReservations>(sql('sum_coming_reservations')`
    SELECT count(*)::int AS count, coalesce(sum(adults + kids), 0)::int AS people,
      coalesce(sum(pay_amount), 0)::bigint::float8 AS won
    FROM reservation r
    WHERE r.din_code = ${dinCode} AND r.visit_day >= ${today} AND r.status <> 'cancel' AND r.attendance NOT IN ('done', 'no_show')
      AND (${prodCode}::text IS NULL OR r.prod_code = ${prodCode})
      AND (${menuIndex}::int IS NULL
        OR EXISTS (SELECT FROM reservation_line l WHERE l.resv_code = r.resv_code AND l.menu_index = ${menuIndex}))`);
  return rows[0] ?? { count: 0, people: 0, won: 0 };
}
