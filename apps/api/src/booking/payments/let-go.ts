import type { ShopOrderNo } from '@dining/domain/shared/codes';
import type { Pool, PoolClient } from 'pg';
import { inTransaction } from '../../db/transaction';
import { lapsePayments, lockUnpaidOfMember, unpaidOfGuest } from '../../stores/payments/payments';
import { freeHolds } from '../capacity/hold';

/**
 * A guest whose session has ended leaves no seats behind: what he has not paid for lapses. A payment on its way is left to
 * end as it may, and a good return of a lapsed one is honoured like any other until he orders the same anew (ADR 3).
 */
export const letGoUnpaid = (pool: Pool, holder: string): Promise<void> =>
  inTransaction(pool, async (client) => {
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
