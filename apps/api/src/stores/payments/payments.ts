import type { PendingOrder, PricedOrder } from '@dining/domain/orders/priced-order';
import {
  initialPaymentState,
  isPaymentTransition,
  openStates,
  type PaymentState,
  replaceableStates,
} from '@dining/domain/payments/states';
import type { Actor } from '@dining/domain/shared/actor';
import type { HtlCode, ResvCode, ShopOrderNo } from '@dining/domain/shared/codes';
import type { SeoulDate } from '@dining/domain/shared/seoul-time';
import type { Pool, PoolClient } from 'pg';
import type { Queryable } from '../../db/queryable';
import { sql } from '../../db/sql';
import type { Approval } from '../../ports/payments';

/** Amounts are in won. */
export interface Payment {
  readonly shopOrderNo: ShopOrderNo;
  readonly htlCode: HtlCode;
  readonly state: PaymentState;
  readonly amount: number;
  readonly method: 'card' | 'account';
  readonly provider: string;
  readonly ordersheetId: string | null;
  /** Null once the order is a reservation or can no longer become one. */
  readonly order: PendingOrder | null;
  readonly approveKey: string | null;
  readonly approveDay: SeoulDate | null;
  readonly chargeId: string | null;
  readonly approvedAmount: number | null;
  readonly partCancel: boolean | null;
  readonly cashReceiptNo: string | null;
  readonly resvCode: ResvCode | null;
  readonly failureCode: string | null;
  readonly secondsInState: number;
  /** How often the reconciler has claimed the payment in its state. */
  readonly checks: number;
}

export async function getPayment(db: Queryable, shopOrderNo: ShopOrderNo): Promise<Payment | undefined> {
  const { rows } = await db.query<Payment>(sql('get_payment')`
    SELECT "shopOrderNo", "htlCode", state, amount, method, "ordersheetId", "order", "approveKey", "approveDay", provider, "chargeId",
      "approvedAmount", "partCancel", "cashReceiptNo", "resvCode", "failureCode", "secondsInState", checks
    FROM payment_record WHERE "shopOrderNo" = ${shopOrderNo}`);
  return rows[0];
}

export async function lockPayment(client: PoolClient, shopOrderNo: ShopOrderNo): Promise<Payment | undefined> {
  const { rows } = await client.query<Payment>(sql('lock_payment')`
    SELECT "shopOrderNo", "htlCode", state, amount, method, "ordersheetId", "order", "approveKey", "approveDay", provider, "chargeId",
      "approvedAmount", "partCancel", "cashReceiptNo", "resvCode", "failureCode", "secondsInState", checks
    FROM payment_record WHERE "shopOrderNo" = ${shopOrderNo} FOR UPDATE`);
  return rows[0];
}

export interface Charge {
  readonly provider: string;
  readonly chargeId: string;
}

export async function findPaymentByCharge(db: Queryable, { provider, chargeId }: Charge): Promise<Payment | undefined> {
  const { rows } = await db.query<Payment>(sql('find_payment_by_charge')`
    SELECT "shopOrderNo", "htlCode", state, amount, method, "ordersheetId", "order", "approveKey", "approveDay", provider, "chargeId",
      "approvedAmount", "partCancel", "cashReceiptNo", "resvCode", "failureCode", "secondsInState", checks
    FROM payment_record WHERE "chargeId" = ${chargeId} AND provider = ${provider}`);
  return rows[0];
}

export interface NewPayment {
  readonly shopOrderNo: ShopOrderNo;
  readonly order: PendingOrder;
  readonly method: 'card' | 'account';
  readonly provider: string;
  readonly ordersheetId: string | null;
}

