import type { OwnBooks } from '@dining/domain/payments/found-charge';
import type { Actor } from '@dining/domain/shared/actor';
import type { HtlCode, ShopOrderNo } from '@dining/domain/shared/codes';
import type { Pool, PoolClient } from 'pg';
import { actorColumns } from './payments';

/** What our books have of an order's money. */
export async function ownBooksOf(pool: Pool, shopOrderNo: ShopOrderNo): Promise<OwnBooks | undefined> {
  const { rows } = await pool.query<OwnBooks>(
    `SELECT state, pg_cno AS "pgCno", coalesce(approved_amount, 0) AS approved,
       coalesce((SELECT sum(amount) FROM refund f WHERE f.shop_order_no = p.shop_order_no AND f.state = 'done'), 0)::int AS refunded
     FROM payment p WHERE shop_order_no = $1`,
    [shopOrderNo],
  );
  return rows[0];
}

/** The hotel that has this code. */
export async function hotelAt(run: Pick<Pool | PoolClient, 'query'>, code: string): Promise<HtlCode | undefined> {
  const { rows } = await run.query<{ htlCode: HtlCode }>('SELECT htl_code AS "htlCode" FROM hotel WHERE htl_code = $1', [code]);
  return rows[0]?.htlCode;
}

/** A charge that nothing here is known of but what the provider's books say; won. */
export interface FoundPayment {
  readonly shopOrderNo: ShopOrderNo;
  readonly htlCode: HtlCode;
  readonly pgCno: string;
  readonly method: 'card' | 'account';
  readonly amount: number;
  readonly reason: string;
}

/** Writes a payment down whose charge goes back: nobody's, and of no order that could be reserved. False where it stands already. */
export async function insertFoundPayment(
  client: PoolClient,
  by: Actor | 'buyer',
  { shopOrderNo, htlCode, amount, method, pgCno, reason }: FoundPayment,
): Promise<boolean> {
  const { rowCount } = await client.query(
    `WITH made AS (
       INSERT INTO payment (shop_order_no, htl_code, state, amount, method, "order", holder, pg_cno, approved_amount, failure_code)
       VALUES ($1, $2, 'voiding', $3, $4, 'null', '', $5, $3, $6) ON CONFLICT DO NOTHING RETURNING shop_order_no, htl_code, state)
     INSERT INTO payment_event (shop_order_no, htl_code, to_state, note, actor_kind, actor)
     SELECT shop_order_no, htl_code, state, $6, $7, $8 FROM made`,
    [shopOrderNo, htlCode, amount, method, pgCno, reason, ...actorColumns(by)],
  );
  return rowCount === 1;
}
