import type { RecordedCharge } from '@dining/domain/payments/provider-charge';
import type { Actor } from '@dining/domain/shared/actor';
import type { HtlCode, ShopOrderNo } from '@dining/domain/shared/codes';
import type { Pool, PoolClient } from 'pg';
import type { Queryable } from '../../db/queryable';
import { sql } from '../../db/sql';
import { toActorColumns } from './payments';

export async function findRecordedCharge(
  pool: Pool,
  shopOrderNo: ShopOrderNo,
): Promise<(RecordedCharge & { readonly provider: string }) | undefined> {
  const { rows } = await pool.query<RecordedCharge & { readonly provider: string }>(sql('find_recorded_charge')`
    SELECT provider, state, charge_id AS "chargeId", coalesce(approved_amount, 0) AS approved,
      coalesce((SELECT sum(amount) FROM refund f WHERE f.shop_order_no = p.shop_order_no AND f.state = 'done'), 0)::int AS refunded
    FROM payment p WHERE shop_order_no = ${shopOrderNo}`);
  return rows[0];
}

/** Returns the code if it is that of a hotel. */
export async function findHtlCode(db: Queryable, code: string): Promise<HtlCode | undefined> {
  const { rows } = await db.query<{ htlCode: HtlCode }>(sql('find_htl_code')`
    SELECT htl_code AS "htlCode" FROM hotel WHERE htl_code = ${code}`);
  return rows[0]?.htlCode;
}

/** A charge that is known only from the provider's records; `amount` in won. */
export interface UnrecordedPayment {
  readonly shopOrderNo: ShopOrderNo;
  readonly htlCode: HtlCode;
  readonly provider: string;
  readonly chargeId: string;
  readonly method: 'card' | 'account';
  readonly amount: number;
  readonly reason: string;
}

/**
 * Inserts a payment for the charge, in the state `voiding`. Returns false if a payment of the order or the charge is
 * recorded already.
 */
export async function insertUnrecordedPayment(
  client: PoolClient,
  actor: Actor | 'buyer',
  { shopOrderNo, htlCode, amount, method, provider, chargeId, reason }: UnrecordedPayment,
): Promise<boolean> {
  const [actorKind, actorName] = toActorColumns(actor);
  const { rowCount } = await client.query(sql('insert_unrecorded_payment')`
    WITH inserted AS (
      INSERT INTO payment (shop_order_no, htl_code, state, amount, method, "order", guest_id, provider, charge_id, approved_amount, failure_code)
      VALUES (${shopOrderNo}, ${htlCode}, 'voiding', ${amount}, ${method}, 'null', '', ${provider}, ${chargeId}, ${amount}, ${reason})
      ON CONFLICT DO NOTHING RETURNING shop_order_no, htl_code, state
    )
    INSERT INTO payment_event (shop_order_no, htl_code, to_state, note, actor_kind, actor)
    SELECT shop_order_no, htl_code, state, ${reason}, ${actorKind}, ${actorName} FROM inserted`);
  return rowCount === 1;
}