export async function insertPayment(
  client: PoolClient,
  { shopOrderNo, order, method, provider, ordersheetId }: NewPayment,
): Promise<void> {
  await client.query(sql('insert_payment')`
    WITH inserted AS (
      INSERT INTO payment (shop_order_no, htl_code, state, amount, method, provider, "order", guest_id, user_id, ordersheet_id)
      VALUES (${shopOrderNo}, ${order.htlCode}, ${initialPaymentState}, ${order.quote.payAmount}, ${method}, ${provider},
        ${JSON.stringify(order)}, ${order.guestId}, ${order.userId}, ${ordersheetId})
      RETURNING shop_order_no, htl_code, state
    )
    INSERT INTO payment_event (shop_order_no, htl_code, to_state) SELECT shop_order_no, htl_code, state FROM inserted`);
}

export const toActorColumns = (actor: Actor | 'buyer'): readonly [string, string] | readonly [null, null] =>
  actor === 'buyer' ? [null, null] : [actor.kind, actor.name];

export interface PaymentPatch {
  readonly authorizationId?: string;
  readonly approveKey?: string;
  readonly approveDay?: SeoulDate;
  readonly approval?: Approval;
  readonly resvCode?: ResvCode;
  readonly failureCode?: string | null;
  /** Deletes the order with its personal data, because it is a reservation now or can no longer become one. */
  readonly deletesOrder?: boolean;
}

/**
 * Moves a payment from one state to another, with its event and actor. Fields that the patch omits keep their values.
 * Returns false if the payment is not in the state `from`.
 * @throws Error for a transition that the domain does not allow
 */
export async function updatePaymentState(
  db: Queryable,
  actor: Actor | 'buyer',
  shopOrderNo: ShopOrderNo,
  from: PaymentState,
  to: PaymentState,
  patch: PaymentPatch = {},
): Promise<boolean> {
  if (!isPaymentTransition(from, to)) throw new Error(`a payment cannot move from ${from} to ${to}`);
  const { approval, failureCode } = patch;
  const [actorKind, actorName] = toActorColumns(actor);
  const { rowCount } = await db.query(sql('update_payment_state')`
    WITH moved AS (
      UPDATE payment SET state = ${to}, moved_at = now(), check_at = NULL, checks = 0,
        authorization_id = coalesce(${patch.authorizationId}, authorization_id), approve_key = coalesce(${patch.approveKey}, approve_key),
        approve_day = coalesce(${patch.approveDay}, approve_day), charge_id = coalesce(${approval?.chargeId}, charge_id),
        approved_amount = coalesce(${approval?.amount}, approved_amount), part_cancel = coalesce(${approval?.partCancel}, part_cancel),
        approval_no = coalesce(${approval?.approvalNo}, approval_no), card_label = coalesce(${approval?.label}, card_label),
        cash_receipt_no = coalesce(${approval?.cashReceiptNo}, cash_receipt_no),
        approved_at = coalesce(${approval?.approvedAt}, approved_at), resv_code = coalesce(${patch.resvCode}, resv_code),
        failure_code = CASE WHEN ${failureCode !== undefined} THEN ${failureCode} ELSE failure_code END,
        "order" = CASE WHEN ${patch.deletesOrder === true} THEN 'null'::jsonb ELSE "order" END
      WHERE shop_order_no = ${shopOrderNo} AND state = ${from}
      RETURNING shop_order_no, htl_code
    )
    INSERT INTO payment_event (shop_order_no, htl_code, from_state, to_state, note, actor_kind, actor)
    SELECT shop_order_no, htl_code, ${from}, ${to}, coalesce(${failureCode}, ''), ${actorKind}, ${actorName} FROM moved`);
  return rowCount === 1;
}

export interface ApprovalIntent {
  readonly authorizationId: string;
  readonly approveKey: string;
  readonly approveDay: SeoulDate;
}

/**
 * Commits the intent to approve a registered payment, with its event, and extends its hold until after the provider's
 * response. Returns false if the payment is not registered. The states of holds are negated as in `updateHoldExpiry`
 * (ADR 29).
 */
