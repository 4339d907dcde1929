import type { PricedOrder } from '@dining/domain/orders/priced-order';
import { openStates } from '@dining/domain/payments/states';
import type { ResvCode } from '@dining/domain/shared/codes';
import type { PoolClient } from 'pg';
import { sql } from '../../db/sql';
import { tableUnit } from '../inventory/usage';

/** Seats or rooms at a start time that unpaid orders of the buyer (`visitor`) or their IP address (`address`) hold. */
export interface UnpaidAtStart {
  readonly startTime: string;
  readonly visitor: number;
  readonly address: number;
}

/** What the caps on unpaid orders (`findCapError`) are checked against. */
export interface UnpaidCapInputs {
  readonly visitorHolds: number;
  readonly addressHolds: number;
  /**
   * Bookings without payment: for the person at the venue on the day, and from the IP address at the venue within a
   * day.
   */
  readonly personBookings: number;
  readonly addressBookings: number;
  readonly atStarts: readonly UnpaidAtStart[];
  /** All seats and rooms in use at the start times of the order. */
  readonly used: readonly { readonly startTime: string; readonly unit: string; readonly used: number }[];
  /** Units of the product on the day. */
  readonly units: { readonly visitor: number; readonly address: number; readonly used: number };
  /** The number of rooms of the venue. */
  readonly rooms: number;
  readonly venuePhone: string;
}

export interface OrderPreconditions {
  /** False if the buyer's session has ended or the member has left. */
  readonly isBuyerSignedIn: boolean;
  readonly areRulesCurrent: boolean;
  readonly recentReservation: ResvCode | null;
  readonly capInputs: UnpaidCapInputs;
}

type PreconditionsRow = Omit<OrderPreconditions, 'capInputs'> & UnpaidCapInputs;

export interface OrderOrigin {
  /** Time until which the rules of the order apply; null for no end. */
  readonly validUntil: Date | null;
  /** At least one of these sessions must still be live; null for an order that needs no session. */
  readonly sessionHashes: readonly string[] | null;
  readonly addressKey: string;
  readonly personKey: string | null;
}

/**
 * Returns what decides whether an order may be placed: the buyer's session, the rules, and what the buyer has already
 * reserved or holds unpaid. Call it after the superseded holds are freed. A hold counts as unpaid until it expires or
 * is confirmed, that of a booking without payment while it has a request key. This is a statement of its own, so that
 * it sees what was committed while the transaction waited for the locks.
 */
export async function getOrderPreconditions(
  client: PoolClient,
  { guestId, userId, prodCode, dinCode, visit, requirements, rules }: PricedOrder,
  { validUntil, sessionHashes, addressKey, personKey }: OrderOrigin,
): Promise<OrderPreconditions> {
  const [scopes, versions] = [rules.map(({ scope }) => scope), rules.map(({ version }) => version)];
  const seatRequirements = requirements.filter((requirement) => requirement.counter === 'seat');
  const startTimes = seatRequirements.map(({ startTime }) => startTime);
  const isTable = seatRequirements.some(({ unit }) => unit === tableUnit);
  const { rows } = await client.query<PreconditionsRow>(sql('get_order_preconditions')`
    WITH unpaid AS (
      SELECT 'visitor' AS whose, shop_order_no, state FROM unpaid_hold
      WHERE guest_id = ${guestId} AND state IN ('held', 'kept') AND expires_at > now()
      UNION
      SELECT 'visitor', h.shop_order_no, h.state FROM payment p JOIN unpaid_hold h USING (shop_order_no)
      WHERE p.user_id = ${userId} AND p.state = ANY(${openStates}) AND h.state = 'held'
      UNION
      SELECT 'person', shop_order_no, state FROM unpaid_hold WHERE person_key = ${personKey} AND state = 'kept'
      UNION
      SELECT 'address', shop_order_no, state FROM unpaid_hold WHERE address_key = ${addressKey}
    ), unpaid_order AS (
      SELECT DISTINCT shop_order_no, whose = 'address' AS "isAddress" FROM unpaid
    ), unpaid_line AS (
      SELECT u."isAddress", l.counter, l.start_time, l.amount FROM unpaid_order u JOIN hold_line l USING (shop_order_no)
      WHERE (l.counter = 'seat' AND l.din_code = ${dinCode} AND l.visit_day = ${visit.date} AND l.start_time = ANY(${startTimes})
          AND (l.unit = ${tableUnit}) = ${isTable})
        OR (l.counter = 'day' AND l.prod_code = ${prodCode} AND l.visit_day = ${visit.date})
    ), booking AS (
      SELECT u.whose, r.visit_day FROM unpaid u JOIN reservation r USING (shop_order_no) WHERE u.state = 'kept' AND r.din_code = ${dinCode}
    )
    SELECT
      (${userId}::text IS NULL OR EXISTS (SELECT 1 FROM member WHERE user_id = ${userId} AND left_at IS NULL))
        AND (${sessionHashes}::text[] IS NULL
          OR EXISTS (SELECT 1 FROM session WHERE id_hash = ANY(${sessionHashes}::text[]) AND expires_at > clock_timestamp())) AS "isBuyerSignedIn",
      coalesce(clock_timestamp() < ${validUntil}::timestamptz, true)
        AND NOT EXISTS (SELECT FROM list_changed_rules(${scopes}, ${versions})) AS "areRulesCurrent",
      (SELECT resv_code FROM find_latest_reservation(${guestId}, ${userId}, ${prodCode}, ${visit.date}, ${visit.time})) AS "recentReservation",
      (SELECT count(*)::int FROM unpaid WHERE whose = 'visitor' AND state = 'held') AS "visitorHolds",
      (SELECT count(*)::int FROM unpaid WHERE whose = 'address' AND state = 'held') AS "addressHolds",
      (SELECT count(*)::int FROM booking WHERE whose = 'person' AND visit_day = ${visit.date}) AS "personBookings",
      (SELECT count(*)::int FROM booking WHERE whose = 'address') AS "addressBookings",
      (SELECT coalesce(json_agg(at_start), '[]') FROM (
        SELECT start_time AS "startTime", coalesce(sum(amount) FILTER (WHERE NOT "isAddress"), 0)::int AS visitor,
          coalesce(sum(amount) FILTER (WHERE "isAddress"), 0)::int AS address
        FROM unpaid_line WHERE counter = 'seat' GROUP BY start_time) at_start) AS "atStarts",
      (SELECT coalesce(json_agg(json_build_object('startTime', start_time, 'unit', unit, 'used', used)), '[]') FROM seat_usage
        WHERE din_code = ${dinCode} AND visit_day = ${visit.date} AND start_time = ANY(${startTimes})) AS used,
      json_build_object(
        'visitor', coalesce((SELECT sum(amount)::int FROM unpaid_line WHERE counter = 'day' AND NOT "isAddress"), 0),
        'address', coalesce((SELECT sum(amount)::int FROM unpaid_line WHERE counter = 'day' AND "isAddress"), 0),
        'used', coalesce((SELECT used FROM day_sale_usage WHERE prod_code = ${prodCode} AND visit_day = ${visit.date}), 0)) AS units,
      (SELECT count(*)::int FROM room WHERE din_code = ${dinCode}) AS rooms,
      coalesce((SELECT phone FROM venue WHERE din_code = ${dinCode}), '') AS "venuePhone"`);
  const [row] = rows;
  if (row === undefined) throw new Error('a statement without FROM returned no row');
  const { isBuyerSignedIn, areRulesCurrent, recentReservation, ...capInputs } = row;
  return { isBuyerSignedIn, areRulesCurrent, recentReservation, capInputs };
}
