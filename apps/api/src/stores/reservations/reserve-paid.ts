import { bookableStates } from '@dining/domain/orders/sheet-states';
import { canMove } from '@dining/domain/payments/states';
import type { Actor } from '@dining/domain/shared/actor';
import type { Pool } from 'pg';
import type { Approval } from '../../ports/payments';
import { isHeld } from '../inventory/holds';
import { type Promised, promisedLists, promising } from '../messages/outbox';
import { movingSheets } from '../orders/order-sheets';
import { actorColumns } from '../payments/payments';
import { type OrderHas, type PaidReservation, writingReservation } from './reservations';

/** A reservation whose money has just come, with all that changes with it. */
export interface JustPaid extends PaidReservation, OrderHas {
  readonly by: Actor | 'buyer';
  readonly approval: Approval;
  readonly promised: readonly Promised[];
  /** The order sheet that it came from, which is booked with it; null where it came from none. */
  readonly ordersheetId: string | null;
}

/** Moves the payment through `approved` to `reserved` and its hold to `kept`, each with its events, where the reservation was `made`. */
const moving = `
  moved AS (
    UPDATE payment SET state = 'reserved', moved_at = now(), check_at = NULL, checks = 0, pg_cno = $6, approved_amount = $7,
      part_cancel = $8, approval_no = $9, card_label = $10, cash_receipt_no = $11, approved_at = $12, resv_code = $1, "order" = 'null'::jsonb
    FROM made WHERE shop_order_no = $2 RETURNING payment.shop_order_no, payment.htl_code
  ), told AS (
    INSERT INTO payment_event (shop_order_no, htl_code, from_state, to_state, actor_kind, actor)
    SELECT shop_order_no, htl_code, from_state, to_state, $13, $14 FROM moved, (VALUES ($3, 'approved'), ('approved', 'reserved')) AS move (from_state, to_state)
  ), kept AS (
    UPDATE hold h SET state = 'kept', address_key = NULL FROM moved WHERE h.shop_order_no = moved.shop_order_no
  ), hold_told AS (
    INSERT INTO hold_event (shop_order_no, htl_code, from_state, to_state) SELECT shop_order_no, htl_code, 'held', 'kept' FROM moved
  )`;

const bookingSheet = `, ${movingSheets('ordersheet_id = $17 AND EXISTS (SELECT 1 FROM made)', '$18::text[]', "'booked'")}`;

/** All of it hangs on one row, the order with its payment and its hold as they are wanted, locked: without it nothing is written. */
const textFor = (has: OrderHas, ofSheet: boolean): string => `WITH ${writingReservation(
  `SELECT p."order" FROM payment p JOIN hold h USING (shop_order_no)
    WHERE p.shop_order_no = $2 AND p.state = $3 AND ${isHeld} FOR UPDATE OF p, h`,
  '$4',
  '$5::timestamptz',
  has,
)}, ${moving}${ofSheet ? bookingSheet : ''},
  promised AS (${promising('made', '$15', '$16', 'new')})
  SELECT EXISTS (SELECT 1 FROM made) AS done`;

/**
 * Writes a reservation that was just paid for in one statement with all that changes with it: its payment, its hold, its order sheet, and what
 * its booker is told. False, and nothing written, where the payment or its hold stands elsewhere than that takes.
 * @throws Error for a move that the table does not know: a bug of ours.
 */
export async function reservePaid(pool: Pool, paid: JustPaid): Promise<boolean> {
  const { approval, state, ordersheetId } = paid;
  if (!canMove(state, 'approved') || !canMove('approved', 'reserved'))
    throw new Error(`a payment cannot move from ${state} to reserved`);
  const also = [paid.hasAllergies && 'allergies', paid.hasAnswers && 'answers', ordersheetId !== null && 'sheet'];
  const { rows } = await pool.query<{ done: boolean }>({
    name: ['reserve_paid', ...also.filter(Boolean)].join(' '),
    text: textFor(paid, ordersheetId !== null),
    values: [
      paid.resvCode,
      paid.shopOrderNo,
      state,
      paid.payMethod,
      paid.paidAt,
      approval.pgCno,
      approval.amount,
      approval.partCancel,
      approval.approvalNo,
      approval.label,
      approval.cashReceiptNo,
      approval.approvedAt,
      ...actorColumns(paid.by),
      ...promisedLists(paid.promised),
      ...(ordersheetId === null ? [] : [ordersheetId, bookableStates]),
    ],
  });
  return rows[0]?.done === true;
}
