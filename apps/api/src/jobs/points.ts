import { givePoints } from '../booking/points/give-points';
import type { JobContext } from './job';

export async function awardVisitPoints({ deps, log, stopping, heartbeat }: JobContext): Promise<void> {
  for (let more = true; more && !stopping.aborted; ) {
    const step = await givePoints(deps.database.pool, deps.now());
    if (step.settled > 0)
      log.info({ event: 'points.settled', visits: step.settled, points: step.given }, 'points of past visits credited');
    more = step.more;
  }
  await heartbeat();
}
