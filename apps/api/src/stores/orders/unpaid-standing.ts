import { openStates } from '@dining/domain/payments/states';
import { inList } from '../app/in-list';
import { tableUnit } from '../inventory/usage';

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
/** A hold that counts: one that is being paid for, or one with nothing to pay. */
const standing = `(h.state = 'held' AND h.expires_at > now() OR h.state = 'kept' AND h.request_key IS NOT NULL)`;

/**
 * The lists that `unpaidCounts` counts: `$1` is the session, `$3` the day of visit, `$7` orders that give way, `$8` the address, `$9` the
 * person, `$2` the product, `$10` the venue, `$11` the start times, `$12` whether they are of tables; `member` the member's parameter, where one asks. What
 * a list names is looked up by its order alone (OFFSET keeps it so).
 */
export const unpaidLists = (member: string | undefined): string => `
  unpaid AS MATERIALIZED (
    SELECT * FROM (
      SELECT 'visitor' AS whose, ${ofHold} FROM hold h WHERE h.holder = $1 AND h.state IN ('held', 'kept') AND h.expires_at > now() AND ${standing}
      ${
        member === undefined
          ? ''
          : `UNION SELECT 'visitor', ${ofHold} FROM payment p
        CROSS JOIN LATERAL (SELECT * FROM hold o WHERE o.shop_order_no = p.shop_order_no OFFSET 0) h
        WHERE p.user_id = ${member} AND p.state IN ${inList(openStates)} AND h.state = 'held' AND h.expires_at > now()`
      }
      UNION SELECT 'person', ${ofHold} FROM hold h WHERE h.person_key = $9 AND h.state = 'kept'
      UNION SELECT 'address', ${ofHold} FROM hold h WHERE h.address_key = $8 AND ${standing}) found
    WHERE shop_order_no <> ALL($7)
  ), booked AS MATERIALIZED (
    SELECT u.whose, r.visit_day FROM unpaid u
    CROSS JOIN LATERAL (SELECT * FROM reservation o WHERE o.shop_order_no = u.shop_order_no OFFSET 0) r
    WHERE u.state = 'kept' AND u.whose IN ('person', 'address') AND r.din_code = $10
  ), at_start AS (
    SELECT l.start_time, coalesce(sum(l.amount) FILTER (WHERE NOT u.address), 0)::int AS visitor,
      coalesce(sum(l.amount) FILTER (WHERE u.address), 0)::int AS address
    FROM (SELECT DISTINCT whose = 'address' AS address, shop_order_no FROM unpaid) u
    CROSS JOIN LATERAL (SELECT * FROM hold_line o WHERE o.shop_order_no = u.shop_order_no OFFSET 0) l
    WHERE l.counter = 'seat' AND l.din_code = $10 AND l.visit_day = $3 AND l.start_time = ANY($11) AND (l.unit = '${tableUnit}') = $12
    GROUP BY l.start_time
  ), giving_way AS (
    SELECT l.counter, l.start_time, l.unit, sum(l.amount) AS amount FROM hold_line l WHERE l.shop_order_no = ANY($7)
      AND (l.counter = 'seat' AND l.din_code = $10 OR l.counter = 'day' AND l.prod_code = $2) AND l.visit_day = $3
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
export const unpaidCounts = `
  ${countOf('unpaid', `whose = 'visitor' AND state = 'held'`, 'visitorHolds')},
  ${countOf('unpaid', `whose = 'address' AND state = 'held'`, 'addressHolds')},
  ${countOf('booked', `whose = 'person' AND visit_day = $3`, 'personBookings')},
  ${countOf('booked', `whose = 'address'`, 'addressBookings')},
  coalesce((SELECT json_agg(json_build_object('startTime', start_time, 'visitor', visitor, 'address', address)) FROM at_start), '[]'::json)
    AS "atStarts",
  coalesce((SELECT json_agg(json_build_object('startTime', s.start_time, 'unit', s.unit, 'used', s.used - coalesce(
      (SELECT g.amount FROM giving_way g WHERE g.counter = 'seat' AND g.start_time = s.start_time AND g.unit = s.unit), 0)))
    FROM seat_usage s WHERE s.din_code = $10 AND s.visit_day = $3 AND s.start_time = ANY($11)), '[]'::json) AS used,
  (SELECT json_build_object('visitor', visitor, 'address', address, 'used', coalesce(
      (SELECT d.used FROM day_sale_usage d WHERE d.prod_code = $2 AND d.visit_day = $3), 0)
      - coalesce((SELECT g.amount FROM giving_way g WHERE g.counter = 'day'), 0)) FROM at_day) AS units,
  (SELECT count(*)::int FROM room WHERE din_code = $10) AS rooms,
  coalesce((SELECT phone FROM venue WHERE din_code = $10), '') AS "venuePhone"`;
