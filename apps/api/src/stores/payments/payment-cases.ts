import type { PageCursor } from '@dining/contract/page-cursor';
import type { PaymentState } from '@dining/domain/payments/states';
import type { DinCode, HtlCode, ResvCode, ShopOrderNo } from '@dining/domain/shared/codes';
import type { LocalizedText } from '@dining/domain/shared/localized-text';
import type { ScopeFilter } from '@dining/domain/staff/scope-filter';
import type { Queryable } from '../../db/queryable';
import { sql } from '../../db/sql';
import { manuallyResolvedAlarmKinds } from '../messages/alarms';

/** A payment with what staff need to know about it (view `payment_case`). Amounts are in won. */
export interface PaymentCase {
  readonly shopOrderNo: ShopOrderNo;
  /** Null for a charge whose order number is of no hotel. */
  readonly htlCode: HtlCode | null;
  readonly dinCode: DinCode | null;
  readonly venueName: LocalizedText | null;
  /** Null for a charge that belongs to no payment of ours. */
  readonly state: PaymentState | null;
  /** Time of the last change of state, or of the alarm about an unknown charge. */
  readonly since: Date;
  readonly amount: number | null;
  readonly method: 'card' | 'account' | null;
  readonly provider: string | null;
  readonly chargeId: string | null;
  readonly resvCode: ResvCode | null;
  readonly failureCode: string | null;
  /** True while the payment still stores its order. */
  readonly hasOrder: boolean;
  /** Id of the payment's latest event. Every state change raises it. */
  readonly version: number;
  readonly refundAmount: number | null;
  readonly refundState: 'requested' | 'refused' | 'manual' | null;
  readonly refundReason: string | null;
  /** Details of the open alarms about the payment. */
  readonly alarm: string | null;
}

export interface ListedPaymentCase extends PaymentCase, PageCursor {
  readonly hasProposal: boolean;
}

export async function findPaymentCase(db: Queryable, shopOrderNo: ShopOrderNo): Promise<PaymentCase | undefined> {
  const { rows } = await db.query<PaymentCase>(sql('find_payment_case')`
    SELECT "shopOrderNo", "htlCode", "dinCode", "venueName", state, since, amount, method, provider, "chargeId", "resvCode",
      "failureCode", "hasOrder", version, "refundAmount", "refundState", "refundReason", alarm
    FROM payment_case WHERE "shopOrderNo" = ${shopOrderNo}`);
  return rows[0];
}

/**
 * Lists payments that need manual review or have an open alarm, and payments unchanged for a minute that are pending,
 * have a refund that is not done or have an open proposal: the longest stuck first. The query starts from what is open
 * and looks up each payment by its key (`OFFSET 0` keeps the planner from reading all payments), so its cost does not
 * grow with history.
 */
export async function listPaymentCases(
  db: Queryable,
  { isGroup, htlCodes, dinCodes }: ScopeFilter,
  after: PageCursor | null,
  limit: number,
): Promise<readonly ListedPaymentCase[]> {
  const { rows } = await db.query<ListedPaymentCase>(sql('list_payment_cases')`
    WITH open_proposal AS (
      SELECT subject FROM staff_proposal WHERE act = 'payment.move' AND state = 'open' AND lapses_at > now()
    )
    SELECT c."shopOrderNo", c."htlCode", c."dinCode", c."venueName", c.state, c.since, c.amount, c.method, c.provider, c."chargeId",
      c."resvCode", c."failureCode", c."hasOrder", c.version, c."refundAmount", c."refundState", c."refundReason", c.alarm,
      c.since::text AS at, c."shopOrderNo" AS key, EXISTS (SELECT FROM open_proposal o WHERE o.subject = c."shopOrderNo") AS "hasProposal"
    FROM (
      SELECT shop_order_no FROM pending_payment
      UNION SELECT shop_order_no FROM payment WHERE state = 'manual'
      UNION SELECT shop_order_no FROM refund WHERE state <> 'done'
      UNION SELECT subject FROM alarm WHERE kind = ANY(${manuallyResolvedAlarmKinds}) AND settled_at IS NULL
      UNION SELECT subject FROM open_proposal
    ) AS stuck
    CROSS JOIN LATERAL (SELECT * FROM payment_case one WHERE one."shopOrderNo" = stuck.shop_order_no OFFSET 0) AS c
    WHERE (c.state = 'manual' OR c.alarm IS NOT NULL OR c.since <= now() - interval '1 minute')
      AND (${isGroup} OR c."htlCode" = ANY(${htlCodes}) OR c."dinCode" = ANY(${dinCodes}))
      AND (${after === null} OR (c.since, c."shopOrderNo") > (${after?.at ?? null}::timestamptz, ${after?.key ?? null}))
    ORDER BY c.since, c."shopOrderNo" LIMIT ${limit}`);
  return rows;
}

/** Counts the payments that a staff member must handle. */
export async function countPaymentCases(db: Queryable, { isGroup, htlCodes, dinCodes }: ScopeFilter): Promise<number> {
  const { rows } = await db.query<{ count: number }>(sql('count_payment_cases')`
    SELECT count(*)::int AS count
    FROM (
      SELECT shop_order_no FROM payment WHERE state = 'manual'
      UNION SELECT subject FROM alarm WHERE kind = ANY(${manuallyResolvedAlarmKinds}) AND settled_at IS NULL
    ) AS waiting
    CROSS JOIN LATERAL (SELECT * FROM payment_case one WHERE one."shopOrderNo" = waiting.shop_order_no OFFSET 0) AS c
    WHERE ${isGroup} OR c."htlCode" = ANY(${htlCodes}) OR c."dinCode" = ANY(${dinCodes})`);
  return rows[0]?.count ?? 0;
}

export interface PaymentEvent {
  readonly at: Date;
  readonly from: PaymentState | null;
  readonly to: PaymentState;
  readonly note: string;
  readonly actor: string;
}

export async function listPaymentEvents(db: Queryable, shopOrderNo: ShopOrderNo): Promise<readonly PaymentEvent[]> {
  const { rows } = await db.query<PaymentEvent>(sql('list_payment_events')`
    SELECT at, from_state AS "from", to_state AS "to", note, coalesce(actor, '') AS actor
    FROM payment_event WHERE shop_order_no = ${shopOrderNo} ORDER BY id LIMIT 200`);
  return rows;
}
