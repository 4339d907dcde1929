import { holdMoves } from '@dining/domain/inventory/hold-states';
import { sheetMoves } from '@dining/domain/orders/sheet-states';
import { moneyStates, paymentMoves } from '@dining/domain/payments/states';
import type { LedgerRow } from '@dining/fakes/easypay/rows';
import type { Pool, PoolClient } from 'pg';

/**
 * What must be found nowhere a minute after any trouble (reliability, promises A to F): A charged without reservation · B
 * reservation without charge · C won that differ · D more sold than there is, counters that do not add up, parts of
 * nothing, or a text that was agreed to and is gone · E an order
 * reserved or charged twice, or refunded more than paid · F anything stuck in a passing state. And G, which is for whoever must explain
 * one: a state that its events do not lead to, money that moved beside the audit · H a coupon that two orders have, that was taken off without being used, or another
 * member's · I points that do not come to what their reservation brings.
 */
export type Guarantee = 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | 'H' | 'I';

export interface Finding {
  readonly guarantee: Guarantee;
  /** An order's number, or what names a counter. */
  readonly subject: string;
  readonly detail: string;
}

export interface Audit {
  readonly findings: readonly Finding[];
  /** Orders that an alarm has called a person to: nothing else may be done about them. */
  readonly needsReview: readonly string[];
  /** How many payments rest in which state, and how many reservations stand: a drill that did nothing shows. */
  readonly payments: Readonly<Record<string, number>>;
  readonly reservations: number;
}

interface Entry {
  readonly shopOrderNo: string;
  readonly state: string | null;
  readonly amount: number | null;
  readonly approvedAmount: number | null;
  readonly pgCno: string | null;
  readonly alarmed: boolean;
  readonly resvCode: string | null;
  readonly status: string | null;
  readonly payAmount: number | null;
  readonly cancelFee: number | null;
  readonly refundAmount: number | null;
  /** Older than payments are kept: the reservation is all that is left. */
  readonly isPaymentDeleted: boolean;
  /** Won that refunds have given back, and those that they were to leave. */
  readonly refunded: number;
  readonly refundLeaves: number | null;
}

const entries = `
  SELECT coalesce(p.shop_order_no, r.shop_order_no) AS "shopOrderNo", p.state, p.amount, p.approved_amount AS "approvedAmount",
    p.charge_id AS "pgCno", r.resv_code AS "resvCode", r.status, r.pay_amount AS "payAmount", r.cancel_fee AS "cancelFee",
    r.refund_amount AS "refundAmount",
    coalesce(p.shop_order_no IS NULL AND r.created_at <= now() - interval '5 years', false) AS "isPaymentDeleted",
    EXISTS (SELECT 1 FROM alarm a WHERE a.subject = p.shop_order_no AND a.settled_at IS NULL) AS alarmed,
    coalesce((SELECT sum(f.amount) FROM refund f WHERE f.shop_order_no = p.shop_order_no AND f.state = 'done'), 0)::int AS refunded,
    (SELECT min(f.remain_amount) FROM refund f WHERE f.shop_order_no = p.shop_order_no AND f.state = 'done') AS "refundLeaves"
  FROM payment p FULL JOIN reservation r ON r.shop_order_no = p.shop_order_no`;

/** Names the counter that a line `l` took from. */
const lineKey = `l.counter || ' ' || concat_ws(' ', l.din_code, l.prod_code, l.visit_day, l.start_time, l.unit, l.person_key, l.coupon_no)`;

/** Rows of a table of states whose events do not lead from one to the next along its moves, and in the end to where it stands. */
const findInvalidHistories = (table: string, key: string, moves: Readonly<Record<string, readonly string[]>>): string => `
  SELECT ${key} AS subject, concat_ws(' ', '${table}', state, 'told as', string_agg(told, ', ' ORDER BY id)) AS detail
  FROM (
    SELECT ${key}, t.state, e.id, concat_ws(' to ', e.from_state, e.to_state) AS told,
      e.id IS NULL OR e.from_state IS DISTINCT FROM lag(e.to_state) OVER told
        OR (lead(e.id) OVER told IS NULL AND e.to_state <> t.state)
        OR (e.from_state IS NOT NULL AND (e.from_state, e.to_state) NOT IN (VALUES ${Object.entries(moves)
          .flatMap(([from, tos]) => tos.map((to) => `('${from}', '${to}')`))
          .join(', ')})) AS is_bad
    FROM ${table} t LEFT JOIN ${table}_event e USING (${key}) WINDOW told AS (PARTITION BY ${key} ORDER BY e.id)
  ) events GROUP BY ${key}, state HAVING bool_or(is_bad)`;

