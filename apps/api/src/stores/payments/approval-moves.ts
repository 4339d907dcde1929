import type { ShopOrderNo } from '@dining/domain/shared/codes';
import type { SeoulDate } from '@dining/domain/shared/seoul-time';
import type { Pool } from 'pg';
import { type Payment, paymentColumns } from './payments';

/** The key under which the provider is asked to approve, committed before it is asked. */
export interface Intent {
  readonly authorizationId: string;
  readonly approveKey: string;
  readonly approveDay: SeoulDate;
}

/**
 * Commits the intent to approve a payment whose window came back well, in one statement: the move with its event, and a hold that outlives
 * the provider's answer. Answers the payment as it stands then; undefined where it is not registered any more, or not yet.
 */
export async function beginApproval(
  pool: Pool,
  shopOrderNo: ShopOrderNo,
  intent: Intent,
  holdSeconds: number,
): Promise<Payment | undefined> {
  const { rows } = await pool.query<Payment>({
    name: 'begin_approval',
    text: `WITH moved AS (
             UPDATE payment SET state = 'approving', moved_at = now(), check_at = NULL, checks = 0, failure_code = NULL,
               authorization_id = $2, approve_key = $3, approve_day = $4
             WHERE shop_order_no = $1 AND state = 'registered' AND "order" <> 'null'::jsonb RETURNING ${paymentColumns}
           ), told AS (
             INSERT INTO payment_event (shop_order_no, htl_code, from_state, to_state)
             SELECT "shopOrderNo", "htlCode", 'registered', 'approving' FROM moved
           ), extended AS (
             UPDATE hold h SET expires_at = greatest(expires_at, now() + make_interval(secs => $5))
             FROM moved WHERE h.shop_order_no = moved."shopOrderNo" AND h.state = 'held'
           )
           SELECT * FROM moved`,
    values: [shopOrderNo, intent.authorizationId, intent.approveKey, intent.approveDay, holdSeconds],
  });
  return rows[0];
}
