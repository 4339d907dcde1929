import type { WrittenBack } from '@dining/domain/payments/desk-cancel';
import type { ShopOrderNo } from '@dining/domain/shared/codes';
import type { SeoulDate } from '@dining/domain/shared/seoul-time';
import type { Pool, PoolClient } from 'pg';

/** Money that is to go back; amounts in won. */
export interface Refund {
  readonly id: number;
  readonly shopOrderNo: ShopOrderNo;
  readonly kind: 'void' | 'refund';
  readonly amount: number;
  readonly remainAmount: number;
  readonly cancelKey: string;
  readonly cancelDay: SeoulDate;
}

export interface NewRefund extends Omit<Refund, 'id'> {
  readonly reason: string;
}

/** Writes the intent to give money back, once a payment and kind: false where it stands already. */
export async function askRefund(client: PoolClient, refund: NewRefund): Promise<boolean> {
  const { rowCount } = await client.query(
    `INSERT INTO refund (shop_order_no, htl_code, kind, amount, remain_amount, cancel_key, cancel_day, reason)
     SELECT shop_order_no, htl_code, $2, $3, $4, $5, $6, $7 FROM payment WHERE shop_order_no = $1
     ON CONFLICT (shop_order_no, kind) DO NOTHING`,
    [refund.shopOrderNo, refund.kind, refund.amount, refund.remainAmount, refund.cancelKey, refund.cancelDay, refund.reason],
  );
  return rowCount === 1;
}

/** What a refund that went back at the provider's own desk says it was for. */
const atDesk = 'at_provider';

/** Writes down what has gone back without our asking, at the provider's time where it is told; false where a refund stands already. */
export async function noteForeignRefund(
  client: PoolClient,
  back: Omit<NewRefund, 'kind' | 'reason'>,
  at: Date | null,
): Promise<boolean> {
  const refund: NewRefund = { ...back, kind: 'refund', reason: atDesk };
  const asked = await askRefund(client, refund);
  if (asked)
    await client.query(
      `UPDATE refund SET state = 'done', done_at = coalesce($2, now()) WHERE cancel_key = $1 AND state = 'asked'`,
      [refund.cancelKey, at],
    );
  return asked;
}

/** What of a reservation's money has gone back. */
export async function writtenBack(run: Pick<Pool | PoolClient, 'query'>, shopOrderNo: ShopOrderNo): Promise<WrittenBack | null> {
  const { rows } = await run.query<WrittenBack>(
    `SELECT amount, done_at AS at, CASE WHEN reason = $2 THEN 'desk' ELSE 'us' END AS by FROM refund
     WHERE shop_order_no = $1 AND kind = 'refund' AND state = 'done'`,
    [shopOrderNo, atDesk],
  );
  return rows[0] ?? null;
}

/** The refund of a payment that the provider has not yet confirmed. */
export async function openRefund(run: Pick<Pool | PoolClient, 'query'>, shopOrderNo: ShopOrderNo): Promise<Refund | undefined> {
  const { rows } = await run.query<Refund>(
    `SELECT id, shop_order_no AS "shopOrderNo", kind, amount, remain_amount AS "remainAmount", cancel_key AS "cancelKey",
       cancel_day AS "cancelDay" FROM refund WHERE shop_order_no = $1 AND state = 'asked' ORDER BY id LIMIT 1`,
    [shopOrderNo],
  );
  return rows[0];
}

/** Settles a refund that is still open; false where it no longer is. */
export async function settleRefund(client: PoolClient, id: number, state: 'done' | 'manual'): Promise<boolean> {
  const { rowCount } = await client.query(
    `UPDATE refund SET state = $2, done_at = CASE WHEN $2 = 'done' THEN now() END WHERE id = $1 AND state = 'asked'`,
    [id, state],
  );
  return rowCount === 1;
}

/** Settles a refund that is still open with what went back instead of what was asked for, in won; false where it no longer is. */
export async function settleRefundAs(
  client: PoolClient,
  id: number,
  { amount, remainAmount }: Pick<Refund, 'amount' | 'remainAmount'>,
): Promise<boolean> {
  const { rowCount } = await client.query(
    `UPDATE refund SET state = 'done', done_at = now(), amount = $2, remain_amount = $3, reason = $4 WHERE id = $1 AND state = 'asked'`,
    [id, amount, remainAmount, atDesk],
  );
  return rowCount === 1;
}

/** The refund of a payment that was left to a person. */
export async function refundForPerson(client: PoolClient, shopOrderNo: ShopOrderNo): Promise<Refund | undefined> {
  const { rows } = await client.query<Refund>(
    `SELECT id, shop_order_no AS "shopOrderNo", kind, amount, remain_amount AS "remainAmount", cancel_key AS "cancelKey",
       cancel_day AS "cancelDay" FROM refund WHERE shop_order_no = $1 AND state = 'manual' ORDER BY id LIMIT 1`,
    [shopOrderNo],
  );
  return rows[0];
}

/** A person has seen that it went back, or has it asked for once more under a new key. */
export async function settleForPerson(
  client: PoolClient,
  id: number,
  again?: Pick<Refund, 'cancelKey' | 'cancelDay'>,
): Promise<void> {
  await client.query(
    `UPDATE refund SET state = CASE WHEN $2::text IS NULL THEN 'done' ELSE 'asked' END, done_at = CASE WHEN $2::text IS NULL THEN now() END,
       cancel_key = coalesce($2, cancel_key), cancel_day = coalesce($3::date, cancel_day) WHERE id = $1 AND state = 'manual'`,
    [id, again?.cancelKey ?? null, again?.cancelDay ?? null],
  );
}

/** A new attempt gets a key of its own, stored before the call; only after a query has said that the old one did nothing. */
export async function renewRefundKey(pool: Pool, refund: Refund, cancelKey: string, cancelDay: SeoulDate): Promise<boolean> {
  const { rowCount } = await pool.query(
    `UPDATE refund SET cancel_key = $3, cancel_day = $4 WHERE id = $1 AND cancel_key = $2 AND state = 'asked'`,
    [refund.id, refund.cancelKey, cancelKey, cancelDay],
  );
  return rowCount === 1;
}
