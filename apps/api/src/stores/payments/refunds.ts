import type { RecordedRefund } from '@dining/domain/payments/external-cancellation';
import type { ShopOrderNo } from '@dining/domain/shared/codes';
import type { SeoulDate } from '@dining/domain/shared/seoul-time';
import type { Pool, PoolClient } from 'pg';
import type { Queryable } from '../../db/queryable';
import { sql } from '../../db/sql';

/** Amounts are in won. */
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

/** Inserts a refund or void to be sent. Returns false if the payment has one of this kind already. */
export async function insertRefund(client: PoolClient, refund: NewRefund): Promise<boolean> {
  // ON CONFLICT names no target, because the unique key will contain `htl_code` once the table is partitioned
  // (docs/capacity.md).
  const { rowCount } = await client.query(sql('insert_refund')`
    INSERT INTO refund (shop_order_no, htl_code, kind, amount, remain_amount, cancel_key, cancel_day, reason)
    SELECT shop_order_no, htl_code, ${refund.kind}, ${refund.amount}, ${refund.remainAmount}, ${refund.cancelKey}, ${refund.cancelDay},
      ${refund.reason}
    FROM payment WHERE shop_order_no = ${refund.shopOrderNo}
    ON CONFLICT DO NOTHING`);
  return rowCount === 1;
}

/**
 * Inserts a refund that was made in the provider's back office, as done at `doneAt`, or now if that is null. Returns
 * false if the payment has a refund already.
 */
export async function insertExternalRefund(
  client: PoolClient,
  refund: Omit<NewRefund, 'kind' | 'reason'>,
  doneAt: Date | null,
): Promise<boolean> {
  const { rowCount } = await client.query(sql('insert_external_refund')`
    INSERT INTO refund (shop_order_no, htl_code, kind, state, amount, remain_amount, cancel_key, cancel_day, reason, done_at)
    SELECT shop_order_no, htl_code, 'refund', 'done', ${refund.amount}, ${refund.remainAmount}, ${refund.cancelKey}, ${refund.cancelDay},
      'at_provider', coalesce(${doneAt}, now())
    FROM payment WHERE shop_order_no = ${refund.shopOrderNo}
    ON CONFLICT DO NOTHING`);
  return rowCount === 1;
}

export async function findRecordedRefund(db: Queryable, shopOrderNo: ShopOrderNo): Promise<RecordedRefund | null> {
  const { rows } = await db.query<RecordedRefund>(sql('find_recorded_refund')`
    SELECT amount, done_at AS at, CASE WHEN reason = 'at_provider' THEN 'provider' ELSE 'product' END AS source FROM refund
    WHERE shop_order_no = ${shopOrderNo} AND kind = 'refund' AND state = 'done'`);
  return rows[0] ?? null;
}

export async function findOpenRefund(db: Queryable, shopOrderNo: ShopOrderNo): Promise<Refund | undefined> {
  const { rows } = await db.query<Refund>(sql('find_open_refund')`
    SELECT id, shop_order_no AS "shopOrderNo", kind, amount, remain_amount AS "remainAmount", cancel_key AS "cancelKey",
      cancel_day AS "cancelDay"
    FROM refund WHERE shop_order_no = ${shopOrderNo} AND state = 'requested' ORDER BY id LIMIT 1`);
  return rows[0];
}

export async function findManualRefund(db: Queryable, shopOrderNo: ShopOrderNo): Promise<Refund | undefined> {
  const { rows } = await db.query<Refund>(sql('find_manual_refund')`
    SELECT id, shop_order_no AS "shopOrderNo", kind, amount, remain_amount AS "remainAmount", cancel_key AS "cancelKey",
      cancel_day AS "cancelDay"
    FROM refund WHERE shop_order_no = ${shopOrderNo} AND state = 'manual' ORDER BY id LIMIT 1`);
  return rows[0];
}

export async function updateRefundToDone(
  client: PoolClient,
  id: number,
  from: 'requested' | 'manual',
): Promise<boolean> {
  const { rowCount } = await client.query(sql('update_refund_to_done')`
    UPDATE refund SET state = 'done', done_at = now() WHERE id = ${id} AND state = ${from}`);
  return rowCount === 1;
}

/**
 * Records the amounts, in won, that were refunded in the provider's back office. Returns false if the refund is not
 * open.
 */
export async function updateRefundToExternal(
  client: PoolClient,
  id: number,
  { amount, remainAmount }: Pick<Refund, 'amount' | 'remainAmount'>,
): Promise<boolean> {
  const { rowCount } = await client.query(sql('update_refund_to_external')`
    UPDATE refund SET state = 'done', done_at = now(), amount = ${amount}, remain_amount = ${remainAmount}, reason = 'at_provider'
    WHERE id = ${id} AND state = 'requested'`);
  return rowCount === 1;
}

export async function updateRefundToManual(client: PoolClient, id: number): Promise<boolean> {
  const { rowCount } = await client.query(sql('update_refund_to_manual')`
    UPDATE refund SET state = 'manual' WHERE id = ${id} AND state = 'requested'`);
  return rowCount === 1;
}

type RefundKey = Pick<Refund, 'cancelKey' | 'cancelDay'>;

/** Reopens a refund in manual review, with a new key for its next attempt. */
export async function updateRefundToOpen(
  client: PoolClient,
  id: number,
  { cancelKey, cancelDay }: RefundKey,
): Promise<void> {
  await client.query(sql('update_refund_to_open')`
    UPDATE refund SET state = 'requested', cancel_key = ${cancelKey}, cancel_day = ${cancelDay} WHERE id = ${id} AND state = 'manual'`);
}

/**
 * Gives an open refund a new key for its next attempt, before the call, and only once the provider has confirmed that
 * the old key had no effect. Returns false if the refund is not open or another process has changed its key.
 */
export async function updateRefundKey(
  pool: Pool,
  refund: Refund,
  { cancelKey, cancelDay }: RefundKey,
): Promise<boolean> {
  const { rowCount } = await pool.query(sql('update_refund_key')`
    UPDATE refund SET cancel_key = ${cancelKey}, cancel_day = ${cancelDay}
    WHERE id = ${refund.id} AND cancel_key = ${refund.cancelKey} AND state = 'requested'`);
  return rowCount === 1;
}
