import { canMove, type PaymentState } from '@dining/domain/payments/states';
import type { Actor } from '@dining/domain/shared/actor';
import type { ResvCode, ShopOrderNo } from '@dining/domain/shared/codes';
import type { SeoulDate } from '@dining/domain/shared/seoul-time';
import type { Pool, PoolClient } from 'pg';
import type { Approval } from '../../ports/payments';
import { actorColumns, type Payment, paymentColumns } from './payments';

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

/**
 * Moves a payment from where its approval was waited for through `approved` to `reserved`, and its hold to `kept`, in one statement with
 * their events. False where either stands elsewhere: then the transaction must be rolled back.
 * @throws Error for a move that the table does not know: a bug of ours.
 */
export async function reserveApproved(
  client: PoolClient,
  by: Actor | 'buyer',
  shopOrderNo: ShopOrderNo,
  from: PaymentState,
  { approval, resvCode }: { readonly approval: Approval; readonly resvCode: ResvCode },
): Promise<boolean> {
  if (!canMove(from, 'approved') || !canMove('approved', 'reserved'))
    throw new Error(`a payment cannot move from ${from} to reserved`);
  const { rows } = await client.query<{ done: boolean }>({
    name: 'reserve_approved',
    text: `WITH moved AS (
             UPDATE payment SET state = 'reserved', moved_at = now(), check_at = NULL, checks = 0, pg_cno = $3, approved_amount = $4,
               part_cancel = $5, approval_no = $6, card_label = $7, cash_receipt_no = $8, approved_at = $9, resv_code = $10,
               "order" = 'null'::jsonb
             WHERE shop_order_no = $1 AND state = $2 AND "order" <> 'null'::jsonb RETURNING shop_order_no, htl_code
           ), told AS (
             INSERT INTO payment_event (shop_order_no, htl_code, from_state, to_state, actor_kind, actor)
             SELECT shop_order_no, htl_code, from_state, to_state, $11, $12 FROM moved,
               (VALUES (1, $2::text, 'approved'), (2, 'approved', 'reserved')) AS step (place, from_state, to_state) ORDER BY place
           ), kept AS (
             UPDATE hold h SET state = 'kept', address_key = NULL FROM moved WHERE h.shop_order_no = moved.shop_order_no AND h.state = 'held'
             RETURNING h.shop_order_no, h.htl_code
           ), hold_told AS (
             INSERT INTO hold_event (shop_order_no, htl_code, from_state, to_state) SELECT shop_order_no, htl_code, 'held', 'kept' FROM kept
           )
           SELECT EXISTS (SELECT 1 FROM kept) AS done`,
    values: [
      shopOrderNo,
      from,
      approval.pgCno,
      approval.amount,
      approval.partCancel,
      approval.approvalNo,
      approval.label,
      approval.cashReceiptNo,
      approval.approvedAt,
      resvCode,
      ...actorColumns(by),
    ],
  });
  return rows[0]?.done === true;
}