/** Checks on our own tables alone: each answers rows of subject and detail. */
const checks: readonly (readonly [Guarantee, string])[] = [
  // What is used of a counter is what its living holds took: nothing given back twice or never.
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
  // What is written with a hold or a reservation is there with it only: no foreign key says so (ADR 27).
  [
    'D',
    `SELECT subject, 'a part of nothing' AS detail FROM (
       SELECT shop_order_no AS subject FROM hold_line WHERE NOT EXISTS (SELECT 1 FROM hold h WHERE h.shop_order_no = hold_line.shop_order_no)
       UNION SELECT shop_order_no FROM hold_event WHERE NOT EXISTS (SELECT 1 FROM hold h WHERE h.shop_order_no = hold_event.shop_order_no)
       UNION SELECT resv_code FROM reservation_line WHERE NOT EXISTS (SELECT 1 FROM reservation r WHERE r.resv_code = reservation_line.resv_code)) parts`,
  ],
  // What was agreed to with a reservation can be read (ADR 28).
  [
    'D',
    `SELECT resv_code AS subject, 'a policy that says nothing' AS detail FROM reservation WHERE policy ? 'textKey'
       AND NOT EXISTS (SELECT 1 FROM policy_text kept WHERE kept.text_key = policy ->> 'textKey')`,
  ],
  // Each line that stands fitted into what its counter could hold when it was taken, beside all that had been taken before it; what a
  // later rule lowered stays sold.
  [
    'D',
    `SELECT key AS subject, 'sold ' || sold || ' of ' || capacity AS detail FROM (
       SELECT l.capacity, ${lineKey} AS key, sum(l.amount) OVER (PARTITION BY ${lineKey} ORDER BY l.id) AS sold
       FROM hold_line l JOIN hold h USING (shop_order_no) WHERE h.state <> 'freed') c WHERE sold > capacity`,
  ],
  // What was taken by the rule of today was taken of what that rule gives.
  [
    'D',
    `SELECT ${lineKey} AS subject, 'taken of ' || l.capacity || ' as of today’s rule' AS detail
     FROM hold_line l JOIN hold h USING (shop_order_no)
     JOIN rule_version v ON v.version = l.rule_version AND v.scope IN ('din:' || l.din_code, 'prod:' || l.prod_code)
     LEFT JOIN product p ON p.prod_code = l.prod_code
     WHERE h.state <> 'freed' AND l.capacity > CASE l.counter WHEN 'day' THEN p.day_sale_limit WHEN 'person' THEN p.per_person_limit
       ELSE (SELECT max(CASE WHEN l.unit = 'TABLE' THEN s.seats ELSE 1 END) FROM time_stock s
             WHERE s.din_code = l.din_code AND s.start_time = l.start_time
               AND coalesce(s.din_room_code, 'TABLE') = l.unit) END`,
  ],
  // What was sold, counted from the reservations themselves and held against what their lines could take.
  [
    'D',
    `SELECT 'seats ' || r.din_code || ' ' || r.visit_day || ' ' || r.visit_time AS subject, sum(r.adults + r.kids) || ' heads' AS detail
     FROM reservation r WHERE r.reservation_type = 'table' AND r.status <> 'cancel'
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
  // A reservation keeps its seats, a cancelled one does not; a month later nothing is kept of what it held.
  [
    'D',
    `SELECT r.shop_order_no AS subject, r.status || ', its hold ' || coalesce(h.state, 'missing') AS detail
     FROM reservation r LEFT JOIN hold h USING (shop_order_no)
     WHERE coalesce(h.state, CASE WHEN r.cancelled_at <= now() - interval '30 days' THEN 'freed' ELSE '' END) <> CASE WHEN r.status = 'cancel' THEN 'freed' ELSE 'kept' END`,
  ],
  [
    'D',
    `SELECT h.shop_order_no AS subject, 'kept without a reservation' AS detail FROM hold h LEFT JOIN reservation r USING (shop_order_no)
     WHERE h.state = 'kept' AND r.resv_code IS NULL`,
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
     WHERE h.state = 'held' AND coalesce(p.state, '') NOT IN ('preparing', 'registered', 'approving', 'unknown', 'approved', 'manual')`,
  ],
  ['F', `SELECT shop_order_no AS subject, 'a refund is asked for' AS detail FROM refund WHERE state = 'asked'`],
  // A coupon is had by as many living holds as its counter says: one, or none. A kept one without its reservation stands above.
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
    `SELECT r.shop_order_no AS subject, 'reserved with the coupon ' || c.coupon_no || ' of another' AS detail
     FROM reservation r JOIN hold_line l USING (shop_order_no) JOIN member_coupon c USING (coupon_no) WHERE c.user_id IS DISTINCT FROM r.user_id`,
  ],
  // A visit brings what it earned first, less the share of what has gone back since, and nothing where it was called off or nobody came; before
  // it is settled it brings nothing.
  [
    'I',
    `SELECT 'points of ' || resv_code AS subject, standing || ' points, ' || due || ' due' AS detail
     FROM (SELECT r.resv_code, standing,
         CASE WHEN r.points_at IS NULL OR r.status = 'cancel' OR r.attendance = 'no_show' THEN 0
           WHEN paid < paid_first THEN floor(paid * ceil(earned_first * 100.0 / paid_first) / 100)
           ELSE coalesce(earned_first, 0) END AS due
       FROM (SELECT r.resv_code, r.points_at, r.status, r.attendance, coalesce(sum(e.amount), 0) AS standing,
           (array_agg(e.amount ORDER BY e.entry_no) FILTER (WHERE e.reason = 'earned'))[1] AS earned_first,
           (array_agg(e.paid_amount ORDER BY e.entry_no) FILTER (WHERE e.reason = 'earned'))[1] AS paid_first,
           r.pay_amount - coalesce((SELECT sum(f.amount) FROM refund f
             WHERE f.shop_order_no = r.shop_order_no AND f.kind = 'refund' AND f.state = 'done'), 0) AS paid
         FROM reservation r LEFT JOIN point_entry e USING (resv_code) GROUP BY r.resv_code) r) p WHERE standing <> due`,
  ],
  [
    'I',
    `SELECT 'points of ' || e.resv_code AS subject, 'for another than the reservation’s member' AS detail
     FROM point_entry e LEFT JOIN reservation r USING (resv_code) WHERE r.user_id IS DISTINCT FROM e.user_id`,
  ],
  ['G', findInvalidHistories('payment', 'shop_order_no', paymentMoves)],
  // Moves from before there was a first entry stand in none.
  [
    'G',
    `SELECT e.shop_order_no AS subject, 'moved to ' || e.to_state || ' beside the audit' AS detail
     FROM payment_event e WHERE (e.to_state IN (${moneyStates.map((state) => `'${state}'`).join(', ')}) OR e.from_state = 'manual')
       AND e.at >= coalesce((SELECT min(at) FROM audit_entry WHERE action LIKE 'payment.%'), '-infinity')
       AND EXISTS (SELECT 1 FROM payment p WHERE p.shop_order_no = e.shop_order_no)
       AND NOT EXISTS (SELECT 1 FROM audit_entry a WHERE a.subject = e.shop_order_no AND a.action = 'payment.' || e.to_state AND a.at = e.at)`,
  ],
  ['G', findInvalidHistories('hold', 'shop_order_no', holdMoves)],
  ['G', findInvalidHistories('order_sheet', 'ordersheet_id', sheetMoves)],
];

