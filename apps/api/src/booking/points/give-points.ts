import { calculateVisitPoints, getLastDayWithPoints } from '@dining/domain/pricing/points';
import type { Pool } from 'pg';
import { inTransaction } from '../../db/transaction';
import { insertPointEntries, lockVisitsToSettle, updateVisitsAsSettled } from '../../stores/points/points';

/** Settled in one commit: little enough that nobody waits for the locks of one. */
const batch = 200;

/** A run's work: how many visits were looked at, and how many of them brought points. */
export interface PointsGiven {
  readonly settled: number;
  readonly given: number;
}

/**
 * Gives the points of visits whose morning after has come (decision 20), each once: what is settled is marked in the same commit, so
 * that a run after a crash, or beside another, finds only what is left. Answers a step; a full one may be followed by another.
 */
export const givePoints = (pool: Pool, now: Date): Promise<PointsGiven & { readonly more: boolean }> =>
  inTransaction(pool, async (client) => {
    const visits = await lockVisitsToSettle(client, getLastDayWithPoints(now), batch);
    const earned = visits
      .map((visit) => ({
        resvCode: visit.resvCode,
        amount: calculateVisitPoints(visit, visit.rate),
        paidAmount: visit.paidAmount,
      }))
      .filter(({ amount }) => amount > 0);
    await insertPointEntries(client, earned);
    await updateVisitsAsSettled(
      client,
      visits.map(({ resvCode }) => resvCode),
      now,
    );
    return { settled: visits.length, given: earned.length, more: visits.length === batch };
  });