export async function updatePaymentToApproving(
  pool: Pool,
  shopOrderNo: ShopOrderNo,
  intent: ApprovalIntent,
  holdSeconds: number,
): Promise<boolean> {
  const { rowCount } = await pool.query(sql('update_payment_to_approving')`
    WITH moved AS (
      UPDATE payment SET state = 'approving', moved_at = now(), check_at = NULL, checks = 0, failure_code = NULL,
        authorization_id = ${intent.authorizationId}, approve_key = ${intent.approveKey}, approve_day = ${intent.approveDay}
      WHERE shop_order_no = ${shopOrderNo} AND state = 'registered'
      RETURNING shop_order_no, htl_code
    ), extended AS (
      UPDATE hold h SET expires_at = greatest(expires_at, now() + make_interval(secs => ${holdSeconds}))
      FROM moved WHERE h.shop_order_no = moved.shop_order_no AND h.state NOT IN ('kept', 'freed')
    )
    INSERT INTO payment_event (shop_order_no, htl_code, from_state, to_state)
    SELECT shop_order_no, htl_code, 'registered', 'approving' FROM moved`);
  return rowCount === 1;
}

/** Lists the payments of a guest session that have not been submitted for approval. */
export async function listUnpaidPaymentsOfGuest(client: PoolClient, guestId: string): Promise<readonly ShopOrderNo[]> {
  const { rows } = await client.query<{ shopOrderNo: ShopOrderNo }>(sql('list_unpaid_payments_of_guest')`
    SELECT shop_order_no AS "shopOrderNo" FROM payment
    WHERE guest_id = ${guestId} AND user_id IS NULL AND state = ANY(${replaceableStates}) ORDER BY shop_order_no`);
  return rows.map(({ shopOrderNo }) => shopOrderNo);
}

/**
 * Locks and lists a member's payments, in all of their sessions, that have not been submitted for approval. Lapsed
 * payments are locked as well: a late return has then already begun, or waits and finds its order deleted.
 */
export async function lockUnpaidPaymentsOfMember(client: PoolClient, userId: string): Promise<readonly ShopOrderNo[]> {
  const { rows } = await client.query<PaymentAttempt>(sql('lock_unpaid_payments_of_member')`
    SELECT shop_order_no AS "shopOrderNo", state FROM payment
    WHERE user_id = ${userId} AND (state = ANY(${replaceableStates}) OR (state = 'lapsed' AND "order" <> 'null'::jsonb))
    ORDER BY shop_order_no FOR UPDATE`);
  return rows.filter(({ state }) => state !== 'lapsed').map(({ shopOrderNo }) => shopOrderNo);
}

export interface PaymentAttempt {
  readonly shopOrderNo: ShopOrderNo;
  readonly state: PaymentState;
}

/** A buyer with the product and start time for which they pay. */
export type AttemptQuery = Pick<PricedOrder, 'guestId' | 'userId' | 'prodCode' | 'visit'>;

/** Locks the buyer's open and lapsed payments for the same product and start time. */
export async function lockAttempts(
  client: PoolClient,
  { guestId, userId, prodCode, visit }: AttemptQuery,
): Promise<readonly PaymentAttempt[]> {
  const { rows } = await client.query<PaymentAttempt>(sql('lock_attempts')`
    SELECT shop_order_no AS "shopOrderNo", state FROM payment_attempt
    WHERE (guest_id = ${guestId} OR user_id = ${userId}) AND state = ANY(${[...openStates, 'lapsed']})
      AND prod_code = ${prodCode} AND visit_day = ${visit.date} AND visit_time = ${visit.time}
    ORDER BY shop_order_no FOR UPDATE`);
  return rows;
}

/**
 * Marks as lapsed those of the payments that have not been submitted for approval. Returns them. Superseded payments
 * lose their order, because the newer attempt has it. So do those of a pay link, because a return after the end of the
 * link is not approved.
 */
