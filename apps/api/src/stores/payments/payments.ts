import type { PendingOrder, PricedOrder } from '@dining/domain/orders/priced-order';
import {
  canPaymentMove,
  initialPaymentState,
  openStates,
  type PaymentState,
  replaceableStates,
} from '@dining/domain/payments/states';
import type { Actor } from '@dining/domain/shared/actor';
import type { HtlCode, ResvCode, ShopOrderNo } from '@dining/domain/shared/codes';
import type { SeoulDate } from '@dining/domain/shared/seoul-time';
import type { Pool, PoolClient } from 'pg';
import { sql } from '../../db/sql';
import type { Approval } from '../../ports/payments';
import { toStoredOrder } from './order-json';

type Runner = Pick<Pool | PoolClient, 'query'>;

/** A payment as the use cases see it; amounts in won. */
export interface Payment {
  readonly shopOrderNo: ShopOrderNo;
  readonly htlCode: HtlCode;
  readonly state: PaymentState;
  readonly amount: number;
  readonly method: 'card' | 'account';
  /** The name of the payment provider that it was registered with. */
  readonly provider: string;
  /** The order sheet that it came from; null where it came from none. */
  readonly ordersheetId: string | null;
  /** Null once it is a reservation or can no longer become one. */
  readonly order: PendingOrder | null;
  readonly approveKey: string | null;
  readonly approveDay: SeoulDate | null;
  readonly chargeId: string | null;
  readonly approvedAmount: number | null;
  readonly partCancel: boolean | null;
  readonly cashReceiptNo: string | null;
  readonly resvCode: ResvCode | null;
  readonly failureCode: string | null;
  /** Seconds since its last move, by the database's clock. */
  readonly restedSeconds: number;
  /** How often the reconciler has looked at it since. */
  readonly checks: number;
}

/** Reads one payment. */
export async function getPayment(run: Runner, shopOrderNo: ShopOrderNo): Promise<Payment | undefined> {
  const { rows } = await run.query<Payment>(sql('get_payment')`
    SELECT "shopOrderNo", "htlCode", state, amount, method, "ordersheetId", "order", "approveKey", "approveDay", provider, "chargeId",
      "approvedAmount", "partCancel", "cashReceiptNo", "resvCode", "failureCode", "restedSeconds", checks
    FROM payment_record WHERE "shopOrderNo" = ${shopOrderNo}`);
  return rows[0];
}

/** Reads one payment and locks it until the transaction ends. */
export async function lockPayment(client: PoolClient, shopOrderNo: ShopOrderNo): Promise<Payment | undefined> {
  const { rows } = await client.query<Payment>(sql('lock_payment')`
    SELECT "shopOrderNo", "htlCode", state, amount, method, "ordersheetId", "order", "approveKey", "approveDay", provider, "chargeId",
      "approvedAmount", "partCancel", "cashReceiptNo", "resvCode", "failureCode", "restedSeconds", checks
    FROM payment_record WHERE "shopOrderNo" = ${shopOrderNo} FOR UPDATE`);
  return rows[0];
}

/** A charge of a payment provider. */
export interface Charge {
  readonly provider: string;
  readonly chargeId: string;
}

/** Finds the payment that a charge belongs to. */
export async function findPaymentByCharge(run: Runner, { provider, chargeId }: Charge): Promise<Payment | undefined> {
  const { rows } = await run.query<Payment>(sql('find_payment_by_charge')`
    SELECT "shopOrderNo", "htlCode", state, amount, method, "ordersheetId", "order", "approveKey", "approveDay", provider, "chargeId",
      "approvedAmount", "partCancel", "cashReceiptNo", "resvCode", "failureCode", "restedSeconds", checks
    FROM payment_record WHERE "chargeId" = ${chargeId} AND provider = ${provider}`);
  return rows[0];
}

export interface NewPayment {
  readonly shopOrderNo: ShopOrderNo;
  readonly order: PricedOrder;
  readonly method: 'card' | 'account';
  /** The name of the payment provider that it will be registered with. */
  readonly provider: string;
  readonly ordersheetId: string | null;
}

/** Inserts a payment in its first state, with its first event. Its hold is inserted in the same transaction. */
export async function insertPayment(
  client: PoolClient,
  { shopOrderNo, order, method, provider, ordersheetId }: NewPayment,
): Promise<void> {
  await client.query(sql('insert_payment')`
    WITH inserted AS (
      INSERT INTO payment (shop_order_no, htl_code, state, amount, method, provider, "order", holder, user_id, ordersheet_id)
      VALUES (${shopOrderNo}, ${order.htlCode}, ${initialPaymentState}, ${order.quote.payAmount}, ${method}, ${provider},
        ${JSON.stringify(toStoredOrder(order))}, ${order.holder}, ${order.userId}, ${ordersheetId})
      RETURNING shop_order_no, htl_code, state
    )
    INSERT INTO payment_event (shop_order_no, htl_code, to_state) SELECT shop_order_no, htl_code, state FROM inserted`);
}

