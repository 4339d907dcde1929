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
import type { Statements } from '../../db/transaction';
import type { Approval } from '../../ports/payments';
import { inList } from '../app/in-list';
import { isLetThrough } from '../inventory/holds';
import { forBuyer } from '../orders/for-buyer';

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

export const paymentColumns = `shop_order_no AS "shopOrderNo", htl_code AS "htlCode", state, amount, method, ordersheet_id AS "ordersheetId",
  "order", approve_key AS "approveKey",
  approve_day AS "approveDay", pg_cno AS "pgCno", approved_amount AS "approvedAmount", part_cancel AS "partCancel",
  cash_receipt_no AS "cashReceiptNo",
  resv_code AS "resvCode", failure_code AS "failureCode", extract(epoch FROM now() - moved_at)::float AS "restedSeconds",
  checks`;

/** Reads one payment; locked until the transaction ends where `lock` is asked for. */
export async function readPayment(
  run: Runner,
  shopOrderNo: ShopOrderNo,
  lock: 'lock' | 'look' = 'look',
): Promise<Payment | undefined> {
  const { rows } = await run.query<Payment>({
    name: lock === 'lock' ? 'lock_payment' : 'read_payment',
    text: `SELECT ${paymentColumns} FROM payment WHERE shop_order_no = $1 ${lock === 'lock' ? 'FOR UPDATE' : ''}`,
    values: [shopOrderNo],
  });
  return rows[0];
}

/** The payment that a charge of the provider's belongs to. */
export async function paymentOfCharge(run: Runner, pgCno: string): Promise<Payment | undefined> {
  const { rows } = await run.query<Payment>({
    name: 'payment_of_charge',
    text: `SELECT ${paymentColumns} FROM payment WHERE pg_cno = $1`,
    values: [pgCno],
  });
  return rows[0];
}

export interface NewPayment {
  readonly shopOrderNo: ShopOrderNo;
  readonly order: PricedOrder;
  readonly method: 'card' | 'account';
  readonly ordersheetId: string | null;
}

/** Writes a payment in its first state, beside the hold it pays for. @throws Error where its visitor has not queued in this transaction: a bug of ours */
export async function insertPayment(client: Statements, payment: NewPayment): Promise<void> {
  const { order } = payment;
  const { rowCount } = await client.query({
    name: 'insert_payment',
    text: `WITH made AS (
             INSERT INTO payment (shop_order_no, htl_code, state, amount, method, "order", holder, user_id, ordersheet_id)
             SELECT $1, $2, $9, $3::int, $4, $5::jsonb, $6, $7, $8 WHERE ${isLetThrough('$6')} RETURNING shop_order_no, htl_code, state
           )
           INSERT INTO payment_event (shop_order_no, htl_code, to_state) SELECT shop_order_no, htl_code, state FROM made`,
    values: [
      payment.shopOrderNo,
      order.htlCode,
      order.quote.payAmount,
      payment.method,
      JSON.stringify(waitingOrder(order)),
      order.holder,
      order.userId,
      payment.ordersheetId,
      firstPaymentState,
    ],
  });
  if (rowCount !== 1) throw new Error('a payment is written without its locks');
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

/** The columns that a patch writes with their values, and a name for that set of them: what it says nothing of stays as it is. */
function patched(patch: MovePatch) {
  const { approval, failureCode, forgetOrder } = patch;
  const said = Object.entries({
    authorization_id: patch.authorizationId,
    approve_key: patch.approveKey,
    approve_day: patch.approveDay,
    pg_cno: approval?.pgCno,
    approved_amount: approval?.amount,
    part_cancel: approval?.partCancel,
    approval_no: approval?.approvalNo,
    card_label: approval?.label,
    cash_receipt_no: approval?.cashReceiptNo,
    approved_at: approval?.approvedAt,
    resv_code: patch.resvCode,
    failure_code: failureCode,
    order: forgetOrder === true ? 'null' : undefined,
  });
  return {
    columns: said.filter(([, value]) => value !== undefined),
    name: said.map(([, value]) => (value === undefined ? '-' : 'x')).join(''),
  };
}

/**
 * Moves a payment along the domain's table, guarded by the state it leaves, and writes down the move and who has made it: false where
 * somebody else has moved it first.
 * @throws Error for a move that the table does not know: a bug of ours.
 */
export async function movePayment(
  client: Runner,
  by: Actor | 'buyer',
  shopOrderNo: ShopOrderNo,
  from: PaymentState,
  to: PaymentState,
  patch: MovePatch = {},
): Promise<boolean> {
  if (!canMove(from, to)) throw new Error(`a payment cannot move from ${from} to ${to}`);
  const { columns, name } = patched(patch);
  const { rowCount } = await client.query({
    name: `move_payment ${name}`,
    text: `WITH moved AS (
             UPDATE payment SET state = $3, moved_at = now(), check_at = NULL, checks = 0
               ${columns.map(([column], index) => `, "${column}" = $${index + 7}`).join('')}
             WHERE shop_order_no = $1 AND state = $2 RETURNING shop_order_no, htl_code
           )
           INSERT INTO payment_event (shop_order_no, htl_code, from_state, to_state, note, actor_kind, actor)
           SELECT shop_order_no, htl_code, $2, $3, coalesce($4, ''), $5, $6 FROM moved`,
    values: [shopOrderNo, from, to, patch.failureCode ?? null, ...actorColumns(by), ...columns.map(([, value]) => value)],
  });
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

/** An attempt to pay that has not ended: of this visitor, for the same product and visit. */
export interface OpenAttempt {
  readonly shopOrderNo: ShopOrderNo;
  readonly state: PaymentState;
}

/** Who wants what: a member is the same person in every session, anybody else in his own. */
export type Buyer = Pick<PricedOrder, 'holder' | 'userId' | 'prodCode' | 'visit'>;

/**
 * Payments of whoever asks for the same visit that stand in one of these states, as what follows SELECT: `$2` is the product, `$3` the day of visit;
 * `member` is the member's parameter, where one asks.
 */
export const attemptsOf = (
  member: string | undefined,
  { holder, time }: { readonly holder: string; readonly time: string },
  states: readonly PaymentState[],
): string => `FROM payment WHERE ${member === undefined ? `holder = ${holder}` : `(holder = ${holder} OR user_id = ${member})`} AND state IN ${inList(states)}
    AND "order" ->> 'prodCode' = $2 AND "order" -> 'visit' ->> 'date' = $3::date::text AND "order" -> 'visit' ->> 'time' = ${time}`;

/** Attempts that stand in a new one's way, or would once they come back. */
export const attemptStates: readonly PaymentState[] = [...openStates, 'lapsed'];

/**
 * This visitor's attempts to pay for the same visit that have not ended, and those that have lapsed and may come back; locked until the
 * transaction ends.
 */
export async function lockAttempts(
  client: PoolClient,
  { holder, userId, prodCode, visit }: Buyer,
): Promise<readonly OpenAttempt[]> {
  const { rows } = await client.query<OpenAttempt>(
    forBuyer({
      name: 'lock_attempts',
      text: (member) =>
        `SELECT shop_order_no AS "shopOrderNo", state ${attemptsOf(member, { holder: '$1', time: '$4' }, attemptStates)}
         ORDER BY shop_order_no FOR UPDATE`,
      values: [holder, prodCode, visit.date, visit.time],
      userId,
    }),
  );
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
