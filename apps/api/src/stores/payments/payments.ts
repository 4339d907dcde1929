import { type PricedOrder, type WaitingOrder, waitingOrder } from '@dining/domain/orders/priced-order';
import {
  canMove,
  firstPaymentState,
  openStates,
  type PaymentState,
  reconciledStates,
  replaceableStates,
} from '@dining/domain/payments/states';
import type { Actor } from '@dining/domain/shared/actor';
import type { HtlCode, ResvCode, ShopOrderNo } from '@dining/domain/shared/codes';
import type { SeoulDate } from '@dining/domain/shared/seoul-time';
import type { Pool, PoolClient } from 'pg';
import { sql } from '../../db/sql';
import type { Approval } from '../../ports/payments';
import { inList } from '../app/in-list';

type Runner = Pick<Pool | PoolClient, 'query'>;

/** A payment as the use cases see it; amounts in won. */
export interface Payment {
  readonly shopOrderNo: ShopOrderNo;
  readonly htlCode: HtlCode;
  readonly state: PaymentState;
  readonly amount: number;
  readonly method: 'card' | 'account';
  /** The order sheet that it came from; null where it came from none. */
  readonly ordersheetId: string | null;
  /** Null once it is a reservation or can no longer become one. */
  readonly order: WaitingOrder | null;
  readonly approveKey: string | null;
  readonly approveDay: SeoulDate | null;
  readonly pgCno: string | null;
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
    SELECT "shopOrderNo", "htlCode", state, amount, method, "ordersheetId", "order", "approveKey", "approveDay", "pgCno", "approvedAmount",
      "partCancel", "cashReceiptNo", "resvCode", "failureCode", "restedSeconds", checks
    FROM payment_record WHERE "shopOrderNo" = ${shopOrderNo}`);
  return rows[0];
}

/** Reads one payment and locks it until the transaction ends. */
export async function lockPayment(client: PoolClient, shopOrderNo: ShopOrderNo): Promise<Payment | undefined> {
  const { rows } = await client.query<Payment>(sql('lock_payment')`
    SELECT "shopOrderNo", "htlCode", state, amount, method, "ordersheetId", "order", "approveKey", "approveDay", "pgCno", "approvedAmount",
      "partCancel", "cashReceiptNo", "resvCode", "failureCode", "restedSeconds", checks
    FROM payment_record WHERE "shopOrderNo" = ${shopOrderNo} FOR UPDATE`);
  return rows[0];
}

/** Finds the payment that a charge of the provider's belongs to. */
export async function findPaymentByCharge(run: Runner, pgCno: string): Promise<Payment | undefined> {
  const { rows } = await run.query<Payment>(sql('find_payment_by_charge')`
    SELECT "shopOrderNo", "htlCode", state, amount, method, "ordersheetId", "order", "approveKey", "approveDay", "pgCno", "approvedAmount",
      "partCancel", "cashReceiptNo", "resvCode", "failureCode", "restedSeconds", checks
    FROM payment_record WHERE "pgCno" = ${pgCno}`);
  return rows[0];
}

export interface NewPayment {
  readonly shopOrderNo: ShopOrderNo;
  readonly order: PricedOrder;
  readonly method: 'card' | 'account';
  readonly ordersheetId: string | null;
}

/** Writes a payment in its first state, with its first event. Its hold is written in the same transaction. */
export async function insertPayment(client: PoolClient, { shopOrderNo, order, method, ordersheetId }: NewPayment): Promise<void> {
  await client.query(sql('insert_payment')`
    WITH inserted AS (
      INSERT INTO payment (shop_order_no, htl_code, state, amount, method, "order", holder, user_id, ordersheet_id)
      VALUES (${shopOrderNo}, ${order.htlCode}, ${firstPaymentState}, ${order.quote.payAmount}, ${method},
        ${JSON.stringify(waitingOrder(order))}, ${order.holder}, ${order.userId}, ${ordersheetId})
      RETURNING shop_order_no, htl_code, state
    )
    INSERT INTO payment_event (shop_order_no, htl_code, to_state) SELECT shop_order_no, htl_code, state FROM inserted`);
}

/** Kind and name as `payment_event` has them: none where it was the buyer. */
export const actorColumns = (by: Actor | 'buyer'): readonly [string, string] | readonly [null, null] =>
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
 * as it is. Returns the payment as it is now; undefined where somebody else has moved it first.
 * @throws Error for a move that the table does not know: a bug of ours.
 */
export async function updatePaymentState(
  run: Runner,
  by: Actor | 'buyer',
  shopOrderNo: ShopOrderNo,
  from: PaymentState,
  to: PaymentState,
  patch: MovePatch = {},
): Promise<Payment | undefined> {
  if (!canMove(from, to)) throw new Error(`a payment cannot move from ${from} to ${to}`);
  const { approval, failureCode } = patch;
  const [actorKind, actor] = actorColumns(by);
  const { rows } = await run.query<Payment>(sql('update_payment_state')`
    WITH moved AS (
      UPDATE payment SET state = ${to}, moved_at = now(), check_at = NULL, checks = 0,
        authorization_id = coalesce(${patch.authorizationId}, authorization_id), approve_key = coalesce(${patch.approveKey}, approve_key),
        approve_day = coalesce(${patch.approveDay}, approve_day), pg_cno = coalesce(${approval?.pgCno}, pg_cno),
        approved_amount = coalesce(${approval?.amount}, approved_amount), part_cancel = coalesce(${approval?.partCancel}, part_cancel),
        approval_no = coalesce(${approval?.approvalNo}, approval_no), card_label = coalesce(${approval?.label}, card_label),
        cash_receipt_no = coalesce(${approval?.cashReceiptNo}, cash_receipt_no),
        approved_at = coalesce(${approval?.approvedAt}, approved_at), resv_code = coalesce(${patch.resvCode}, resv_code),
        failure_code = CASE WHEN ${failureCode !== undefined} THEN ${failureCode} ELSE failure_code END,
        "order" = CASE WHEN ${patch.forgetOrder === true} THEN 'null'::jsonb ELSE "order" END
      WHERE shop_order_no = ${shopOrderNo} AND state = ${from}
      RETURNING *
    ), event AS (
      INSERT INTO payment_event (shop_order_no, htl_code, from_state, to_state, note, actor_kind, actor)
      SELECT shop_order_no, htl_code, ${from}, ${to}, coalesce(${failureCode}, ''), ${actorKind}, ${actor} FROM moved
    )
    SELECT shop_order_no AS "shopOrderNo", htl_code AS "htlCode", state, amount, method, ordersheet_id AS "ordersheetId", "order",
      approve_key AS "approveKey", approve_day AS "approveDay", pg_cno AS "pgCno", approved_amount AS "approvedAmount",
      part_cancel AS "partCancel", cash_receipt_no AS "cashReceiptNo", resv_code AS "resvCode", failure_code AS "failureCode",
      0::float AS "restedSeconds", checks
    FROM moved`);
  return rows[0];
}

/** The key under which the provider is asked to approve, committed before it is asked. */
export interface Intent {
  readonly authorizationId: string;
  readonly approveKey: string;
  readonly approveDay: SeoulDate;
}

/**
 * Commits the intent to approve a registered payment whose window returned well, with its event, and extends its hold so that it outlives the
 * provider's answer. Returns false where the payment is not registered any more.
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

/** Payments before the provider's approval that were begun under this holder by nobody who was signed in. */
export async function unpaidOfGuest(client: PoolClient, holder: string): Promise<readonly ShopOrderNo[]> {
  const { rows } = await client.query<{ shop_order_no: ShopOrderNo }>(
    `SELECT shop_order_no FROM payment WHERE holder = $1 AND user_id IS NULL AND state = ANY($2) ORDER BY shop_order_no`,
    [holder, replaceableStates],
  );
  return rows.map((row) => row.shop_order_no);
}

/**
 * The same that a member has begun, in whichever of his sessions; locked until the transaction ends, with what has lapsed: a late return of that is on its way, or
 * waits and finds it wiped.
 */
export async function lockUnpaidOfMember(client: PoolClient, userId: string): Promise<readonly ShopOrderNo[]> {
  const { rows } = await client.query<{ shop_order_no: ShopOrderNo; state: PaymentState }>(
    `SELECT shop_order_no, state FROM payment WHERE user_id = $1 AND (state = ANY($2) OR (state = 'lapsed' AND "order" <> 'null'::jsonb))
     ORDER BY shop_order_no FOR UPDATE`,
    [userId, replaceableStates],
  );
  return rows.filter(({ state }) => state !== 'lapsed').map((row) => row.shop_order_no);
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
    SELECT shop_order_no AS "shopOrderNo", state FROM payment
    WHERE (holder = ${holder} OR user_id = ${userId}) AND state = ANY(${[...openStates, 'lapsed']})
      AND "order" ->> 'prodCode' = ${prodCode} AND "order" -> 'visit' ->> 'date' = ${visit.date} AND "order" -> 'visit' ->> 'time' = ${visit.time}
    ORDER BY shop_order_no FOR UPDATE`);
  return rows;
}

