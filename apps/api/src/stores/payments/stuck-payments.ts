import type { PaymentState } from '@dining/domain/payments/states';
import type { ResvCode, ShopOrderNo } from '@dining/domain/shared/codes';
import type { Pool, PoolClient } from 'pg';
import { sql } from '../../db/sql';
import { paymentAlarms } from '../messages/alarms';

export interface StuckPayment {
  readonly shopOrderNo: ShopOrderNo;
  readonly state: PaymentState;
  readonly since: Date;
  readonly amount: number;
  readonly resvCode: ResvCode | null;
  readonly refundAmount: number | null;
  readonly refundState: 'requested' | 'refused' | 'manual' | null;
  readonly refundReason: string | null;
  readonly alarm: string | null;
}

/**
 * Lists the payments that have been pending for more than a minute, need manual review, have a refund that is not done
 * or an open alarm: the longest stuck first. It starts from what is open, so its cost does not grow with history.
 */
export async function listStuckPayments(run: Pick<Pool | PoolClient, 'query'>): Promise<StuckPayment[]> {
  const { rows } = await run.query<StuckPayment>(sql('list_stuck_payments')`
    WITH open_alarm AS (
      SELECT subject, string_agg(detail, '; ' ORDER BY id) AS detail FROM alarm
      WHERE kind = ANY(${paymentAlarms}) AND settled_at IS NULL
      GROUP BY subject
    )
    SELECT p.shop_order_no AS "shopOrderNo", p.state, p.moved_at AS since, p.amount, coalesce(p.resv_code, r.resv_code) AS "resvCode",
      f.amount AS "refundAmount", f.state AS "refundState", f.reason AS "refundReason", a.detail AS alarm
    FROM (
      SELECT shop_order_no FROM pending_payment
      UNION SELECT shop_order_no FROM payment WHERE state = 'manual'
      UNION SELECT shop_order_no FROM refund WHERE state <> 'done'
      UNION SELECT subject FROM open_alarm
    ) AS stuck
    JOIN payment p USING (shop_order_no)
    LEFT JOIN reservation r ON r.shop_order_no = p.shop_order_no
    LEFT JOIN refund f ON f.shop_order_no = p.shop_order_no AND f.state <> 'done'
    LEFT JOIN open_alarm a ON a.subject = p.shop_order_no
    WHERE p.state = 'manual' OR a.subject IS NOT NULL OR p.moved_at <= now() - interval '1 minute'
    ORDER BY p.moved_at, p.shop_order_no`);
  return rows;
}
