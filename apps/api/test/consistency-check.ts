import { holdTransitions } from '@dining/domain/inventory/hold-states';
import { sheetTransitions } from '@dining/domain/orders/sheet-states';
import { moneyStates, paymentTransitions } from '@dining/domain/payments/states';
import type { LedgerRow } from '@dining/fakes/easypay/ledger-row';
import type { Queryable } from '../src/db/queryable';

/**
 * The guarantees that must hold a minute after any failure (reliability, promises A to F). A finding breaks one of
 * them: A a charge without a reservation; B a reservation without a charge; C amounts that differ; D overselling,
 * counters that do not add up, rows whose parent is missing, or an agreed text that is lost; E an order that is
 * reserved or charged twice, or refunded by more than was paid; F anything stuck in a transitional state. Further
 * checks: G a state that its events do not lead to, or money that moved without an audit entry; H a coupon of two
 * orders, a discount without its coupon, or another member's coupon; I points that do not match their reservation.
 */
export type Guarantee = 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | 'H' | 'I';

export interface Finding {
  readonly guarantee: Guarantee;
  /** The number of an order, or the key of a counter. */
  readonly subject: string;
  readonly detail: string;
}

export interface ConsistencyReport {
  readonly findings: readonly Finding[];
  /** Orders in manual review with an open alarm; they are not compared with the provider's ledger. */
  readonly ordersInReview: readonly string[];
  /** The numbers of payments by state, and of reservations, which reveal a drill that did nothing. */
  readonly payments: Readonly<Record<string, number>>;
  readonly reservations: number;
}

/** An order with its payment, its reservation or both. */
interface OrderEntry {
  readonly shopOrderNo: string;
  readonly state: string | null;
  readonly amount: number | null;
  readonly approvedAmount: number | null;
  readonly pgCno: string | null;
  readonly hasAlarm: boolean;
  readonly resvCode: string | null;
  readonly status: string | null;
  readonly payAmount: number | null;
  readonly cancelFee: number | null;
  readonly refundAmount: number | null;
  /** True if the payment was deleted after its retention period, and only the reservation remains. */
  readonly isPaymentDeleted: boolean;
  /** Won that refunds have returned, and won that should remain charged after them. */
  readonly refunded: number;
  readonly remainAmount: number | null;
}

const entriesSql = `
  SELECT coalesce(p.shop_order_no, r.shop_order_no) AS "shopOrderNo", p.state, p.amount, p.approved_amount AS "approvedAmount",
    p.charge_id AS "pgCno", r.resv_code AS "resvCode", r.status, r.pay_amount AS "payAmount", r.cancel_fee AS "cancelFee",
    r.refund_amount AS "refundAmount",
    coalesce(p.shop_order_no IS NULL AND r.created_at <= now() - interval '5 years', false) AS "isPaymentDeleted",
    EXISTS (SELECT 1 FROM alarm a WHERE a.subject = p.shop_order_no AND a.settled_at IS NULL) AS "hasAlarm",
    coalesce((SELECT sum(f.amount) FROM refund f WHERE f.shop_order_no = p.shop_order_no AND f.state = 'done'), 0)::int AS refunded,
    (SELECT min(f.remain_amount) FROM refund f WHERE f.shop_order_no = p.shop_order_no AND f.state = 'done') AS "remainAmount"
  FROM payment p FULL JOIN reservation r ON r.shop_order_no = p.shop_order_no`;

/** SQL for the key of the counter of a line `l`. */
const lineKeySql = `l.counter || ' ' || concat_ws(' ', l.din_code, l.prod_code, l.visit_day, l.start_time, l.unit, l.person_key, l.coupon_no)`;