/**
 * Lets payments lapse that have not come to the provider's approval, in one statement; answers those that did. Superseded ones forget
 * their order: the newer attempt has it.
 */
export async function lapsePayments(
  client: PoolClient,
  shopOrderNos: readonly ShopOrderNo[],
  why: 'expired' | 'superseded' | 'session_ended',
): Promise<readonly ShopOrderNo[]> {
  const { rows } = await client.query<{ shop_order_no: ShopOrderNo }>({
    name: 'lapse_payments',
    text: `WITH leaving AS (
             SELECT shop_order_no, state FROM payment WHERE shop_order_no = ANY($1) AND state = ANY($4) ORDER BY shop_order_no FOR UPDATE
           ), moved AS (
             UPDATE payment p SET state = 'lapsed', failure_code = $2, moved_at = now(), check_at = NULL, checks = 0,
               "order" = CASE WHEN $3::boolean THEN 'null'::jsonb ELSE "order" END
             FROM leaving WHERE p.shop_order_no = leaving.shop_order_no RETURNING p.shop_order_no, p.htl_code
           )
           INSERT INTO payment_event (shop_order_no, htl_code, from_state, to_state, note, actor_kind, actor)
           SELECT moved.shop_order_no, moved.htl_code, leaving.state, 'lapsed', $2,
             CASE WHEN $2 = 'expired' THEN 'job' END, CASE WHEN $2 = 'expired' THEN 'sweeper' END FROM leaving JOIN moved USING (shop_order_no)
           RETURNING shop_order_no`,
    values: [shopOrderNos, why, why === 'superseded', replaceableStates],
  });
  return rows.map((row) => row.shop_order_no);
}

