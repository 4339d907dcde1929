import type { PricedOrder } from '@dining/domain/orders/priced-order';
import { openStates } from '@dining/domain/payments/states';
import type { ShopOrderNo } from '@dining/domain/shared/codes';
import type { PoolClient } from 'pg';
import { inList } from '../app/in-list';
import type { NewHold } from '../inventory/holds';
import { tableUnit } from '../inventory/usage';
import { forBuyer } from './for-buyer';

/** One start time at which a visitor or his address has something unpaid. */
export interface UnpaidAtStart {
  readonly startTime: string;
  readonly visitor: number;
  readonly address: number;
}

/** What stands unpaid already of a visitor, of the person he books for and of his address. */
export interface UnpaidCounts {
  readonly visitorHolds: number;
  readonly addressHolds: number;
  /** Bookings with nothing to pay now: of the person at the venue on the day, and from the address at the venue within a day. */
  readonly personBookings: number;
  readonly addressBookings: number;
  readonly atStarts: readonly UnpaidAtStart[];
  /** What all have there of the seats and of each room, without what gives way. */
  readonly used: readonly { readonly startTime: string; readonly unit: string; readonly used: number }[];
  /** Units of the product for the day of visit: unpaid, and of all, without what gives way. */
  readonly units: { readonly visitor: number; readonly address: number; readonly used: number };
  /** Rooms that the venue has. */
  readonly rooms: number;
  readonly venuePhone: string;
}

const ofHold = `h.shop_order_no, h.state`;
/**
 * A hold that counts: one that is being paid for, or one with nothing to pay. Not as alternatives, for which PostgreSQL would look through
 * all holds of the house that are either.
 */
const standing = `CASE h.state WHEN 'held' THEN h.expires_at > now() WHEN 'kept' THEN h.request_key IS NOT NULL ELSE false END`;

/**
 * Holds of whoever asks that are not paid: `$1` is the session, `$4` orders that give way, `$5` the address, `$6` the person; `member` the
 * member's parameter, where one asks. `joined` is how the same hold that is found twice counts.
 */
export const unpaidHolds = (member: string | undefined, joined: 'UNION' | 'UNION ALL'): string => `
    SELECT * FROM (
      SELECT 'visitor' AS whose, ${ofHold} FROM hold h WHERE h.holder = $1 AND h.state IN ('held', 'kept') AND h.expires_at > now() AND ${standing}
      ${
        member === undefined
          ? ''
          : `${joined} SELECT 'visitor', ${ofHold} FROM payment p
        CROSS JOIN LATERAL (SELECT shop_order_no, state, expires_at FROM hold o WHERE o.shop_order_no = p.shop_order_no OFFSET 0) h
        WHERE p.user_id = ${member} AND p.state IN ${inList(openStates)} AND h.state = 'held' AND h.expires_at > now()`
      }
      ${joined} SELECT 'person', ${ofHold} FROM hold h WHERE h.person_key = $6 AND h.state = 'kept'
      ${joined} SELECT 'address', ${ofHold} FROM hold h WHERE h.address_key = $5 AND ${standing}) found
    WHERE shop_order_no <> ALL($4)`;

/**
 * The lists that `unpaidCounts` counts: `$2` is the product, `$3` the day of visit, `$7` the venue, `$8` the start times, `$9` whether they are of
 * tables. What a list names is looked up by its order alone (OFFSET keeps it so).
 */