/** Returns SQL that finds rows whose events are not a chain of allowed transitions to their present state. */
const createInvalidHistoriesSql = (
  table: string,
  key: string,
  moves: Readonly<Record<string, readonly string[]>>,
): string => `
  SELECT ${key} AS subject, concat_ws(' ', '${table}', state, 'with events', string_agg(step, ', ' ORDER BY id)) AS detail
  FROM (
    SELECT ${key}, t.state, e.id, concat_ws(' to ', e.from_state, e.to_state) AS step,
      e.id IS NULL OR e.from_state IS DISTINCT FROM lag(e.to_state) OVER history
        OR (lead(e.id) OVER history IS NULL AND e.to_state <> t.state)
        OR (e.from_state IS NOT NULL AND (e.from_state, e.to_state) NOT IN (VALUES ${Object.entries(moves)
          .flatMap(([from, targetStates]) => targetStates.map((to) => `('${from}', '${to}')`))
          .join(', ')})) AS is_bad
    FROM ${table} t LEFT JOIN ${table}_event e USING (${key}) WINDOW history AS (PARTITION BY ${key} ORDER BY e.id)
  ) events GROUP BY ${key}, state HAVING bool_or(is_bad)`;

/** Checks of our own tables; each returns subjects and details. */
const checks: readonly (readonly [Guarantee, string])[] = [
  // A counter equals the sum of its active holds: nothing is released twice or never.
  [
    'D',
    `SELECT 'seat ' || din_code || ' ' || visit_day || ' ' || start_time || ' ' || unit AS subject, 'used ' || used || ', held ' || held AS detail
     FROM (SELECT u.din_code, u.visit_day, u.start_time, u.unit, u.used, coalesce(sum(l.amount) FILTER (WHERE h.state <> 'freed'), 0) AS held
       FROM seat_usage u LEFT JOIN hold_line l ON l.counter = 'seat' AND l.din_code = u.din_code AND l.visit_day = u.visit_day
         AND l.start_time = u.start_time AND l.unit = u.unit LEFT JOIN hold h ON h.shop_order_no = l.shop_order_no
       GROUP BY u.din_code, u.visit_day, u.start_time, u.unit) c WHERE used <> held`,
  ],
  [
    'D',
    `SELECT 'day ' || prod_code || ' ' || visit_day AS subject, 'used ' || used || ', held ' || held AS detail
     FROM (SELECT u.prod_code, u.visit_day, u.used, coalesce(sum(l.amount) FILTER (WHERE h.state <> 'freed'), 0) AS held
       FROM day_sale_usage u LEFT JOIN hold_line l ON l.counter = 'day' AND l.prod_code = u.prod_code AND l.visit_day = u.visit_day
         LEFT JOIN hold h ON h.shop_order_no = l.shop_order_no
       GROUP BY u.prod_code, u.visit_day) c WHERE used <> held`,
  ],
  [
    'D',
    `SELECT 'person ' || prod_code AS subject, 'used ' || used || ', held ' || held AS detail
     FROM (SELECT u.prod_code, u.person_key, u.used, coalesce(sum(l.amount) FILTER (WHERE h.state <> 'freed'), 0) AS held
       FROM person_usage u LEFT JOIN hold_line l ON l.counter = 'person' AND l.prod_code = u.prod_code AND l.person_key = u.person_key
         LEFT JOIN hold h ON h.shop_order_no = l.shop_order_no
       GROUP BY u.prod_code, u.person_key) c WHERE used <> held`,
  ],
  // Rows of a hold or a reservation exist only with it. No foreign key enforces that (ADR 27).
  [
    'D',
    `SELECT subject, 'its parent row is missing' AS detail FROM (
       SELECT shop_order_no AS subject FROM hold_line WHERE NOT EXISTS (SELECT 1 FROM hold h WHERE h.shop_order_no = hold_line.shop_order_no)
       UNION SELECT shop_order_no FROM hold_event WHERE NOT EXISTS (SELECT 1 FROM hold h WHERE h.shop_order_no = hold_event.shop_order_no)
       UNION SELECT resv_code FROM reservation_line WHERE NOT EXISTS (SELECT 1 FROM reservation r WHERE r.resv_code = reservation_line.resv_code)) parts`,
  ],
  // The text of an agreed policy exists (ADR 28).
  [
    'D',
    `SELECT resv_code AS subject, 'the text of its policy is missing' AS detail FROM reservation WHERE policy ? 'textKey'
       AND NOT EXISTS (SELECT 1 FROM policy_text kept WHERE kept.text_key = policy ->> 'textKey')`,
  ],
  // Each active line fitted into the capacity of its counter at that time, together with all earlier lines. Capacity
  // that a later rule lowered stays sold.
  [
    'D',
    `SELECT key AS subject, 'sold ' || sold || ' of ' || capacity AS detail FROM (
       SELECT l.capacity, ${lineKeySql} AS key, sum(l.amount) OVER (PARTITION BY ${lineKeySql} ORDER BY l.id) AS sold
       FROM hold_line l JOIN hold h USING (shop_order_no) WHERE h.state <> 'freed') c WHERE sold > capacity`,
  ],
  // Lines of the current rule version have the capacity of that rule.
  [
    'D',
    `SELECT ${lineKeySql} AS subject, 'counted against a capacity of ' || l.capacity || ', above the current rule' AS detail
     FROM hold_line l JOIN hold h USING (shop_order_no)
     JOIN rule_version v ON v.version = l.rule_version AND v.scope IN ('din:' || l.din_code, 'prod:' || l.prod_code)
     LEFT JOIN product p ON p.prod_code = l.prod_code
     WHERE h.state <> 'freed' AND l.capacity > CASE l.counter WHEN 'day' THEN p.day_sale_limit WHEN 'person' THEN p.per_person_limit
       ELSE (SELECT max(CASE WHEN l.unit = 'TABLE' THEN s.seats ELSE 1 END) FROM (
               SELECT din_code, start_time, din_room_code, seats FROM time_stock
               UNION ALL SELECT din_code, start_time, din_room_code, seats FROM season_stock
               UNION ALL SELECT din_code, start_time, din_room_code, seats FROM day_stock) s
             WHERE s.din_code = l.din_code AND s.start_time = l.start_time
               AND coalesce(s.din_room_code, 'TABLE') = l.unit) END`,
  ],
  // Sales counted from the reservations do not exceed the capacity of their lines.
  [
    'D',
    `SELECT 'seats ' || r.din_code || ' ' || r.visit_day || ' ' || r.visit_time AS subject, sum(r.adults + r.kids) || ' people' AS detail
     FROM reservation r WHERE r.reservation_type = 'table' AND r.status <> 'cancel'
       AND NOT EXISTS (SELECT FROM phone_order o WHERE o.shop_order_no = r.shop_order_no AND o.override_reason IS NOT NULL)
       AND NOT EXISTS (SELECT FROM former_order f WHERE f.shop_order_no = r.shop_order_no AND f.override_reason IS NOT NULL)
     GROUP BY r.din_code, r.visit_day, r.visit_time
     HAVING sum(r.adults + r.kids) > (SELECT max(l.capacity) FROM hold_line l JOIN hold h USING (shop_order_no)
       WHERE h.state <> 'freed' AND l.counter = 'seat' AND l.din_code = r.din_code AND l.visit_day = r.visit_day
         AND l.start_time = r.visit_time AND l.unit = 'TABLE')`,
  ],
  [
    'D',
    `SELECT 'room ' || din_room_code || ' ' || visit_day || ' ' || visit_time AS subject, count(*) || ' parties' AS detail
     FROM reservation WHERE reservation_type = 'room' AND status <> 'cancel'
     GROUP BY din_room_code, visit_day, visit_time HAVING count(*) > 1`,
  ],
  [
    'D',
    `SELECT 'pickups ' || r.prod_code || ' ' || r.visit_day AS subject, sum(r.pickup_quantity) || ' sold' AS detail
     FROM reservation r WHERE r.reservation_type = 'pickup' AND r.status <> 'cancel'
     GROUP BY r.prod_code, r.visit_day HAVING sum(r.pickup_quantity) > (
       SELECT CASE WHEN bool_and(l.capacity IS NOT NULL) THEN max(l.capacity) END FROM hold_line l JOIN hold h USING (shop_order_no)
       WHERE h.state <> 'freed' AND l.counter = 'day' AND l.prod_code = r.prod_code AND l.visit_day = r.visit_day)`,
  ],
  // A reservation keeps its seats. A cancelled one does not, and its hold is deleted a month later.
  [
    'D',
    `SELECT r.shop_order_no AS subject, r.status || ', its hold ' || coalesce(h.state, 'missing') AS detail
     FROM reservation r LEFT JOIN hold h USING (shop_order_no)
     WHERE coalesce(h.state, CASE WHEN r.cancelled_at <= now() - interval '30 days' THEN 'freed' ELSE '' END) <> CASE WHEN r.status = 'cancel' THEN 'freed' ELSE 'kept' END`,
  ],
  [
    'D',
    `SELECT h.shop_order_no AS subject, 'kept without a reservation' AS detail FROM hold h LEFT JOIN reservation r USING (shop_order_no)
     WHERE h.state = 'kept' AND r.resv_code IS NULL AND NOT EXISTS (SELECT FROM walk_in w WHERE w.hold_no = h.shop_order_no)`,
  ],
  // Walk-ins have seats for the whole party while they are seated; beyond capacity only with a reason.
  [
    'D',
    `SELECT 'walk-in ' || w.walk_in_id AS subject, w.state || ', its hold ' || coalesce(h.state, 'missing') AS detail
     FROM walk_in w LEFT JOIN hold h ON h.shop_order_no = w.hold_no
     WHERE coalesce(h.state, CASE WHEN w.ended_at <= now() - interval '30 days' THEN 'freed' ELSE '' END) <> CASE WHEN w.state = 'seated' THEN 'kept' ELSE 'freed' END`,
  ],
  [
    'D',
    `SELECT 'walk-in ' || w.walk_in_id AS subject, w.adults + w.kids || ' people, ' || coalesce(sum(l.amount), 0) || ' seats' AS detail
     FROM walk_in w LEFT JOIN hold_line l ON l.shop_order_no = w.hold_no AND l.start_time = w.start_time
     WHERE w.state = 'seated' GROUP BY w.walk_in_id HAVING coalesce(sum(l.amount), 0) <> w.adults + w.kids`,
  ],
  [
    'D',
    `SELECT 'walk-in ' || w.walk_in_id AS subject, 'beyond capacity without a reason' AS detail
     FROM walk_in w JOIN hold_line l ON l.shop_order_no = w.hold_no JOIN hold h ON h.shop_order_no = w.hold_no
     WHERE h.state <> 'freed' AND l.capacity IS NULL AND l.start_time = w.start_time AND w.override_reason IS NULL`,
  ],
  // A reservation has its seats at tables, beyond capacity only with a reason.
  [
    'D',
    `SELECT r.shop_order_no AS subject, 'beyond capacity without a reason' AS detail
     FROM reservation r JOIN hold_line l USING (shop_order_no) LEFT JOIN phone_order o USING (shop_order_no)
     LEFT JOIN former_order f USING (shop_order_no)
     WHERE r.status <> 'cancel' AND l.counter = 'seat' AND l.capacity IS NULL AND l.start_time = r.visit_time
       AND o.override_reason IS NULL AND f.override_reason IS NULL`,
  ],
  [
    'D',
    `SELECT r.shop_order_no AS subject, r.adults + r.kids || ' people, ' || coalesce(sum(l.amount), 0) || ' seats' AS detail
     FROM reservation r JOIN hold h USING (shop_order_no)
     LEFT JOIN hold_line l ON l.shop_order_no = r.shop_order_no AND l.counter = 'seat' AND l.unit = 'TABLE' AND l.start_time = r.visit_time
     WHERE r.status <> 'cancel' AND r.reservation_type = 'table'
     GROUP BY r.resv_code HAVING coalesce(sum(l.amount), 0) <> r.adults + r.kids`,
  ],
  [
    'E',
    `SELECT shop_order_no AS subject, count(*) || ' reservations' AS detail FROM reservation GROUP BY shop_order_no HAVING count(*) > 1`,
  ],
  [
    'F',
    `SELECT shop_order_no AS subject, state AS detail FROM payment WHERE state IN ('approving', 'unknown', 'approved', 'voiding', 'refunding')`,
  ],
  [
    'F',
    `SELECT p.shop_order_no AS subject, p.state || ' after its hold' AS detail FROM payment p LEFT JOIN hold h USING (shop_order_no)
     WHERE p.state IN ('preparing', 'registered') AND (h.state IS DISTINCT FROM 'held' OR h.expires_at < now() - interval '1 minute')`,
  ],
  [
    'F',
    `SELECT h.shop_order_no AS subject, 'held, its payment ' || coalesce(p.state, 'missing') AS detail FROM hold h LEFT JOIN payment p USING (shop_order_no)
     WHERE h.state = 'held' AND coalesce(p.state, '') NOT IN ('preparing', 'registered', 'approving', 'unknown', 'approved', 'manual')
       AND NOT EXISTS (SELECT FROM pay_link l WHERE l.shop_order_no = h.shop_order_no AND l.withdrawn_at IS NULL
         AND h.expires_at <= l.ends_at AND h.expires_at >= now() - interval '1 minute')`,
  ],
  // A pay link stores its order until the order is a reservation; a withdrawn link holds nothing.
  [
    'F',
    `SELECT l.shop_order_no AS subject, 'its pay link ' || coalesce(h.state, 'without a hold') AS detail FROM pay_link l
     LEFT JOIN hold h USING (shop_order_no)
     WHERE (l."order" IS NULL) <> EXISTS (SELECT FROM reservation r WHERE r.shop_order_no = l.shop_order_no)
       OR (l.withdrawn_at IS NOT NULL AND h.state <> 'freed')`,
  ],
  ['F', `SELECT shop_order_no AS subject, 'a refund is requested' AS detail FROM refund WHERE state = 'requested'`],
  // A coupon has as many active holds as its counter says. Kept holds without a reservation are found above.
  [
    'H',
    `SELECT 'coupon ' || coupon_no AS subject, 'used ' || used || ', held ' || held AS detail
     FROM (SELECT coupon_no, coalesce(max(u.used), 0) AS used, count(l.id) FILTER (WHERE h.state <> 'freed') AS held
       FROM coupon_usage u FULL JOIN (SELECT * FROM hold_line WHERE counter = 'coupon') l USING (coupon_no)
         LEFT JOIN hold h ON h.shop_order_no = l.shop_order_no
       GROUP BY coupon_no) c WHERE used <> held`,
  ],
  [
    'H',
    `SELECT r.shop_order_no AS subject, r.coupon_amount || ' won taken off by ' || count(l.id) || ' coupons' AS detail
     FROM reservation r LEFT JOIN hold_line l ON l.shop_order_no = r.shop_order_no AND l.counter = 'coupon'
     WHERE r.status <> 'cancel' GROUP BY r.resv_code HAVING count(l.id) <> CASE WHEN r.coupon_amount > 0 THEN 1 ELSE 0 END`,
  ],
  [
    'H',
    `SELECT r.shop_order_no AS subject, 'reserved with the coupon ' || c.coupon_no || ' of another member' AS detail
     FROM reservation r JOIN hold_line l USING (shop_order_no) JOIN member_coupon c USING (coupon_no) WHERE c.user_id IS DISTINCT FROM r.user_id`,
  ],
  [
    'H',
    `SELECT 'coupon offer ' || o.code AS subject, o.redeemed_count || ' redeemed, ' || count(c.coupon_no) || ' coupons' AS detail
     FROM coupon_offer o LEFT JOIN member_coupon c USING (offer_id) GROUP BY o.offer_id HAVING count(c.coupon_no) <> o.redeemed_count`,
  ],
  // A visit earns its first points less the share of later refunds. It earns none if it was cancelled or a no-show, or
  // before its points are settled.
  [
    'I',
    `SELECT 'points of ' || resv_code AS subject, balance || ' points, ' || due || ' due' AS detail
     FROM (SELECT r.resv_code, balance,
         CASE WHEN r.points_at IS NULL OR r.status = 'cancel' OR r.attendance = 'no_show' THEN 0
           WHEN paid < paid_first THEN floor(paid * ceil(earned_first * 100.0 / paid_first) / 100)
           ELSE coalesce(earned_first, 0) END AS due
       FROM (SELECT r.resv_code, r.points_at, r.status, r.attendance, coalesce(sum(e.amount), 0) AS balance,
           (array_agg(e.amount ORDER BY e.entry_no) FILTER (WHERE e.reason = 'earned'))[1] AS earned_first,
           (array_agg(e.paid_amount ORDER BY e.entry_no) FILTER (WHERE e.reason = 'earned'))[1] AS paid_first,
           r.pay_amount - coalesce((SELECT sum(f.amount) FROM refund f
             WHERE f.shop_order_no = r.shop_order_no AND f.kind = 'refund' AND f.state = 'done'), 0) AS paid
         FROM reservation r LEFT JOIN point_entry e USING (resv_code) GROUP BY r.resv_code) r) p WHERE balance <> due`,
  ],
  [
    'I',
    `SELECT 'points of ' || e.resv_code AS subject, 'of another member than the reservation’s' AS detail
     FROM point_entry e LEFT JOIN reservation r USING (resv_code) WHERE r.user_id IS DISTINCT FROM e.user_id`,
  ],
  ['G', createInvalidHistoriesSql('payment', 'shop_order_no', paymentTransitions)],
  // Transitions from before the first audit entry have none.
  [
    'G',
    `SELECT e.shop_order_no AS subject, 'moved to ' || e.to_state || ' without an audit entry' AS detail
     FROM payment_event e WHERE (e.to_state IN (${moneyStates.map((state) => `'${state}'`).join(', ')}) OR e.from_state = 'manual')
       AND e.at >= coalesce((SELECT min(at) FROM audit_entry WHERE action LIKE 'payment.%'), '-infinity')
       AND EXISTS (SELECT 1 FROM payment p WHERE p.shop_order_no = e.shop_order_no)
       AND NOT EXISTS (SELECT 1 FROM audit_entry a WHERE a.subject = e.shop_order_no AND a.action = 'payment.' || e.to_state AND a.at = e.at)`,
  ],
  ['G', createInvalidHistoriesSql('hold', 'shop_order_no', holdTransitions)],
  ['G', createInvalidHistoriesSql('order_sheet', 'ordersheet_id', sheetTransitions)],
];