export async function updatePaymentsToLapsed(
  client: PoolClient,
  shopOrderNos: readonly ShopOrderNo[],
  reason: 'expired' | 'superseded' | 'session_ended',
): Promise<readonly ShopOrderNo[]> {
  const [actorKind, actorName] = toActorColumns(reason === 'expired' ? { kind: 'job', name: 'sweeper' } : 'buyer');
  const { rows } = await client.query<{ shopOrderNo: ShopOrderNo }>(sql('update_payments_to_lapsed')`
    WITH replaceable AS (
      SELECT shop_order_no, state FROM payment
      WHERE shop_order_no = ANY(${shopOrderNos}) AND state = ANY(${replaceableStates}) ORDER BY shop_order_no FOR UPDATE
    ), moved AS (
      UPDATE payment p SET state = 'lapsed', failure_code = ${reason}, moved_at = now(), check_at = NULL, checks = 0,
        "order" = CASE WHEN ${reason === 'superseded'} OR EXISTS (SELECT FROM pay_link l WHERE l.shop_order_no = p.shop_order_no)
          THEN 'null'::jsonb ELSE "order" END
      FROM replaceable WHERE p.shop_order_no = replaceable.shop_order_no RETURNING p.shop_order_no, p.htl_code
    )
    INSERT INTO payment_event (shop_order_no, htl_code, from_state, to_state, note, actor_kind, actor)
    SELECT moved.shop_order_no, moved.htl_code, replaceable.state, 'lapsed', ${reason}, ${actorKind}, ${actorName}
    FROM replaceable JOIN moved USING (shop_order_no)
    RETURNING shop_order_no AS "shopOrderNo"`);
  return rows.map(({ shopOrderNo }) => shopOrderNo);
}

/** Deletes the orders of lapsed payments, so that a late success is voided. */
export async function discardLapsedOrders(client: PoolClient, shopOrderNos: readonly ShopOrderNo[]): Promise<void> {
  await client.query(sql('discard_lapsed_orders')`
    UPDATE payment SET failure_code = 'superseded', "order" = 'null'::jsonb
    WHERE shop_order_no = ANY(${shopOrderNos}) AND state = 'lapsed'`);
}

/**
 * Claims for `claimSeconds` the pending payment that has been due longest. A payment is due once it has been in its
 * state for `afterSeconds`, and again when its claim ends.
 */
export async function claimNextPendingPayment(
  db: Queryable,
  afterSeconds: number,
  claimSeconds: number,
): Promise<ShopOrderNo | undefined> {
  const { rows } = await db.query<{ shopOrderNo: ShopOrderNo }>(sql('claim_next_pending_payment')`
    UPDATE payment SET check_at = now() + make_interval(secs => ${claimSeconds}), checks = checks + 1
    WHERE shop_order_no = (
      SELECT shop_order_no FROM pending_payment WHERE due_at <= now() AND moved_at <= now() - make_interval(secs => ${afterSeconds})
      ORDER BY due_at, shop_order_no LIMIT 1 FOR UPDATE SKIP LOCKED)
    RETURNING shop_order_no AS "shopOrderNo"`);
  return rows[0]?.shopOrderNo;
}

/**
 * Claims a payment that was declined in the last day without a charge, to query it again. The next query follows after
 * at least `claimSeconds`, and not before the time since the decline has doubled.
 */
export async function claimNextUnchargedPayment(
  db: Queryable,
  afterSeconds: number,
  claimSeconds: number,
): Promise<ShopOrderNo | undefined> {
  // The second condition is implied, but lets an index find the payments of the last day.
  const { rows } = await db.query<{ shopOrderNo: ShopOrderNo }>(sql('claim_next_uncharged_payment')`
    UPDATE payment SET check_at = now() + greatest(make_interval(secs => ${claimSeconds}), now() - moved_at), checks = checks + 1
    WHERE shop_order_no = (
      SELECT shop_order_no FROM payment
      WHERE state = 'declined' AND failure_code = 'not_charged'
        AND coalesce(check_at, moved_at) BETWEEN now() - interval '1 day' AND now() AND moved_at > now() - interval '1 day'
        AND moved_at <= now() - make_interval(secs => ${afterSeconds})
      ORDER BY coalesce(check_at, moved_at), shop_order_no LIMIT 1 FOR UPDATE SKIP LOCKED)
    RETURNING shop_order_no AS "shopOrderNo"`);
  return rows[0]?.shopOrderNo;
}