/** Returns the actor's kind and name for `payment_event`: null for the buyer. */
export const toActorColumns = (by: Actor | 'buyer'): readonly [string, string] | readonly [null, null] =>
  by === 'buyer' ? [null, null] : [by.kind, by.name];

/** What a move may write beside the new state. */
export interface MovePatch {
  readonly authorizationId?: string;
  readonly approveKey?: string;
  readonly approveDay?: SeoulDate;
  readonly approval?: Approval;
  readonly resvCode?: ResvCode;
  readonly failureCode?: string | null;
  /** The order's personal data goes: it is a reservation now, or never will be. */
  readonly forgetOrder?: boolean;
}

/**
 * Moves a payment along the domain's table, guarded by the state it leaves, with its event and who moved it. What the patch leaves out stays
 * as it is. Returns false if the payment is no longer in the state `from`.
 * @throws Error for a move that the table does not know: a bug of ours.
 */
export async function updatePaymentState(
  run: Runner,
  by: Actor | 'buyer',
  shopOrderNo: ShopOrderNo,
  from: PaymentState,
  to: PaymentState,
  patch: MovePatch = {},
): Promise<boolean> {
  if (!canPaymentMove(from, to)) throw new Error(`a payment cannot move from ${from} to ${to}`);
  const { approval, failureCode } = patch;
  const [actorKind, actor] = toActorColumns(by);
  const { rowCount } = await run.query(sql('update_payment_state')`
    WITH moved AS (
      UPDATE payment SET state = ${to}, moved_at = now(), check_at = NULL, checks = 0,
        authorization_id = coalesce(${patch.authorizationId}, authorization_id), approve_key = coalesce(${patch.approveKey}, approve_key),
        approve_day = coalesce(${patch.approveDay}, approve_day), charge_id = coalesce(${approval?.chargeId}, charge_id),
        approved_amount = coalesce(${approval?.amount}, approved_amount), part_cancel = coalesce(${approval?.partCancel}, part_cancel),
        approval_no = coalesce(${approval?.approvalNo}, approval_no), card_label = coalesce(${approval?.label}, card_label),
        cash_receipt_no = coalesce(${approval?.cashReceiptNo}, cash_receipt_no),
        approved_at = coalesce(${approval?.approvedAt}, approved_at), resv_code = coalesce(${patch.resvCode}, resv_code),
        failure_code = CASE WHEN ${failureCode !== undefined} THEN ${failureCode} ELSE failure_code END,
        "order" = CASE WHEN ${patch.forgetOrder === true} THEN 'null'::jsonb ELSE "order" END
      WHERE shop_order_no = ${shopOrderNo} AND state = ${from}
      RETURNING shop_order_no, htl_code
    )
    INSERT INTO payment_event (shop_order_no, htl_code, from_state, to_state, note, actor_kind, actor)
    SELECT shop_order_no, htl_code, ${from}, ${to}, coalesce(${failureCode}, ''), ${actorKind}, ${actor} FROM moved`);
  return rowCount === 1;
}

/** The key under which the provider is asked to approve, committed before it is asked. */
export interface Intent {
  readonly authorizationId: string;
  readonly approveKey: string;
  readonly approveDay: SeoulDate;
}

/**
 * Commits the intent to approve a registered payment whose window returned well, with its event, and extends its hold so that it outlives the
 * provider's answer. Returns false where the payment is not registered any more. The states of holds are negated as in `updateHoldExpiry`
 * (ADR 29).
 */