/** Returns true for payments of the demo group, which the provider's ledger does not have. */
const isFromDemo = ({ pgCno }: Pick<OrderEntry | LedgerRow, 'pgCno'>): boolean => pgCno?.startsWith('DEMO') ?? false;

/** Returns true if the charge was refunded, wholly or in part. */
const isRefunded = ({ state }: OrderEntry): boolean => state === 'refunded' || state === 'partly_refunded';

/** Returns the amount in won that must be charged for an order according to our own tables. */
function getAmountDue(entry: OrderEntry): number {
  if (entry.resvCode === null || entry.payAmount === null) return 0;
  // A refund of an active reservation comes from the provider's back office. Its amount is no longer due.
  if (entry.status !== 'cancel') return entry.payAmount - (isRefunded(entry) ? entry.refunded : 0);
  return entry.remainAmount ?? entry.cancelFee ?? 0;
}

/** Compares an order in our tables with the provider's ledger. */
function compareWithLedger(entry: OrderEntry, row: LedgerRow | undefined): Finding[] {
  const subject = entry.shopOrderNo;
  const chargedAmount = row?.charged ?? 0;
  const remainingAmount = row?.remaining ?? 0;
  const amountDue = getAmountDue(entry);
  const findings: Finding[] = [];
  const add = (guarantee: Guarantee, detail: string) => void findings.push({ guarantee, subject, detail });

  if (remainingAmount > 0 && entry.resvCode === null)
    add('A', `${remainingAmount} won, payment ${entry.state ?? 'missing'}`);
  else if (amountDue > 0 && remainingAmount === 0)
    add('B', `${amountDue} won are due, reservation ${entry.status ?? ''}`);
  else if (
    remainingAmount === 0 &&
    isRefunded(entry) &&
    entry.status !== 'cancel' &&
    entry.resvCode !== null &&
    !entry.hasAlarm
  )
    add('B', 'refunded at the provider, without an alarm');
  else if (remainingAmount !== amountDue) add('C', `${remainingAmount} won charged, ${amountDue} due`);
  if (entry.resvCode !== null && entry.amount !== null && entry.amount !== entry.payAmount)
    add('C', `reserved for ${entry.payAmount ?? 0} won, to be paid ${entry.amount}`);
  const isRefundFinal = entry.state !== 'refunding' && !entry.isPaymentDeleted;
  if ((entry.refundAmount ?? 0) > 0 && isRefundFinal && entry.refunded !== entry.refundAmount)
    add('C', `${entry.refundAmount ?? 0} won to be refunded, ${entry.refunded} refunded`);
  if (entry.refunded > (entry.approvedAmount ?? 0))
    add('E', `${entry.refunded} won refunded of ${entry.approvedAmount ?? 0}`);
  if ((row?.cancelled ?? 0) > chargedAmount)
    add('E', `${row?.cancelled ?? 0} won refunded of ${chargedAmount} charged`);
  if ((row?.keys.approve.length ?? 0) > 1) add('E', `approved under ${row?.keys.approve.length ?? 0} keys`);
  return findings;
}

