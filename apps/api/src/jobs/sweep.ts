import type { Log } from '../booking/desk';
import type { Deps } from '../deps';
import { noteHeartbeat } from '../stores/heartbeats';
import { sweepExpiredHolds } from '../stores/holds';
import { removeOldSheets } from '../stores/order-sheets';
import { forgetLapsedOrders } from '../stores/payments';
import { removeExpiredSessions } from '../stores/sessions';
import { removeExpiredThrottles } from '../stores/throttle';
import type { RecurringJob } from './job';

/** Frees holds whose time is over, and clears away what has run out. */
export const sweepJob = (deps: Deps, log: Log): RecurringJob => ({
  name: 'sweep',
  everySeconds: deps.config.sweepSeconds,
  run: async () => {
    const { pool } = deps.database;
    const freed = await sweepExpiredHolds(pool);
    await forgetLapsedOrders(pool);
    await removeExpiredSessions(pool);
    await removeOldSheets(pool);
    await removeExpiredThrottles(pool);
    await noteHeartbeat(pool, 'sweeper');
    if (freed > 0) log.info({ freed }, 'holds freed');
  },
});
