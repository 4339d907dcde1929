import type { Occupancy } from '@dining/domain/availability/turn-time';
import type { RuleVersion } from '@dining/domain/inventory/capacity-requirement';
import { openStates, type PaymentState, replaceableStates } from '@dining/domain/payments/states';
import type { DinCode, HtlCode, ProdCode, ShopOrderNo } from '@dining/domain/shared/codes';
import type { SeoulDate, SeoulTime } from '@dining/domain/shared/seoul-time';
import type { Pool } from 'pg';
import { sql } from '../../db/sql';
import { hotelScopePrefix, listRuleScopes } from '../inventory/rules';
import { type CountedSeats, groupByStartTime } from '../inventory/usage';
import type { PaymentAttempt } from '../payments/payments';

export interface SnapshotQuery {
  readonly dinCode: DinCode;
  readonly prodCode: ProdCode;
  readonly date: SeoulDate;
  readonly personKey: string;
  /** The buyer, whose open attempts for the same start time the order supersedes. Absent for a preview. */
  readonly buyer?: { readonly guestId: string; readonly userId: string | null; readonly time: SeoulTime } | undefined;
}

export interface AvailabilitySnapshot {
  readonly at: Date;
  readonly htlCode: HtlCode;
  readonly rules: readonly RuleVersion[];
  readonly attempts: readonly PaymentAttempt[];
  readonly occupancy: readonly Occupancy[];
  readonly soldOnDay: number;
  readonly soldToPerson: number;
}

interface Row {
  readonly at: Date;
  readonly htlCode: HtlCode;
  readonly versions: readonly RuleVersion[];
  readonly attempts: readonly { readonly shopOrderNo: ShopOrderNo; readonly state: PaymentState }[];
  readonly seats: readonly CountedSeats[];
  readonly soldOnDay: number;
  readonly soldToPerson: number;
}

/**
 * Finds in one statement what the availability of a product depends on. Returns undefined for an unknown product. The
 * states of holds are negated as in `updateHoldExpiry`, so that an attempt's hold is found by its primary key (ADR 29).
 */
export async function findAvailabilitySnapshot(
  pool: Pool,
  query: SnapshotQuery,
): Promise<AvailabilitySnapshot | undefined> {
  const { dinCode, prodCode, date, personKey, buyer } = query;
  const { rows } = await pool.query<Row>(sql('find_availability_snapshot')`
    WITH attempt AS (
      SELECT shop_order_no, state FROM payment_attempt
      WHERE (guest_id = ${buyer?.guestId} OR user_id = ${buyer?.userId}) AND state = ANY(${openStates})
        AND prod_code = ${prodCode} AND visit_day = ${date} AND visit_time = ${buyer?.time}
    ), uncounted AS (
      SELECT shop_order_no FROM expired_hold
      UNION
      SELECT shop_order_no FROM attempt JOIN hold h USING (shop_order_no)
      WHERE attempt.state = ANY(${replaceableStates}) AND h.state NOT IN ('kept', 'freed')
    ), uncounted_line AS (
      SELECT l.counter, l.start_time, l.unit, sum(l.amount)::int AS amount FROM uncounted JOIN hold_line l USING (shop_order_no)
      WHERE (l.counter = 'seat' AND l.din_code = ${dinCode} AND l.visit_day = ${date})
        OR (l.counter = 'day' AND l.prod_code = ${prodCode} AND l.visit_day = ${date})
        OR (l.counter = 'person' AND l.prod_code = ${prodCode} AND l.person_key = ${personKey})
      GROUP BY l.counter, l.start_time, l.unit
    ), taken_seat AS (
      SELECT u.start_time AS time, u.unit, u.used - coalesce(l.amount, 0) AS used
      FROM seat_usage u LEFT JOIN uncounted_line l ON l.counter = 'seat' AND l.start_time = u.start_time AND l.unit = u.unit
      WHERE u.din_code = ${dinCode} AND u.visit_day = ${date} AND u.used > coalesce(l.amount, 0)
    )
    SELECT now() AS at, p.htl_code AS "htlCode",
      (SELECT json_agg(json_build_object('scope', scope, 'version', coalesce(v.version, 0)) ORDER BY scope)
        FROM unnest(${listRuleScopes(dinCode, prodCode)}::text[] || (${hotelScopePrefix} || p.htl_code)) AS scope LEFT JOIN rule_version v USING (scope)) AS versions,
      (SELECT coalesce(json_agg(json_build_object('shopOrderNo', shop_order_no, 'state', state) ORDER BY shop_order_no), '[]') FROM attempt) AS attempts,
      (SELECT coalesce(json_agg(taken_seat ORDER BY time, unit), '[]') FROM taken_seat) AS seats,
      coalesce((SELECT used FROM day_sale_usage u WHERE u.prod_code = p.prod_code AND u.visit_day = ${date}), 0)
        - coalesce((SELECT amount FROM uncounted_line WHERE counter = 'day'), 0) AS "soldOnDay",
      coalesce((SELECT used FROM person_usage u WHERE u.prod_code = p.prod_code AND u.person_key = ${personKey}), 0)
        - coalesce((SELECT amount FROM uncounted_line WHERE counter = 'person'), 0) AS "soldToPerson"
    FROM product p WHERE p.prod_code = ${prodCode}`);
  const [row] = rows;
  if (row === undefined) return undefined;
  const { versions, seats, ...snapshot } = row;
  return { ...snapshot, rules: versions, occupancy: groupByStartTime(seats) };
}