const unpaidLists = (member: string | undefined): string => `
  unpaid AS MATERIALIZED (${unpaidHolds(member, 'UNION')}
  ), booked AS MATERIALIZED (
    SELECT u.whose, r.visit_day FROM unpaid u
    CROSS JOIN LATERAL (SELECT * FROM reservation o WHERE o.shop_order_no = u.shop_order_no OFFSET 0) r
    WHERE u.state = 'kept' AND u.whose IN ('person', 'address') AND r.din_code = $7
  ), at_start AS (
    SELECT l.start_time, coalesce(sum(l.amount) FILTER (WHERE NOT u.address), 0)::int AS visitor,
      coalesce(sum(l.amount) FILTER (WHERE u.address), 0)::int AS address
    FROM (SELECT DISTINCT whose = 'address' AS address, shop_order_no FROM unpaid) u
    CROSS JOIN LATERAL (SELECT * FROM hold_line o WHERE o.shop_order_no = u.shop_order_no OFFSET 0) l
    WHERE l.counter = 'seat' AND l.din_code = $7 AND l.visit_day = $3 AND l.start_time = ANY($8) AND (l.unit = '${tableUnit}') = $9
    GROUP BY l.start_time
  ), giving_way AS (
    SELECT l.counter, l.start_time, l.unit, sum(l.amount) AS amount FROM hold_line l WHERE l.shop_order_no = ANY($4)
      AND (l.counter = 'seat' AND l.din_code = $7 OR l.counter = 'day' AND l.prod_code = $2) AND l.visit_day = $3
    GROUP BY l.counter, l.start_time, l.unit
  ), at_day AS (
    SELECT coalesce(sum(l.amount) FILTER (WHERE NOT u.address), 0)::int AS visitor,
      coalesce(sum(l.amount) FILTER (WHERE u.address), 0)::int AS address
    FROM (SELECT DISTINCT whose = 'address' AS address, shop_order_no FROM unpaid) u
    CROSS JOIN LATERAL (SELECT * FROM hold_line o WHERE o.shop_order_no = u.shop_order_no OFFSET 0) l
    WHERE l.counter = 'day' AND l.prod_code = $2 AND l.visit_day = $3
  )`;

const countOf = (list: 'unpaid' | 'booked', filter: string, of: string): string =>
  `(SELECT count(*)::int FROM ${list} WHERE ${filter}) AS "${of}"`;

/** The columns of `UnpaidCounts`. */
const unpaidCounts = `
  ${countOf('unpaid', `whose = 'visitor' AND state = 'held'`, 'visitorHolds')},
  ${countOf('unpaid', `whose = 'address' AND state = 'held'`, 'addressHolds')},
  ${countOf('booked', `whose = 'person' AND visit_day = $3`, 'personBookings')},
  ${countOf('booked', `whose = 'address'`, 'addressBookings')},
  coalesce((SELECT json_agg(json_build_object('startTime', start_time, 'visitor', visitor, 'address', address)) FROM at_start), '[]'::json)
    AS "atStarts",
  coalesce((SELECT json_agg(json_build_object('startTime', s.start_time, 'unit', s.unit, 'used', s.used - coalesce(
      (SELECT g.amount FROM giving_way g WHERE g.counter = 'seat' AND g.start_time = s.start_time AND g.unit = s.unit), 0)))
    FROM seat_usage s WHERE s.din_code = $7 AND s.visit_day = $3 AND s.start_time = ANY($8)), '[]'::json) AS used,
  (SELECT json_build_object('visitor', visitor, 'address', address, 'used', coalesce(
      (SELECT d.used FROM day_sale_usage d WHERE d.prod_code = $2 AND d.visit_day = $3), 0)
      - coalesce((SELECT g.amount FROM giving_way g WHERE g.counter = 'day'), 0)) FROM at_day) AS units,
  (SELECT count(*)::int FROM room WHERE din_code = $7) AS rooms,
  coalesce((SELECT phone FROM venue WHERE din_code = $7), '') AS "venuePhone"`;

/** Counts what stands unpaid where an order would take from, in the transaction that holds its locks; orders that give way are not counted. */
export async function readUnpaid(
  client: PoolClient,
  { holder, userId, prodCode, dinCode, visit, needs }: PricedOrder,
  { addressKey, personKey }: Pick<NewHold, 'addressKey' | 'personKey'>,
  replaced: readonly ShopOrderNo[],
): Promise<UnpaidCounts> {
  const seats = needs.filter((need) => need.counter === 'seat');
  const { rows } = await client.query<UnpaidCounts>(
    forBuyer({
      name: 'read_unpaid',
      text: (member) => `WITH ${unpaidLists(member)} SELECT ${unpaidCounts}`,
      values: [
        holder,
        prodCode,
        visit.date,
        replaced,
        addressKey,
        personKey ?? null,
        dinCode,
        seats.map(({ startTime }) => startTime),
        seats.some(({ unit }) => unit === tableUnit),
      ],
      userId,
    }),
  );
  const [row] = rows;
  if (row === undefined) throw new Error('one row is answered always');
  return row;
}
