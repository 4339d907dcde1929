import type { ShopOrderNo } from '@dining/domain/shared/codes';
import type { Pool, PoolClient } from 'pg';
import { inTransaction } from '../../db/transaction';
import { lockGuest } from '../../stores/inventory/holds';
import {
  listUnpaidPaymentsOfGuest,
  lockUnpaidPaymentsOfMember,
  updatePaymentsToLapsed,
} from '../../stores/payments/payments';
import { freeHolds } from '../capacity/hold';

/**
 * Releases the unpaid holds of a guest whose session has ended. A payment that is being approved continues, and a late
 * return of a lapsed payment is accepted until the guest orders the same again (ADR 3). Waits for an order in progress.
 */
export const releaseUnpaidHolds = (pool: Pool, guestId: string): Promise<void> =>
  inTransaction(pool, async (client) => {
    await lockGuest(client, guestId);
    const unpaidOrderNos = await listUnpaidPaymentsOfGuest(client, guestId);
    await freeHolds(client, await updatePaymentsToLapsed(client, unpaidOrderNos, 'session_ended'), 'held');
  });

export const releaseUnpaidHold = (pool: Pool, shopOrderNo: ShopOrderNo): Promise<void> =>
  inTransaction(pool, async (client) => {
    await freeHolds(client, await updatePaymentsToLapsed(client, [shopOrderNo], 'session_ended'), 'held');
  });

export async function releaseUnpaidHoldsOfMember(client: PoolClient, userId: string): Promise<void> {
  const unpaidOrderNos = await lockUnpaidPaymentsOfMember(client, userId);
  await freeHolds(client, await updatePaymentsToLapsed(client, unpaidOrderNos, 'session_ended'), 'held');
}
