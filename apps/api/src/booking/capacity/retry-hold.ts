import type { Failure } from '@dining/contract/failure';
import type { CapacityRequirement } from '@dining/domain/inventory/capacity-requirement';
import type { Pool } from 'pg';
import type { CounterKind } from './counters';
import { sweepExpiredHoldsOnCounters } from './sweep';

export type HoldError = { readonly ok: false } & (
  | { readonly type: 'full'; readonly fullCounter: CounterKind; readonly requirements: readonly CapacityRequirement[] }
  | { readonly type: 'rules_changed' }
  | { readonly type: 'refused'; readonly failure: Failure }
);

export const createHoldRefusal = (failure: Failure): HoldError => ({ ok: false, type: 'refused', failure });

const maxAttempts = 4;

/**
 * Runs an attempt to check an order and take its capacity, at most four times. Repeats it if rules have changed since,
 * so that nothing is sold by an old rule, and once if a counter is full, after freeing the expired holds on the order's
 * counters.
 */
export async function retryHold<Success extends { readonly ok: true }>(
  pool: Pool,
  attempt: () => Promise<Success | HoldError>,
): Promise<Success | HoldError> {
  let result = await attempt();
  let hasSwept = false;
  for (let attempts = 1; attempts < maxAttempts && !result.ok; attempts += 1) {
    if (result.type === 'refused' || (result.type === 'full' && hasSwept)) return result;
    if (result.type === 'full') {
      await sweepExpiredHoldsOnCounters(pool, result.requirements);
      hasSwept = true;
    }
    result = await attempt();
  }
  return result;
}
