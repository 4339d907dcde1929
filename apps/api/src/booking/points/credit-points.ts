import { calculateVisitPoints, getLastDayWithPoints } from '@dining/domain/pricing/points';
import type { Pool } from 'pg';
import { inTransaction } from '../../db/transaction';
import { insertPointEntries, lockVisitsDueForPoints, updateVisitsPointsSettled } from '../../stores/points/points';

const batchSize = 200;

export interface PointsRun {
  /** Visits processed, with or without points. */
  readonly settledVisitCount: number;
  /** Visits that earned points. */
  readonly creditedVisitCount: number;
}

/**
 * Credits the points of one batch of visits, on the morning after (decision 20). Marks the visits in the same commit,
 * so that repeated or concurrent runs credit each once.
 */
export const creditPoints = (pool: Pool, now: Date): Promise<PointsRun & { readonly hasMore: boolean }> =>
  inTransaction(pool, async (client) => {
    const visits = await lockVisitsDueForPoints(client, getLastDayWithPoints(now), batchSize);
    const entries = visits
      .map((visit) => ({
        resvCode: visit.resvCode,
        amount: calculateVisitPoints(visit, visit.rate),
        paidAmount: visit.paidAmount,
      }))
      .filter(({ amount }) => amount > 0);
    await insertPointEntries(client, entries);
    await updateVisitsPointsSettled(
      client,
      visits.map(({ resvCode }) => resvCode),
      now,
    );
    return {
      settledVisitCount: visits.length,
      creditedVisitCount: entries.length,
      hasMore: visits.length === batchSize,
    };
  });
