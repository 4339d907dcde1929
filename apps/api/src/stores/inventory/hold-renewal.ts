import type { PaymentState } from '@dining/domain/payments/states';
import type { ShopOrderNo } from '@dining/domain/shared/codes';
import type { PoolClient } from 'pg';
import { isHeld } from './holds';

/** A hold as the one who pays for it may ask for more time. */
export interface HoldToRenew {
  readonly paymentState: PaymentState;
  readonly holder: string;
  readonly userId: string | null;
  readonly renewals: number;
}

/** A hold with its payment, which stays locked until the transaction ends: nothing moves on meanwhile. */
export async function holdToRenew(client: PoolClient, shopOrderNo: ShopOrderNo): Promise<HoldToRenew | undefined> {
  const payments = await client.query<Omit<HoldToRenew, 'renewals'>>(
    `SELECT state AS "paymentState", holder, user_id AS "userId" FROM payment WHERE shop_order_no = $1 FOR UPDATE`,
    [shopOrderNo],
  );
  // Asked after the lock: in one statement the hold would be read as it stood before the wait.
  const holds = await client.query<Pick<HoldToRenew, 'renewals'>>('SELECT renewals FROM hold WHERE shop_order_no = $1', [
    shopOrderNo,
  ]);
  const [payment, hold] = [payments.rows[0], holds.rows[0]];
  return payment === undefined || hold === undefined ? undefined : { ...payment, ...hold };
}

/**
 * Makes a live hold last so many seconds more, once. Answers how many it has left now; undefined where it has run out or was
 * renewed before. In its last two seconds it counts as run out, for the sweeper may have its hand on it.
 */
export async function renewHold(client: PoolClient, shopOrderNo: ShopOrderNo, seconds: number): Promise<number | undefined> {
  const { rows } = await client.query<{ left: number }>(
    `UPDATE hold h SET expires_at = expires_at + make_interval(secs => $2), renewals = renewals + 1
     WHERE shop_order_no = $1 AND ${isHeld} AND renewals = 0 AND expires_at > clock_timestamp() + interval '2 seconds'
     RETURNING extract(epoch FROM expires_at - now())::float AS left`,
    [shopOrderNo, seconds],
  );
  return rows[0]?.left;
}
