import { creditPoints } from '../booking/points/credit-points';
import type { JobContext } from './job';

export async function creditVisitPoints({ deps, log, stopping, heartbeat }: JobContext): Promise<void> {
  for (let more = true; more && !stopping.aborted; ) {
    const batch = await creditPoints(deps.database.pool, deps.now());
    if (batch.settled > 0)
      log.info(
        { event: 'points.settled', visits: batch.settled, points: batch.credited },
        'points of past visits credited',
      );
    more = batch.more;
  }
  await heartbeat();
}
