import type { CapacityRequirement } from '@dining/domain/inventory/capacity-requirement';
import type { ShopOrderNo } from '@dining/domain/shared/codes';
import type { Pool, PoolClient } from 'pg';
import { inTransaction } from '../../db/transaction';
import { lockExpiredHolds, lockExpiredHoldsOnCounters } from '../../stores/inventory/expired-holds';
import { updateExpiredHolds } from '../../stores/inventory/holds';
import { updatePaymentsToLapsed } from '../../stores/payments/payments';
import { releaseCapacity } from './counters';

const batchSize = 200;

async function freeLockedHolds(client: PoolClient, lockedOrderNos: readonly ShopOrderNo[]): Promise<number> {
  if (lockedOrderNos.length === 0) return 0;
  const freedOrderNos = await updateExpiredHolds(client, lockedOrderNos);
  await updatePaymentsToLapsed(client, freedOrderNos, 'expired');
  await releaseCapacity(client, freedOrderNos);
  return freedOrderNos.length;
}

/**
 * Frees up to 200 expired holds with a payment, which then lapses, and as many without one, in one transaction. A
 * payment that is being approved, or whose outcome is not settled, keeps its hold. Returns the number of holds freed.
 */
export const sweepExpiredHolds = (pool: Pool): Promise<number> =>
  inTransaction(pool, async (client) => freeLockedHolds(client, await lockExpiredHolds(client, batchSize)));

/** Frees, as `sweepExpiredHolds` does, up to 200 expired holds on the counters of these requirements. */
export const sweepExpiredHoldsOnCounters = (
  pool: Pool,
  requirements: readonly CapacityRequirement[],
): Promise<number> =>
  inTransaction(pool, async (client) =>
    freeLockedHolds(client, await lockExpiredHoldsOnCounters(client, batchSize, requirements)),
  );