/** Lapsed attempts may no longer come back: a new one has taken their place as well. */
export async function supersedeLapsed(client: PoolClient, shopOrderNos: readonly ShopOrderNo[]): Promise<void> {
  await client.query({
    name: 'supersede_lapsed',
    text: `UPDATE payment SET failure_code = 'superseded', "order" = 'null'::jsonb WHERE shop_order_no = ANY($1) AND state = 'lapsed'`,
    values: [shopOrderNos],
  });
}

/** When it is a payment's turn: as soon as it has moved, and after each look once its claim is over. Who was looked at stands behind all others. */
const turn = 'coalesce(check_at, moved_at)';

/**
 * Claims the passing payment that has waited longest for a look, having rested for at least `afterSeconds`, against other processes for
 * `claimSeconds`; undefined where none is left.
 */
export async function claimPassing(run: Runner, afterSeconds: number, claimSeconds: number): Promise<ShopOrderNo | undefined> {
  const { rows } = await run.query<{ shop_order_no: ShopOrderNo }>({
    name: 'claim_passing',
    text: `UPDATE payment SET check_at = now() + make_interval(secs => $2), checks = checks + 1
           WHERE shop_order_no = (
             SELECT shop_order_no FROM payment
             WHERE state IN ${inList(reconciledStates)} AND ${turn} <= now() AND moved_at <= now() - make_interval(secs => $1)
             ORDER BY ${turn}, shop_order_no LIMIT 1 FOR UPDATE SKIP LOCKED)
           RETURNING shop_order_no`,
    values: [afterSeconds, claimSeconds],
  });
  return rows[0]?.shop_order_no;
}

/**
 * Claims a payment of the last day that was given up for want of a charge, to be asked about once more: after twice the
 * time that has gone by, so ever more seldom.
 */
export async function claimGivenUp(run: Runner, afterSeconds: number, claimSeconds: number): Promise<ShopOrderNo | undefined> {
  const { rows } = await run.query<{ shop_order_no: ShopOrderNo }>({
    name: 'claim_given_up',
    // No turn comes before its move: said of both, an index finds those of the last day.
    text: `UPDATE payment SET check_at = now() + greatest(make_interval(secs => $2), now() - moved_at), checks = checks + 1
           WHERE shop_order_no = (
             SELECT shop_order_no FROM payment
             WHERE state = 'declined' AND failure_code = 'not_charged'
               AND ${turn} BETWEEN now() - interval '1 day' AND now() AND moved_at > now() - interval '1 day'
               AND moved_at <= now() - make_interval(secs => $1)
             ORDER BY ${turn}, shop_order_no LIMIT 1 FOR UPDATE SKIP LOCKED)
           RETURNING shop_order_no`,
    values: [afterSeconds, claimSeconds],
  });
  return rows[0]?.shop_order_no;
}
