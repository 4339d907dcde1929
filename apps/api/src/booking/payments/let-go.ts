import type { ShopOrderNo } from '@dining/domain/shared/codes';
import type { Pool, PoolClient } from 'pg';
import { inTransaction } from '../../db/transaction';
import { lockHolder } from '../../stores/inventory/holds';
import { lapsePayments, lockUnpaidOfMember, unpaidOfGuest } from '../../stores/payments/payments';
import { freeHolds } from '../capacity/hold';

/**
 * Releases the unpaid holds of a guest whose session has ended. A payment on its way is left to end as it may, and a good return of a lapsed
 * one is accepted like any other until the guest orders the same again (ADR 3). Waits for an order that the guest is just placing.
 */
export const letGoUnpaid = (pool: Pool, holder: string): Promise<void> =>
  inTransaction(pool, async (client) => {
    await lockHolder(client, holder);
    const lapsed = await lapsePayments(client, await unpaidOfGuest(client, holder), 'session_ended');
    await freeHolds(client, lapsed, 'held');
  });

/** The same for one order of a guest. */
export const letGoOrder = (pool: Pool, shopOrderNo: ShopOrderNo): Promise<void> =>
  inTransaction(pool, async (client) => {
    await freeHolds(client, await lapsePayments(client, [shopOrderNo], 'session_ended'), 'held');
  });

/** The same for a member who leaves, in the commit in which he does. */
export async function letGoOfMember(client: PoolClient, userId: string): Promise<void> {
  const lapsed = await lapsePayments(client, await lockUnpaidOfMember(client, userId), 'session_ended');
  await freeHolds(client, lapsed, 'held');
}
