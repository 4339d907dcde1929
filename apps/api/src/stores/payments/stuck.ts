import { type PaymentState, reconciledStates } from '@dining/domain/payments/states';
import type { ResvCode, ShopOrderNo } from '@dining/domain/shared/codes';
import type { Pool, PoolClient } from 'pg';
import { inList } from '../app/in-list';
import { paymentAlarms } from '../messages/alarms';

/** A payment that does not come to rest, with its refund that is not done and the alarm about it; won. */
export interface StuckRow {
  readonly shopOrderNo: ShopOrderNo;
  readonly state: PaymentState;
  readonly since: Date;
  readonly amount: number;
  readonly resvCode: ResvCode | null;
  readonly refundAmount: number | null;
  readonly refundState: 'asked' | 'refused' | 'manual' | null;
  readonly refundReason: string | null;
  readonly alarm: string | null;
}

/**
 * Payments that are passing for longer than a minute, wait for a person, have a refund that is not done, or an alarm about them that
 * is open: the longest stuck first. It begins with what is open, and does not grow with history.
 */
export async function stuckPayments(run: Pick<Pool | PoolClient, 'query'>): Promise<StuckRow[]> {
  const { rows } = await run.query<StuckRow>({
    name: 'stuck_payments',
    text: `WITH told AS (
             SELECT subject, string_agg(detail, '; ' ORDER BY id) AS detail FROM alarm
             WHERE kind IN ${inList(paymentAlarms)} AND settled_at IS NULL
             GROUP BY subject
           )
           SELECT p.shop_order_no AS "shopOrderNo", p.state, p.moved_at AS since, p.amount,
             coalesce(p.resv_code, r.resv_code) AS "resvCode",
             f.amount AS "refundAmount", f.state AS "refundState", f.reason AS "refundReason", a.detail AS alarm
           FROM (
             SELECT shop_order_no FROM payment WHERE state IN ${inList([...reconciledStates, 'manual'])}
             UNION SELECT shop_order_no FROM refund WHERE state <> 'done'
             UNION SELECT subject FROM told
           ) AS open
           JOIN payment p USING (shop_order_no)
           LEFT JOIN reservation r ON r.shop_order_no = p.shop_order_no
           LEFT JOIN refund f ON f.shop_order_no = p.shop_order_no AND f.state <> 'done'
           LEFT JOIN told a ON a.subject = p.shop_order_no
           WHERE p.state = 'manual' OR a.subject IS NOT NULL OR p.moved_at <= now() - interval '1 minute'
           ORDER BY p.moved_at, p.shop_order_no`,
  });
  return rows;
}
