import type { WaitingOrder } from '@dining/domain/orders/priced-order';
import type { ShopOrderNo } from '@dining/domain/shared/codes';
import type { SeoulDate, Visit } from '@dining/domain/shared/seoul-time';
import type { Pool } from 'pg';
import { isHeld } from '../inventory/holds';
import type { OrderHas } from '../reservations/reservations';
import type { Payment } from './payments';

/** The key under which the provider is asked to approve, committed before it is asked. */
export interface Intent {
  readonly authorizationId: string;
  readonly approveKey: string;
  readonly approveDay: SeoulDate;
}

interface OfOrder extends OrderHas {
  readonly visit: Visit;
}

/** A payment whose approval is waited for, with what its end must know of the order: amounts in won. */
export interface Approving extends Pick<Payment, 'shopOrderNo' | 'amount' | 'method' | 'ordersheetId'>, OfOrder {
  readonly state: 'approving' | 'unknown';
}

/** `OfOrder`, unpacked once: each look into an order by itself would unpack it anew. */
const ofOrder = `(SELECT json_build_object('visit', visit, 'hasAllergies', allergies <> '[]', 'hasAnswers', answers <> '[]')
  FROM jsonb_to_record("order") AS told (visit jsonb, allergies jsonb, answers jsonb)) AS of_order`;

/** The same of a payment that was read whole; undefined where it stands elsewhere or has no order any more. */
export function approvingOf({ state, order, ...payment }: Payment): Approving | undefined {
  if ((state !== 'approving' && state !== 'unknown') || order === null) return undefined;
  const { shopOrderNo, amount, method, ordersheetId } = payment;
  const { visit, allergies, answers }: WaitingOrder = order;
  return {
    shopOrderNo,
    amount,
    method,
    ordersheetId,
    state,
    visit,
    hasAllergies: allergies.length > 0,
    hasAnswers: answers.length > 0,
  };
}

/**
 * Commits the intent to approve a payment whose window came back well, in one statement: the move with its event, and a hold that outlives
 * the provider's answer. Undefined where it is not registered any more, or not yet. The order stays in the database, where its reservation is
 * written from it.
 */
export async function beginApproval(
  pool: Pool,
  shopOrderNo: ShopOrderNo,
  intent: Intent,
  holdSeconds: number,
): Promise<Approving | undefined> {
  const { rows } = await pool.query<Pick<Approving, 'amount' | 'method' | 'ordersheetId'> & { of_order: OfOrder }>({
    name: 'begin_approval',
    text: `WITH moved AS (
             UPDATE payment SET state = 'approving', moved_at = now(), check_at = NULL, checks = 0, failure_code = NULL,
               authorization_id = $2, approve_key = $3, approve_day = $4
             WHERE shop_order_no = $1 AND state = 'registered'
             RETURNING shop_order_no, htl_code, amount, method, ordersheet_id AS "ordersheetId", ${ofOrder}
           ), told AS (
             INSERT INTO payment_event (shop_order_no, htl_code, from_state, to_state)
             SELECT shop_order_no, htl_code, 'registered', 'approving' FROM moved
           ), extended AS (
             UPDATE hold h SET expires_at = now() + make_interval(secs => $5)
             FROM moved WHERE h.shop_order_no = moved.shop_order_no AND ${isHeld} AND h.expires_at < now() + make_interval(secs => $5)
           )
           SELECT amount, method, "ordersheetId", of_order FROM moved`,
    values: [shopOrderNo, intent.authorizationId, intent.approveKey, intent.approveDay, holdSeconds],
  });
  const [row] = rows;
  if (row === undefined) return undefined;
  const { of_order, ...payment } = row;
  return { shopOrderNo, state: 'approving', ...payment, ...of_order };
}
