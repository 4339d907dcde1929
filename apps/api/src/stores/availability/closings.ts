import type { DinCode, HtlCode } from '@dining/domain/shared/codes';
import type { SeoulDate, SeoulTime } from '@dining/domain/shared/seoul-time';
import type { Pool, PoolClient } from 'pg';
import { sql } from '../../db/sql';

/** Closes a start time of a day, or the whole day if `time` is null. Returns false if that closing exists. */
export async function insertClosing(
  client: PoolClient,
  dinCode: DinCode,
  day: SeoulDate,
  time: SeoulTime | null,
): Promise<boolean> {
  const { rowCount } = await client.query(sql('insert_closing')`
    INSERT INTO venue_closing (din_code, day, start_time) VALUES (${dinCode}, ${day}, ${time}) ON CONFLICT DO NOTHING`);
  return rowCount === 1;
}

/** Deletes a closing, or all closings of the day if `time` is null. Returns false if there was none. */
export async function deleteClosing(
  client: PoolClient,
  dinCode: DinCode,
  day: SeoulDate,
  time: SeoulTime | null,
): Promise<boolean> {
  const { rowCount } = await client.query(sql('delete_closing')`
    DELETE FROM venue_closing WHERE din_code = ${dinCode} AND day = ${day} AND (${time}::text IS NULL OR start_time = ${time})`);
  return (rowCount ?? 0) > 0;
}

export interface StoredClosing {
  readonly dinCode: DinCode;
  readonly htlCode: HtlCode;
  readonly day: SeoulDate;
  readonly time: SeoulTime | null;
  readonly parties: number;
  readonly people: number;
}

/** Lists the closings of venues in a range of days, each with the number of parties and people that remain reserved. */
export async function listClosings(
  pool: Pool,
  dinCodes: readonly DinCode[],
  from: SeoulDate,
  to: SeoulDate,
): Promise<StoredClosing[]> {
  const { rows } = await pool.query<StoredClosing>(sql('list_closings')`
    SELECT c.din_code AS "dinCode", v.htl_code AS "htlCode", c.day, c.start_time AS time, counted.parties, counted.people
    FROM venue_closing c JOIN venue v USING (din_code),
      LATERAL (SELECT count(*)::int AS parties, coalesce(sum(r.adults + r.kids), 0)::int AS people FROM reservation r
        WHERE r.din_code = c.din_code AND r.visit_day = c.day AND r.status <> 'cancel'
          AND (c.start_time IS NULL OR r.visit_time = c.start_time)) AS counted
    WHERE c.din_code = ANY(${dinCodes}) AND c.day BETWEEN ${from} AND ${to}
    ORDER BY c.day, v.htl_code, v.position, c.start_time NULLS FIRST`);
  return rows;
}

export interface ClosingCounts {
  readonly parties: number;
  readonly people: number;
  /** The number of orders that are being paid. */
  readonly ordersBeingPaid: number;
}

/**
 * Counts the reservations and the orders that are being paid on days of a venue, or at one start time of those days.
 */
export async function countBookings(
  pool: Pool,
  {
    dinCode,
    from,
    to,
    time,
  }: {
    readonly dinCode: DinCode;
    readonly from: SeoulDate;
    readonly to: SeoulDate;
    readonly time: SeoulTime | null;
  },
): Promise<ClosingCounts> {
  const { rows } = await pool.query<ClosingCounts>(sql('count_bookings')`
    SELECT count(*)::int AS parties, coalesce(sum(adults + kids), 0)::int AS people,
      (SELECT count(DISTINCT h.shop_order_no)::int
        FROM hold h JOIN hold_line l USING (shop_order_no) LEFT JOIN product p ON p.prod_code = l.prod_code
        WHERE h.state = 'held' AND coalesce(l.din_code, p.din_code) = ${dinCode} AND l.visit_day BETWEEN ${from} AND ${to}
          AND (${time}::text IS NULL OR l.start_time = ${time})) AS "ordersBeingPaid"
    FROM reservation WHERE din_code = ${dinCode} AND visit_day BETWEEN ${from} AND ${to} AND status <> 'cancel'
      AND (${time}::text IS NULL OR visit_time = ${time})`);
  return rows[0] ?? { parties: 0, people: 0, ordersBeingPaid: 0 };
}