/**
 * Compares the provider's ledger with our payments, and our counters with our reservations. `ledger` is the whole
 * ledger from `GET /_control/ledger` of the stand-in.
 */
export async function checkConsistency(db: Queryable, ledger: readonly LedgerRow[]): Promise<ConsistencyReport> {
  const { rows } = await db.query<OrderEntry>(entriesSql);
  const entriesByOrderNo = new Map(rows.map((entry) => [entry.shopOrderNo, entry]));
  const charges = new Map(ledger.map((row) => [row.shopOrderNo, row]));
  const ordersInReview = rows
    .filter(({ state, hasAlarm }) => state === 'manual' && hasAlarm)
    .map(({ shopOrderNo }) => shopOrderNo);
  const findings: Finding[] = [
    ...rows
      .filter((entry) => !isFromDemo(entry) && !ordersInReview.includes(entry.shopOrderNo))
      .flatMap((entry) => compareWithLedger(entry, charges.get(entry.shopOrderNo))),
    ...ledger
      .filter((row) => row.remaining > 0 && !entriesByOrderNo.has(row.shopOrderNo) && !isFromDemo(row))
      .map(
        ({ shopOrderNo, remaining }): Finding => ({
          guarantee: 'A',
          subject: shopOrderNo,
          detail: `${remaining} won, unknown to us`,
        }),
      ),
    ...rows
      .filter(({ state, hasAlarm }) => state === 'manual' && !hasAlarm)
      .map(
        ({ shopOrderNo }): Finding => ({
          guarantee: 'F',
          subject: shopOrderNo,
          detail: 'needs manual review, without an alarm',
        }),
      ),
  ];
  for (const [guarantee, query] of checks) {
    const { rows: violations } = await db.query<{ subject: string; detail: string }>(query);
    findings.push(...violations.map(({ subject, detail }) => ({ guarantee, subject, detail })));
  }
  const payments: Record<string, number> = {};
  for (const { state } of rows) if (state !== null) payments[state] = (payments[state] ?? 0) + 1;
  return { findings, ordersInReview, payments, reservations: rows.filter(({ resvCode }) => resvCode !== null).length };
}
