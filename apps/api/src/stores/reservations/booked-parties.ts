import type { BookedParty } from '@dining/domain/availability/stock-conflicts';
import type { DinCode, DinRoomCode, ResvCode } from '@dining/domain/shared/codes';
import type { LocalizedText } from '@dining/domain/shared/localized-text';
import type { SeoulDate, SeoulTime } from '@dining/domain/shared/seoul-time';
import type { PoolClient } from 'pg';
import type { Queryable } from '../../db/queryable';
import { sql } from '../../db/sql';

/** A reservation of a venue whose guests have not arrived. */
export interface BookedReservation extends BookedParty {
  readonly resvCode: ResvCode;
  readonly adults: number;
  readonly kids: number;
  readonly productName: LocalizedText;
  /** In won. */
  readonly payAmount: number;
}

interface ReservationRow extends Omit<BookedReservation, 'visit' | 'people'> {
  readonly visitDay: SeoulDate;
  readonly visitTime: SeoulTime;
}

/** Lists the reservations of a venue in a range of days whose guests have not arrived, the latest booked first. */
export async function listBookedReservations(
  db: Queryable,
  dinCode: DinCode,
  from: SeoulDate,
  to: SeoulDate,
): Promise<BookedReservation[]> {
  const { rows } = await db.query<ReservationRow>(sql('list_booked_reservations')`
    SELECT r.resv_code AS "resvCode", r.reservation_type AS type, r.visit_day AS "visitDay", r.visit_time AS "visitTime",
      CASE r.reservation_type WHEN 'room' THEN r.din_room_code END AS "dinRoomCode", r.adults, r.kids,
      r.product_name AS "productName", r.pay_amount AS "payAmount", coalesce(counted.times, ARRAY[r.visit_time]) AS "countedTimes"
    FROM reservation r, LATERAL (
      SELECT array_agg(l.start_time) AS times FROM hold_line l WHERE l.shop_order_no = r.shop_order_no AND l.counter = 'seat') AS counted
    WHERE r.din_code = ${dinCode} AND r.visit_day BETWEEN ${from} AND ${to} AND r.status <> 'cancel'
      AND r.attendance IN ('expected', 'late')
    ORDER BY r.created_at DESC, r.resv_code`);
  return rows.map(({ visitDay, visitTime, ...row }) => ({
    ...row,
    visit: { date: visitDay, time: visitTime },
    people: row.adults + row.kids,
  }));
}

interface HeldPartyRow {
  readonly visitDay: SeoulDate;
  readonly dinRoomCode: DinRoomCode | null;
  readonly countedTimes: readonly SeoulTime[];
  readonly visitTime: SeoulTime;
  readonly seats: number;
}

/** Lists the orders that are being paid for seats or rooms of a venue in a range of days. */
export async function listHeldParties(
  db: Queryable,
  dinCode: DinCode,
  from: SeoulDate,
  to: SeoulDate,
): Promise<BookedParty[]> {
  const { rows } = await db.query<HeldPartyRow>(sql('list_held_parties')`
    SELECT l.visit_day AS "visitDay", nullif(l.unit, 'TABLE') AS "dinRoomCode", array_agg(l.start_time) AS "countedTimes",
      coalesce(min(l.start_time) FILTER (WHERE l.capacity IS NOT NULL), min(l.start_time)) AS "visitTime", max(l.amount) AS seats
    FROM hold h JOIN hold_line l USING (shop_order_no)
    WHERE h.state = 'held' AND l.counter = 'seat' AND l.din_code = ${dinCode} AND l.visit_day BETWEEN ${from} AND ${to}
      AND NOT EXISTS (SELECT FROM expired_hold x WHERE x.shop_order_no = h.shop_order_no)
    GROUP BY h.shop_order_no, l.visit_day, l.unit`);
  return rows.map(({ visitDay, visitTime, dinRoomCode, countedTimes, seats }) => ({
    resvCode: null,
    type: dinRoomCode === null ? 'table' : 'room',
    visit: { date: visitDay, time: visitTime },
    people: dinRoomCode === null ? seats : 0,
    dinRoomCode,
    countedTimes,
  }));
}

/** Locks reservations in the order of their codes, so that two changes cannot deadlock. */
export async function lockReservations(client: PoolClient, resvCodes: readonly ResvCode[]): Promise<void> {
  await client.query(sql('lock_reservations')`
    SELECT FROM reservation WHERE resv_code = ANY(${resvCodes}) ORDER BY resv_code FOR UPDATE`);
}
