import type { Occupancy } from '@dining/domain/availability/turn-time';
import type { RuleVersion } from '@dining/domain/inventory/need';
import { openStates, replaceableStates } from '@dining/domain/payments/states';
import type { DinCode, HtlCode, ProdCode } from '@dining/domain/shared/codes';
import type { SeoulDate, SeoulTime } from '@dining/domain/shared/seoul-time';
import type { Pool } from 'pg';
import { hasRunOut } from '../inventory/holds';
import { holidayScope, hotelScope, productScope, venueScope } from '../inventory/rules';
import { type CountedSeats, occupancyOf } from '../inventory/usage';
import type { OpenAttempt } from '../payments/payments';

/** What an order asks of the database before it is checked. */
export interface MomentAsked {
  readonly dinCode: DinCode;
  readonly prodCode: ProdCode;
  readonly date: SeoulDate;
  /** Whose units over the whole sale period count. */
  readonly personKey: string;
  /** Whose unfinished attempts for the same start time give way to this one; nobody's where it is not said. */
  readonly buyer?: { readonly holder: string; readonly userId: string | null; readonly time: SeoulTime } | undefined;
}

/** How the house stands for an order at one moment; all of it as it was committed together. */
export interface OrderMoment {
  /** The database's clock. */
  readonly at: Date;
  readonly htlCode: HtlCode;
  /** The versions of all that the order is checked and priced by. */
  readonly rules: readonly RuleVersion[];
  /** The asker's attempts to pay for the same visit that have not ended, by their numbers. */
  readonly attempts: readonly OpenAttempt[];
  /** What is taken on the day, without holds that have run out and without the asker's own that give way. */
  readonly occupancy: readonly Occupancy[];
  readonly onDay: number;
  readonly toPerson: number;
}

type Row = Omit<OrderMoment, 'occupancy'> & { readonly seats: readonly CountedSeats[] };

/** Lines of holds that stand in nobody's way, of the counters that are asked for. */
const given = `
  spare AS (
    SELECT h.shop_order_no FROM hold h WHERE ${hasRunOut}
    UNION SELECT h.shop_order_no FROM attempt JOIN hold h USING (shop_order_no) WHERE attempt.state = ANY($10) AND h.state = 'held'
  ), given AS (
    SELECT l.counter, l.start_time, l.unit, sum(l.amount)::int AS amount FROM spare JOIN hold_line l USING (shop_order_no)
    WHERE (l.counter = 'seat' AND l.din_code = $1 AND l.visit_day = $3) OR (l.counter = 'day' AND l.prod_code = $2 AND l.visit_day = $3)
      OR (l.counter = 'person' AND l.prod_code = $2 AND l.person_key = $4)
    GROUP BY l.counter, l.start_time, l.unit
  )`;

/** Units of a counter of the product `u` that are sold. */
const soldOf = (counter: 'day' | 'person', table: string, key: string): string =>
  `coalesce((SELECT u.used - coalesce((SELECT amount FROM given WHERE counter = '${counter}'), 0)
    FROM ${table} u WHERE u.prod_code = $2 AND ${key}), 0)`;

const listOf = (of: string): string => `coalesce((${of}), '[]'::json)`;

/** Reads all of it in one statement; undefined where there is no such product. */
export async function readOrderMoment(pool: Pool, asked: MomentAsked): Promise<OrderMoment | undefined> {
  const { dinCode, prodCode, buyer } = asked;
  const { rows } = await pool.query<Row>({
    name: 'read_order_moment',
    text: `WITH attempt AS (
             SELECT shop_order_no, state FROM payment
             WHERE (holder = $5 OR user_id = $6) AND state = ANY($9) AND "order" ->> 'prodCode' = $2
               AND "order" -> 'visit' ->> 'date' = $3::date::text AND "order" -> 'visit' ->> 'time' = $7
           ), ${given}
           SELECT now() AS at, p.htl_code AS "htlCode",
             ${listOf(`SELECT json_agg(json_build_object('scope', scope, 'version', coalesce(v.version, 0)) ORDER BY scope)
               FROM unnest($8::text[] || ('${hotelScope}' || p.htl_code)) AS scope LEFT JOIN rule_version v USING (scope)`)} AS rules,
             ${listOf(`SELECT json_agg(json_build_object('shopOrderNo', shop_order_no, 'state', state) ORDER BY shop_order_no)
               FROM attempt`)} AS attempts,
             ${listOf(`SELECT json_agg(json_build_object('time', u.start_time, 'unit', u.unit, 'used', u.used - coalesce(g.amount, 0))
                 ORDER BY u.start_time, u.unit)
               FROM seat_usage u LEFT JOIN given g ON g.counter = 'seat' AND g.start_time = u.start_time AND g.unit = u.unit
               WHERE u.din_code = $1 AND u.visit_day = $3 AND u.used > coalesce(g.amount, 0)`)} AS seats,
             ${soldOf('day', 'day_sale_usage', 'u.visit_day = $3')} AS "onDay",
             ${soldOf('person', 'person_usage', 'u.person_key = $4')} AS "toPerson"
           FROM product p WHERE p.prod_code = $2`,
    values: [
      dinCode,
      prodCode,
      asked.date,
      asked.personKey,
      buyer?.holder ?? null,
      buyer?.userId ?? null,
      buyer?.time ?? null,
      [venueScope(dinCode), productScope(prodCode), holidayScope],
      openStates,
      replaceableStates,
    ],
  });
  const [row] = rows;
  if (row === undefined) return undefined;
  const { seats, ...moment } = row;
  return { ...moment, occupancy: occupancyOf(seats) };
}
