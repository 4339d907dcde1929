import type { CapacityRequirement } from '@dining/domain/inventory/capacity-requirement';
import type { ShopOrderNo } from '@dining/domain/shared/codes';
import type { Pool, PoolClient } from 'pg';
import { inTransaction } from '../../db/transaction';
import { lockExpiredHolds, lockExpiredHoldsOnCounters } from '../../stores/inventory/expired-holds';
import { updateExpiredHolds } from '../../stores/inventory/holds';
import { updateToLapsed } from '../../stores/payments/payments';
import { releaseCapacity } from './counters';

/** The most holds that one sweep frees; more wait for the next. */
const batchSize = 200;

/** Frees those of the locked holds that are still expired: one may have been renewed or be paid for meanwhile. */
async function freeExpired(client: PoolClient, locked: readonly ShopOrderNo[]): Promise<number> {
  if (locked.length === 0) return 0;
  const freed = await updateExpiredHolds(client, locked);
  await updateToLapsed(client, freed, 'expired');
  await releaseCapacity(client, freed);
  return freed.length;
}

/**
 * Frees expired holds and lets their payments lapse, in one transaction. A payment on its way at the provider is never expired blind: its
 * hold stays until the reconciler knows. Returns the number freed.
 */
export const sweepExpiredHolds = (pool: Pool): Promise<number> =>
  inTransaction(pool, async (client) => freeExpired(client, await lockExpiredHolds(client, batchSize)));

/** Frees the expired holds that took from the counters of `needs`; waits for another sweep that is freeing them. */
export const releaseExpiredHolds = (pool: Pool, needs: readonly CapacityRequirement[]): Promise<number> =>
  inTransaction(pool, async (client) => freeExpired(client, await lockExpiredHoldsOnCounters(client, batchSize, needs)));
