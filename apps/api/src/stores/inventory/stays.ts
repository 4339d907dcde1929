import type { DinCode, ShopOrderNo } from '@dining/domain/shared/codes';
import type { SeoulDate, SeoulTime } from '@dining/domain/shared/seoul-time';
import type { PoolClient } from 'pg';
import { sql } from '../../db/sql';

/** The table seats or the room that an order takes. */
export interface Stay {
  readonly shopOrderNo: ShopOrderNo;
  readonly dinCode: DinCode;
  /** `TABLE`, or the code of the room. */
  readonly unit: string;
  readonly amount: number;
  readonly day: SeoulDate;
  /** The start time of the visit. */
  readonly start: SeoulTime;
  /** All start times at which the seats are already counted. */
  readonly times: readonly SeoulTime[];
}

/** Lists the days from `from` on at which parties take seats of the venues. */
export async function listStayDays(
  client: PoolClient,
  dinCodes: readonly DinCode[],
  from: SeoulDate,
): Promise<readonly SeoulDate[]> {
  const { rows } = await client.query<{ day: SeoulDate }>(sql('list_stay_days')`
    SELECT DISTINCT visit_day AS day FROM hold_line
    WHERE din_code = ANY(${dinCodes}) AND visit_day >= ${from} AND counter = 'seat'`);
  return rows.map(({ day }) => day);
}

/** Locks the holds that take seats of the venues on these days. Returns their stays. */
export async function lockStays(
  client: PoolClient,
  dinCodes: readonly DinCode[],
  days: readonly SeoulDate[],
): Promise<readonly Stay[]> {
  const { rows: holdRows } = await client.query<{ shopOrderNo: ShopOrderNo }>(sql('lock_holds_of_days')`
    SELECT shop_order_no AS "shopOrderNo" FROM hold
    WHERE state <> 'freed' AND shop_order_no IN (
      SELECT shop_order_no FROM hold_line WHERE din_code = ANY(${dinCodes}) AND visit_day = ANY(${days}) AND counter = 'seat')
    ORDER BY shop_order_no FOR UPDATE`);
  const { rows } = await client.query<Stay>(sql('list_stays')`
    SELECT shop_order_no AS "shopOrderNo", din_code AS "dinCode", visit_day AS day, unit, max(amount) AS amount,
      coalesce(min(start_time) FILTER (WHERE capacity IS NOT NULL), min(start_time)) AS start, array_agg(start_time) AS times
    FROM hold_line WHERE shop_order_no = ANY(${holdRows.map(({ shopOrderNo }) => shopOrderNo)}) AND counter = 'seat'
    GROUP BY shop_order_no, din_code, visit_day, unit ORDER BY shop_order_no`);
  return rows;
}

/** A stay that is to be counted at a further start time. */
export interface StayAtTime extends Pick<Stay, 'shopOrderNo' | 'dinCode' | 'day' | 'unit' | 'amount'> {
  readonly time: SeoulTime;
}

/**
 * Adds stays to the counters of start times, beyond capacity if necessary, and to the lines of their holds. Counters
 * are locked in the order that all orders use.
 */
export async function updateStayCounters(client: PoolClient, stays: readonly StayAtTime[]): Promise<void> {
  if (stays.length === 0) return;
  const lines = stays.map(({ shopOrderNo, dinCode, day, unit, amount, time }) => ({
    shopOrderNo,
    dinCode,
    day,
    unit,
    amount,
    time,
  }));
  await client.query(sql('update_stay_counters')`
    WITH line AS (
      SELECT h.htl_code, line.*
      FROM jsonb_to_recordset(${JSON.stringify(lines)}::jsonb)
        AS line ("shopOrderNo" text, "dinCode" text, day date, unit text, amount int, time text)
      JOIN hold h ON h.shop_order_no = "shopOrderNo"
    ), inserted AS (
      INSERT INTO hold_line (shop_order_no, htl_code, counter, din_code, visit_day, start_time, unit, amount, rule_version)
      SELECT "shopOrderNo", htl_code, 'seat', "dinCode", day, time, unit, amount, 0 FROM line
    )
    INSERT INTO seat_usage AS u (din_code, visit_day, start_time, unit, htl_code, capacity, rule_version, used)
    SELECT "dinCode", day, time, unit, htl_code, sum(amount), 0, sum(amount) FROM line
    GROUP BY "dinCode", day, time, unit, htl_code ORDER BY "dinCode", day, time, unit
    ON CONFLICT (din_code, visit_day, start_time, unit) DO UPDATE
      SET used = u.used + excluded.used, capacity = greatest(u.capacity, u.used + excluded.used)`);
}
