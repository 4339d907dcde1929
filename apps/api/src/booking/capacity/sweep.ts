import type { CapacityRequirement } from '@dining/domain/inventory/capacity-requirement';
import type { ShopOrderNo } from '@dining/domain/shared/codes';
import type { Pool, PoolClient } from 'pg';
import { inTransaction } from '../../db/transaction';
import { lockExpiredHolds, lockExpiredHoldsOnCounters } from '../../stores/inventory/expired-holds';
import { updateExpiredHolds } from '../../stores/inventory/holds';
import { updatePaymentsToLapsed } from '../../stores/payments/payments';
import { releaseCapacity } from './counters';

const batchSize = 200;

async function freeExpiredHolds(client: PoolClient, locked: readonly ShopOrderNo[]): Promise<number> {
  if (locked.length === 0) return 0;
  const freed = await updateExpiredHolds(client, locked);
  await updatePaymentsToLapsed(client, freed, 'expired');
  await releaseCapacity(client, freed);
  return freed.length;
}

/**
 * Frees expired holds and lets their payments lapse, in one transaction. A payment that is being approved keeps its
 * hold until the reconciler knows the outcome. Returns the number freed.
 */
export const sweepExpiredHolds = (pool: Pool): Promise<number> =>
  inTransaction(pool, async (client) => freeExpiredHolds(client, await lockExpiredHolds(client, batchSize)));

/** Frees only expired holds on the counters of these requirements, as `sweepExpiredHolds` does. */
export const releaseExpiredHolds = (pool: Pool, requirements: readonly CapacityRequirement[]): Promise<number> =>
  inTransaction(pool, async (client) =>
    freeExpiredHolds(client, await lockExpiredHoldsOnCounters(client, batchSize, requirements)),
  );
