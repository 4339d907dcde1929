import { givePoints } from '../booking/points/give-points';
import type { Deps } from '../config/deps';
import type { Log } from '../ports/log';
import { noteHeartbeat } from '../stores/app/heartbeats';
import type { RecurringJob } from './job';

/** Gives members the points of their visits, the morning after. */
export const pointsJob = (deps: Deps, log: Log, stopping: AbortSignal): RecurringJob => ({
  name: 'points',
  worker: 'points',
  everySeconds: deps.config.pointsSeconds,
  run: async () => {
    const { pool } = deps.database;
    for (let more = true; more && !stopping.aborted; ) {
      const step = await givePoints(pool, deps.now());
      if (step.settled > 0)
        log.info({ event: 'points.settled', visits: step.settled, points: step.given }, 'points of past visits credited');
      more = step.more;
    }
    await noteHeartbeat(pool, 'points');
  },
});