export async function updateToApproving(
  pool: Pool,
  shopOrderNo: ShopOrderNo,
  intent: Intent,
  holdSeconds: number,
): Promise<boolean> {
  const { rowCount } = await pool.query(sql('update_to_approving')`
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

/** Lists a session's payments without a member that have not been submitted for approval. */
export async function listUnpaidOfGuest(client: PoolClient, holder: string): Promise<readonly ShopOrderNo[]> {
  const { rows } = await client.query<{ shopOrderNo: ShopOrderNo }>(sql('list_unpaid_of_guest')`
    SELECT shop_order_no AS "shopOrderNo" FROM payment
    WHERE holder = ${holder} AND user_id IS NULL AND state = ANY(${replaceableStates}) ORDER BY shop_order_no`);
  return rows.map(({ shopOrderNo }) => shopOrderNo);
}

/**
 * Locks and lists a member's payments from all of their sessions that have not been submitted for approval. Lapsed payments are locked as
 * well, so that a late return has already begun, or waits and then finds its order deleted.
 */
export async function lockUnpaidOfMember(client: PoolClient, userId: string): Promise<readonly ShopOrderNo[]> {
  const { rows } = await client.query<PaymentAttempt>(sql('lock_unpaid_of_member')`
    SELECT shop_order_no AS "shopOrderNo", state FROM payment
    WHERE user_id = ${userId} AND (state = ANY(${replaceableStates}) OR (state = 'lapsed' AND "order" <> 'null'::jsonb))
    ORDER BY shop_order_no FOR UPDATE`);
  return rows.filter(({ state }) => state !== 'lapsed').map(({ shopOrderNo }) => shopOrderNo);
}

/** A visitor's attempt to pay for a visit. */
export interface PaymentAttempt {
  readonly shopOrderNo: ShopOrderNo;
  readonly state: PaymentState;
}

/** Who orders what: a member is the same person in every session, anybody else in their own. */
export type Buyer = Pick<PricedOrder, 'holder' | 'userId' | 'prodCode' | 'visit'>;

/** Locks, until the transaction ends, a buyer's attempts to pay for the same visit that are open, or have lapsed and may come back. */
export async function lockAttempts(
  client: PoolClient,
  { holder, userId, prodCode, visit }: Buyer,
): Promise<readonly PaymentAttempt[]> {
  const { rows } = await client.query<PaymentAttempt>(sql('lock_attempts')`
    SELECT shop_order_no AS "shopOrderNo", state FROM payment_attempt
    WHERE (holder = ${holder} OR user_id = ${userId}) AND state = ANY(${[...openStates, 'lapsed']})
      AND prod_code = ${prodCode} AND visit_day = ${visit.date} AND visit_time = ${visit.time}
    ORDER BY shop_order_no FOR UPDATE`);
  return rows;
}

/**
 * Marks payments as lapsed that have not been submitted for approval, with their events. Returns those that have lapsed. Superseded ones lose
 * their order: the newer attempt has it.
 */
export async function updateToLapsed(
  client: PoolClient,
  shopOrderNos: readonly ShopOrderNo[],
  reason: 'expired' | 'superseded' | 'session_ended',
): Promise<readonly ShopOrderNo[]> {
  const [actorKind, actor] = toActorColumns(reason === 'expired' ? { kind: 'job', name: 'sweeper' } : 'buyer');
  const { rows } = await client.query<{ shopOrderNo: ShopOrderNo }>(sql('update_to_lapsed')`
    WITH leaving AS (
      SELECT shop_order_no, state FROM payment
      WHERE shop_order_no = ANY(${shopOrderNos}) AND state = ANY(${replaceableStates}) ORDER BY shop_order_no FOR UPDATE
    ), moved AS (
      UPDATE payment p SET state = 'lapsed', failure_code = ${reason}, moved_at = now(), check_at = NULL, checks = 0,
        "order" = CASE WHEN ${reason === 'superseded'} THEN 'null'::jsonb ELSE "order" END
      FROM leaving WHERE p.shop_order_no = leaving.shop_order_no RETURNING p.shop_order_no, p.htl_code
    )
    INSERT INTO payment_event (shop_order_no, htl_code, from_state, to_state, note, actor_kind, actor)
    SELECT moved.shop_order_no, moved.htl_code, leaving.state, 'lapsed', ${reason}, ${actorKind}, ${actor}
    FROM leaving JOIN moved USING (shop_order_no)
    RETURNING shop_order_no AS "shopOrderNo"`);
  return rows.map(({ shopOrderNo }) => shopOrderNo);
}

/** Marks lapsed payments as superseded by a newer attempt: a late return is no longer accepted. */
export async function updateToSuperseded(client: PoolClient, shopOrderNos: readonly ShopOrderNo[]): Promise<void> {
  await client.query(sql('update_to_superseded')`
    UPDATE payment SET failure_code = 'superseded', "order" = 'null'::jsonb
    WHERE shop_order_no = ANY(${shopOrderNos}) AND state = 'lapsed'`);
}

/**
 * Claims the pending payment that is due longest, having rested for at least `afterSeconds`, against other processes for `claimSeconds`;
 * undefined where there is none. A payment is due as soon as it has moved, and again when its claim ends.
 */
export async function updateNextPending(
  run: Runner,
  afterSeconds: number,
  claimSeconds: number,
): Promise<ShopOrderNo | undefined> {
  const { rows } = await run.query<{ shopOrderNo: ShopOrderNo }>(sql('update_next_pending')`
    UPDATE payment SET check_at = now() + make_interval(secs => ${claimSeconds}), checks = checks + 1
    WHERE shop_order_no = (
      SELECT shop_order_no FROM pending_payment WHERE due_at <= now() AND moved_at <= now() - make_interval(secs => ${afterSeconds})
      ORDER BY due_at, shop_order_no LIMIT 1 FOR UPDATE SKIP LOCKED)
    RETURNING shop_order_no AS "shopOrderNo"`);
  return rows[0]?.shopOrderNo;
}

/**
 * Claims a payment that was declined in the last day without a charge, to query it again. The pause doubles each time.
 */
export async function updateNextUncharged(
  run: Runner,
  afterSeconds: number,
  claimSeconds: number,
): Promise<ShopOrderNo | undefined> {
  // A payment is never due before it moved: with both conditions an index finds those of the last day.
  const { rows } = await run.query<{ shopOrderNo: ShopOrderNo }>(sql('update_next_uncharged')`
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
