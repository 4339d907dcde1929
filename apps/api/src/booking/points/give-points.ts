import { lastDayWithPoints, pointsOfVisit } from '@dining/domain/pricing/points';
import type { Pool } from 'pg';
import { inTransaction } from '../../db/transaction';
import { insertPointEntries, lockVisitsToSettle, updateVisitsAsSettled } from '../../stores/points/points';

const batch = 200;

export interface PointsGiven {
  readonly settled: number;
  readonly given: number;
}

/**
 * Gives the points of one batch of visits, on the morning after (decision 20). Marks them in the same commit, so that
 * repeated or concurrent runs give each once.
 */
export const givePoints = (pool: Pool, now: Date): Promise<PointsGiven & { readonly more: boolean }> =>
  inTransaction(pool, async (client) => {
    const visits = await lockVisitsToSettle(client, lastDayWithPoints(now), batch);
    const earned = visits
      .map((visit) => ({ resvCode: visit.resvCode, amount: pointsOfVisit(visit, visit.rate), paidAmount: visit.paidAmount }))
      .filter(({ amount }) => amount > 0);
    await insertPointEntries(client, earned);
    await updateVisitsAsSettled(
      client,
      visits.map(({ resvCode }) => resvCode),
      now,
    );
    return { settled: visits.length, given: earned.length, more: visits.length === batch };
  });
