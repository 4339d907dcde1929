import type { Occupancy } from '@dining/domain/availability/turn-time';
import type { RuleVersion } from '@dining/domain/inventory/need';
import { openStates, type PaymentState, replaceableStates } from '@dining/domain/payments/states';
import { asCode, type DinCode, type HtlCode, type ProdCode, type ShopOrderNo } from '@dining/domain/shared/codes';
import type { SeoulDate, SeoulTime } from '@dining/domain/shared/seoul-time';
import type { Pool } from 'pg';
import { inList } from '../app/in-list';
import { hasRunOut, isHeld } from '../inventory/holds';
import { holidayScope, hotelScope, productScope, venueScope } from '../inventory/rules';
import { occupancyOf } from '../inventory/usage';
import { attemptsOf, type OpenAttempt } from '../payments/payments';
import { forBuyer } from './for-buyer';

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
  /** What is taken on the day. */
  readonly occupancy: readonly Occupancy[];
  readonly onDay: number;
  readonly toPerson: number;
}

/**
 * `at most`: what the counters say, of the start times that the visit could take from. Holds that have run out, and those of the asker's own attempts
 * that give way, still count; there are seldom any, and an order that fits beside them fits without them. `exactly`: without those, of the whole day.
 */
export type Counted = 'at most' | 'exactly';

interface Row {
  readonly at: Date;
  readonly htlCode: HtlCode;
  /** By scope; what never changed has none. */
  readonly versions: Readonly<Record<string, number | null>>;
  /** States by order. */
  readonly attempts: Readonly<Record<ShopOrderNo, PaymentState>> | null;
  /** What is used, by start time and unit. */
  readonly seats: Readonly<Record<string, number>> | null;
  readonly onDay: number;
  readonly toPerson: number;
}

/** Lines of holds that stand in nobody's way, of the counters that are asked for. */
const given = `,
  spare AS (
    SELECT h.shop_order_no FROM hold h WHERE ${hasRunOut}
    UNION SELECT h.shop_order_no FROM attempt JOIN hold h USING (shop_order_no) WHERE attempt.state IN ${inList(replaceableStates)} AND ${isHeld}
  ), given AS (
    SELECT l.counter, l.start_time, l.unit, sum(l.amount)::int AS amount FROM spare JOIN hold_line l USING (shop_order_no)
    WHERE (l.counter = 'seat' AND l.din_code = $1 AND l.visit_day = $3) OR (l.counter = 'day' AND l.prod_code = $2 AND l.visit_day = $3)
      OR (l.counter = 'person' AND l.prod_code = $2 AND l.person_key = $4)
    GROUP BY l.counter, l.start_time, l.unit
  )`;

/** Units of a counter of the product `u` that are sold. */
const soldOf = (counted: Counted, counter: 'day' | 'person', table: string, key: string): string => {
  const less = counted === 'exactly' ? ` - coalesce((SELECT amount FROM given WHERE counter = '${counter}'), 0)` : '';
  return `coalesce((SELECT u.used${less} FROM ${table} u WHERE u.prod_code = $2 AND ${key}), 0)`;
};

const seatsOf = (counted: Counted): string =>
  counted === 'exactly'
    ? `SELECT json_object_agg(u.start_time || ' ' || u.unit, u.used - coalesce(g.amount, 0))
         FROM seat_usage u LEFT JOIN given g ON g.counter = 'seat' AND g.start_time = u.start_time AND g.unit = u.unit
         WHERE u.din_code = $1 AND u.visit_day = $3 AND u.used > coalesce(g.amount, 0)`
    : `SELECT json_object_agg(u.start_time || ' ' || u.unit, u.used) FROM seat_usage u
         WHERE u.din_code = $1 AND u.visit_day = $3 AND u.start_time >= $6 AND u.used > 0`;

const momentText = (counted: Counted, member: string | undefined): string => `WITH attempt AS (
    SELECT shop_order_no, state ${attemptsOf(member, { holder: '$5', time: '$6' }, openStates)}
  )${counted === 'exactly' ? given : ''}
  SELECT now() AS at, p.htl_code AS "htlCode",
    (SELECT json_object_agg(asked.scope, (SELECT v.version FROM rule_version v WHERE v.scope = asked.scope))
      FROM unnest($7::text[] || ('${hotelScope}' || p.htl_code)) AS asked (scope)) AS versions,
    (SELECT json_object_agg(shop_order_no, state) FROM attempt) AS attempts,
    (${seatsOf(counted)}) AS seats,
    ${soldOf(counted, 'day', 'day_sale_usage', 'u.visit_day = $3')} AS "onDay",
    ${soldOf(counted, 'person', 'person_usage', 'u.person_key = $4')} AS "toPerson"
  FROM product p WHERE p.prod_code = $2`;

/** Reads all of it in one statement; undefined where there is no such product. */
export async function readOrderMoment(pool: Pool, asked: MomentAsked, counted: Counted): Promise<OrderMoment | undefined> {
  const { dinCode, prodCode, buyer } = asked;
  const scopes = [venueScope(dinCode), productScope(prodCode), holidayScope];
  const { rows } = await pool.query<Row>(
    forBuyer({
      name: counted === 'exactly' ? 'read_order_moment_exactly' : 'read_order_moment',
      text: (member) => momentText(counted, member),
      values: [dinCode, prodCode, asked.date, asked.personKey, buyer?.holder ?? null, buyer?.time ?? '', scopes],
      userId: buyer?.userId ?? null,
    }),
  );
  const [row] = rows;
  if (row === undefined) return undefined;
  const { at, htlCode, versions, attempts, seats, onDay, toPerson } = row;
  const entries = <Value>(of: Readonly<Record<string, Value>> | null) =>
    Object.entries(of ?? {}).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return {
    at,
    htlCode,
    onDay,
    toPerson,
    rules: [...scopes, `${hotelScope}${htlCode}`].toSorted().map((scope) => ({ scope, version: versions[scope] ?? 0 })),
    attempts: entries(attempts).map(([shopOrderNo, state]) => ({ shopOrderNo: asCode<ShopOrderNo>(shopOrderNo), state })),
    occupancy: occupancyOf(
      entries(seats).map(([key, used]) => {
        const [time = '', unit = ''] = key.split(' ');
        return { time, unit, used };
      }),
    ),
  };
}
