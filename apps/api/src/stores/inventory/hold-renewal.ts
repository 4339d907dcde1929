import type { PaymentState } from '@dining/domain/payments/states';
import type { ShopOrderNo } from '@dining/domain/shared/codes';
import type { Visit } from '@dining/domain/shared/seoul-time';
import type { PoolClient } from 'pg';
import { sql } from '../../db/sql';

export interface HoldToRenew {
  readonly paymentState: PaymentState;
  readonly guestId: string;
  readonly userId: string | null;
  readonly visit: Visit | null;
  readonly renewals: number;
  readonly secondsLeft: number;
}

/** Locks the payment of a hold, because payments are always locked first, and reads the hold. */
export async function lockHoldToRenew(client: PoolClient, shopOrderNo: ShopOrderNo): Promise<HoldToRenew | undefined> {
  const payments = await client.query<Omit<HoldToRenew, 'renewals' | 'secondsLeft'>>(sql('lock_payment_to_renew')`
    SELECT state AS "paymentState", guest_id AS "guestId", user_id AS "userId", "order" -> 'visit' AS visit
    FROM payment WHERE shop_order_no = ${shopOrderNo} FOR UPDATE`);
  // A separate statement, because the one that locks would read the hold as it was before the wait.
  const holds = await client.query<Pick<HoldToRenew, 'renewals' | 'secondsLeft'>>(sql('find_hold_to_renew')`
    SELECT renewals, extract(epoch FROM expires_at - now())::float AS "secondsLeft" FROM hold WHERE shop_order_no = ${shopOrderNo}`);
  const [payment, hold] = [payments.rows[0], holds.rows[0]];
  return payment === undefined || hold === undefined ? undefined : { ...payment, ...hold };
}

/**
 * Extends a live hold once, so that it expires in `secondsLeft`. Returns false if the hold was kept or freed, has
 * expired or was renewed before. In its last two seconds it counts as expired, because the sweeper may be freeing it.
 * The states are negated as in `updateHoldExpiry`, so that the hold is found by its primary key (ADR 29).
 */
export async function updateRenewedHold(
  client: PoolClient,
  shopOrderNo: ShopOrderNo,
  secondsLeft: number,
): Promise<boolean> {
  const { rowCount } = await client.query(sql('update_renewed_hold')`
    UPDATE hold SET expires_at = now() + make_interval(secs => ${secondsLeft}), renewals = renewals + 1
    WHERE shop_order_no = ${shopOrderNo} AND state NOT IN ('kept', 'freed') AND renewals = 0
      AND expires_at > clock_timestamp() + interval '2 seconds'`);
  return rowCount === 1;
}
