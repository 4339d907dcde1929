import { creditPoints } from '../booking/points/credit-points';
import type { JobContext } from './job';

export async function creditVisitPoints({ deps, log, stopSignal, heartbeat }: JobContext): Promise<void> {
  for (let hasMore = true; hasMore && !stopSignal.aborted; ) {
    const batch = await creditPoints(deps.database.pool, deps.now());
    if (batch.settledVisitCount > 0)
      log.info(
        { event: 'points.settled', visits: batch.settledVisitCount, points: batch.creditedVisitCount },
        'points of past visits credited',
      );
    hasMore = batch.hasMore;
  }
  await heartbeat();
}
