import type { DinCode, ShopOrderNo } from '@dining/domain/shared/codes';
import type { SeoulDate, SeoulTime } from '@dining/domain/shared/seoul-time';
import type { PoolClient } from 'pg';

/** What an order holds or has reserved of a venue's seats on a day. */
export interface Stay {
  readonly shopOrderNo: ShopOrderNo;
  readonly dinCode: DinCode;
  /** `TABLE`, or a room's code. */
  readonly unit: string;
  readonly amount: number;
  /** When it begins: the first at which it was sold. */
  readonly start: SeoulTime;
  /** Where it is counted. */
  readonly times: readonly SeoulTime[];
}

/** The stays of a day that have not been given back; locked until the transaction ends, so that none is meanwhile. */
export async function lockStays(client: PoolClient, dinCodes: readonly DinCode[], day: SeoulDate): Promise<readonly Stay[]> {
  const { rows: locked } = await client.query<{ shop_order_no: ShopOrderNo }>(
    `SELECT h.shop_order_no FROM hold h WHERE h.state <> 'freed' AND h.shop_order_no IN (
       SELECT shop_order_no FROM hold_line WHERE din_code = ANY($1) AND visit_day = $2 AND counter = 'seat')
     ORDER BY h.shop_order_no FOR UPDATE`,
    [dinCodes, day],
  );
  const { rows } = await client.query<Stay>(
    `SELECT shop_order_no AS "shopOrderNo", din_code AS "dinCode", unit, max(amount) AS amount,
       coalesce(min(start_time) FILTER (WHERE capacity IS NOT NULL), min(start_time)) AS start, array_agg(start_time) AS times
     FROM hold_line WHERE shop_order_no = ANY($1) AND counter = 'seat' GROUP BY shop_order_no, din_code, unit ORDER BY shop_order_no`,
    [locked.map((row) => row.shop_order_no)],
  );
  return rows;
}

/** A start time at which a stay is counted from now on. */
export interface StayCounted extends Pick<Stay, 'shopOrderNo' | 'dinCode' | 'unit' | 'amount'> {
  readonly time: SeoulTime;
}

/** Counts stays of a day at start times, whatever these can hold, so with no capacity: what was sold stays sold. Counters are locked in everyone's order. */
export async function countStays(client: PoolClient, day: SeoulDate, counted: readonly StayCounted[]): Promise<void> {
  if (counted.length === 0) return;
  const lines = counted.map(({ shopOrderNo, dinCode, unit, amount, time }) => ({ shopOrderNo, dinCode, unit, amount, time }));
  await client.query(
    `WITH line AS MATERIALIZED (
       SELECT h.htl_code, line.* FROM jsonb_to_recordset($1::jsonb) AS line ("shopOrderNo" text, "dinCode" text, unit text, amount int, time text)
       JOIN hold h ON h.shop_order_no = "shopOrderNo"
     ), noted AS (
       INSERT INTO hold_line (shop_order_no, htl_code, counter, din_code, visit_day, start_time, unit, amount, rule_version)
       SELECT "shopOrderNo", htl_code, 'seat', "dinCode", $2, time, unit, amount, 0 FROM line)
     INSERT INTO seat_usage AS u (din_code, visit_day, start_time, unit, htl_code, capacity, rule_version, used)
     SELECT "dinCode", $2, time, unit, htl_code, sum(amount), 0, sum(amount) FROM line
     GROUP BY "dinCode", time, unit, htl_code ORDER BY "dinCode", time, unit
     ON CONFLICT (din_code, visit_day, start_time, unit) DO UPDATE
       SET used = u.used + excluded.used, capacity = greatest(u.capacity, u.used + excluded.used)`,
    [JSON.stringify(lines), day],
  );
}
