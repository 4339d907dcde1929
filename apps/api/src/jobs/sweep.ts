import { sweepExpiredHolds } from '../booking/capacity/sweep';
import type { Deps } from '../config/deps';
import type { Log } from '../ports/log';
import { noteHeartbeat } from '../stores/app/heartbeats';
import type { RecurringJob } from './job';

/** Frees holds whose time is over. */
export const sweepJob = (deps: Deps, log: Log): RecurringJob => ({
  name: 'sweep',
  worker: 'sweeper',
  everySeconds: deps.config.sweepSeconds,
  run: async () => {
    const { pool } = deps.database;
    const freed = await sweepExpiredHolds(pool);
    await noteHeartbeat(pool, 'sweeper');
    if (freed > 0) log.info({ event: 'hold.expired', count: freed }, 'expired holds released');
  },
});