/** Payments that the provider's ledger was never told of: laid out with the demo group. */
const isFromDemo = ({ pgCno }: Pick<Entry | LedgerRow, 'pgCno'>): boolean => pgCno?.startsWith('DEMO') ?? false;

/** Cancelled at the provider's desk, whole or in part. */
const isRefundedAtProvider = ({ state }: Entry): boolean => state === 'refunded' || state === 'partly_refunded';

/** Won that must still be charged for an order, as our own books say. */
function getAmountDue(entry: Entry): number {
  if (entry.resvCode === null || entry.payAmount === null) return 0;
  // What went back at the provider's desk is due no longer, though its reservation stand.
  if (entry.status !== 'cancel') return entry.payAmount - (isRefundedAtProvider(entry) ? entry.refunded : 0);
  return entry.refundLeaves ?? entry.cancelFee ?? 0;
}

/** Holds one order in our books against the provider's. */
function compare(entry: Entry, row: LedgerRow | undefined): Finding[] {
  const subject = entry.shopOrderNo;
  const charged = row?.charged ?? 0;
  const remaining = row?.remaining ?? 0;
  const due = getAmountDue(entry);
  const found: Finding[] = [];
  const add = (guarantee: Guarantee, detail: string) => void found.push({ guarantee, subject, detail });

  if (remaining > 0 && entry.resvCode === null) add('A', `${remaining} won, payment ${entry.state ?? 'missing'}`);
  else if (due > 0 && remaining === 0) add('B', `${due} won are due, reservation ${entry.status ?? ''}`);
  else if (
    remaining === 0 &&
    isRefundedAtProvider(entry) &&
    entry.status !== 'cancel' &&
    entry.resvCode !== null &&
    !entry.alarmed
  )
    add('B', `its money went back, and nobody was called`);
  else if (remaining !== due) add('C', `${remaining} won charged, ${due} due`);
  if (entry.resvCode !== null && entry.amount !== null && entry.amount !== entry.payAmount)
    add('C', `reserved for ${entry.payAmount ?? 0} won, to be paid ${entry.amount}`);
  const settled = entry.state !== 'refunding' && !entry.isPaymentDeleted;
  if ((entry.refundAmount ?? 0) > 0 && settled && entry.refunded !== entry.refundAmount)
    add('C', `${entry.refundAmount ?? 0} won promised back, ${entry.refunded} given`);
  if (entry.refunded > (entry.approvedAmount ?? 0)) add('E', `${entry.refunded} won given back of ${entry.approvedAmount ?? 0}`);
  if ((row?.cancelled ?? 0) > charged) add('E', `${row?.cancelled ?? 0} won given back of ${charged} charged`);
  if ((row?.keys.approve.length ?? 0) > 1) add('E', `approved under ${row?.keys.approve.length ?? 0} keys`);
  return found;
}

