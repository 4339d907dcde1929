import type { Need } from '@dining/domain/inventory/need';
import type { Pool } from 'pg';
import { inTransaction } from '../../db/transaction';
import { giveBackToCounters, hasRoom } from '../../stores/inventory/counters';
import { lockExpired } from '../../stores/inventory/expired-holds';
import { moveHolds } from '../../stores/inventory/holds';
import { lapsePayments } from '../../stores/payments/payments';

/** The most that one sweep frees: more wait for the next. */
const batch = 200;

interface Sweep {
  /** Holds that had run out when they were looked for; another sweep may have freed some of them meanwhile. */
  readonly found: number;
  readonly freed: number;
}

const sweep = (pool: Pool, needs?: readonly Need[]): Promise<Sweep> =>
  inTransaction(pool, async (client) => {
    const found = await lockExpired(client, batch, needs);
    if (found.length === 0) return { found: 0, freed: 0 };
    // Those of them that still have: one may have been renewed, or be paid for meanwhile.
    const freed = await moveHolds(client, found, 'held', 'freed', 'run out');
    await lapsePayments(client, freed, 'expired');
    await giveBackToCounters(client, freed);
    return { found: found.length, freed: freed.length };
  });

/**
 * Frees holds whose time is over and lets their payments lapse, all in one transaction. A payment on its way at the provider is
 * never expired blind: its hold stays until the reconciler knows. Answers how many were freed.
 */
export const sweepExpiredHolds = async (pool: Pool): Promise<number> => (await sweep(pool)).freed;

/**
 * Frees, for an order that found a counter full, the holds that have run out and stand in its way; another sweep that is at them is
 * waited for. Answers whether it is worth another try: there were any, or another sweep had ended before this one looked.
 */
export async function clearTheWay(pool: Pool, needs: readonly Need[]): Promise<boolean> {
  // What has no limit is in nobody's way.
  const limited = needs.filter(({ capacity }) => capacity !== null);
  return (await sweep(pool, limited)).found > 0 || hasRoom(pool, limited);
}
