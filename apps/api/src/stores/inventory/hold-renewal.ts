import type { PaymentState } from '@dining/domain/payments/states';
import type { ShopOrderNo } from '@dining/domain/shared/codes';
import type { Visit } from '@dining/domain/shared/seoul-time';
import type { PoolClient } from 'pg';

/** A hold as the one who pays for it may ask for more time. */
export interface HoldToRenew {
  readonly paymentState: PaymentState;
  readonly holder: string;
  readonly userId: string | null;
  /** Null once the payment has no order any more. */
  readonly visit: Visit | null;
  readonly renewals: number;
  /** Seconds until it runs out. */
  readonly secondsLeft: number;
}

/** A hold with its payment, which stays locked until the transaction ends: nothing moves on meanwhile. */
export async function holdToRenew(client: PoolClient, shopOrderNo: ShopOrderNo): Promise<HoldToRenew | undefined> {
  const payments = await client.query<Omit<HoldToRenew, 'renewals' | 'secondsLeft'>>(
    `SELECT state AS "paymentState", holder, user_id AS "userId", "order" -> 'visit' AS visit FROM payment WHERE shop_order_no = $1 FOR UPDATE`,
    [shopOrderNo],
  );
  // Asked after the lock: in one statement the hold would be read as it stood before the wait.
  const holds = await client.query<Pick<HoldToRenew, 'renewals' | 'secondsLeft'>>(
    `SELECT renewals, extract(epoch FROM expires_at - now())::float AS "secondsLeft" FROM hold WHERE shop_order_no = $1`,
    [shopOrderNo],
  );
  const [payment, hold] = [payments.rows[0], holds.rows[0]];
  return payment === undefined || hold === undefined ? undefined : { ...payment, ...hold };
}

/**
 * Extends a live hold, once, so that it runs out so many seconds from now. Returns false where it has run out or was renewed before. In its
 * last two seconds it counts as run out, for the sweeper may be freeing it.
 */
export async function renewHold(client: PoolClient, shopOrderNo: ShopOrderNo, secondsLeft: number): Promise<boolean> {
  const { rowCount } = await client.query(
    `UPDATE hold h SET expires_at = now() + make_interval(secs => $2), renewals = renewals + 1
     WHERE shop_order_no = $1 AND h.state NOT IN ('kept', 'freed') AND renewals = 0 AND expires_at > clock_timestamp() + interval '2 seconds'`,
    [shopOrderNo, secondsLeft],
  );
  return rowCount === 1;
}