/**
 * Compares the provider's ledger with ours, and our counters with our reservations. `books` is the whole ledger, as
 * `GET /_control/ledger` of the stand-in tells it.
 */
export async function audit(pool: Pick<Pool | PoolClient, 'query'>, books: readonly LedgerRow[]): Promise<Audit> {
  const { rows } = await pool.query<Entry>(entries);
  const known = new Map(rows.map((entry) => [entry.shopOrderNo, entry]));
  const charges = new Map(books.map((row) => [row.shopOrderNo, row]));
  const needsReview = rows.filter(({ state, alarmed }) => state === 'manual' && alarmed).map(({ shopOrderNo }) => shopOrderNo);
  const findings: Finding[] = [
    ...rows
      .filter((entry) => !isFromDemo(entry) && !needsReview.includes(entry.shopOrderNo))
      .flatMap((entry) => compare(entry, charges.get(entry.shopOrderNo))),
    ...books
      .filter((row) => row.remaining > 0 && !known.has(row.shopOrderNo) && !isFromDemo(row))
      .map(
        ({ shopOrderNo, remaining }): Finding => ({
          guarantee: 'A',
          subject: shopOrderNo,
          detail: `${remaining} won, unknown to us`,
        }),
      ),
    ...rows
      .filter(({ state, alarmed }) => state === 'manual' && !alarmed)
      .map(
        ({ shopOrderNo }): Finding => ({ guarantee: 'F', subject: shopOrderNo, detail: 'left to a person whom nobody called' }),
      ),
  ];
  for (const [guarantee, query] of checks) {
    const { rows: hits } = await pool.query<{ subject: string; detail: string }>(query);
    findings.push(...hits.map(({ subject, detail }) => ({ guarantee, subject, detail })));
  }
  const payments: Record<string, number> = {};
  for (const { state } of rows) if (state !== null) payments[state] = (payments[state] ?? 0) + 1;
  return { findings, needsReview, payments, reservations: rows.filter(({ resvCode }) => resvCode !== null).length };
}
