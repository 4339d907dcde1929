import type { Log } from '../booking/desk';
import { deskOf } from '../booking/desk';
import { reconcile } from '../booking/reconcile';
import type { Deps } from '../deps';
import { noteHeartbeat } from '../stores/heartbeats';
import type { RecurringJob } from './job';

/** Finishes or voids payments that were left in between, and leaves a sign that it ran. */
export const reconcileJob = (deps: Deps, log: Log): RecurringJob => ({
  name: 'reconcile-payments',
  everySeconds: deps.config.reconcileSeconds,
  run: async () => {
    const looked = await reconcile(deskOf(deps, log));
    await noteHeartbeat(deps.database.pool, 'reconciler');
    if (looked > 0) log.info({ looked }, 'payments reconciled');
  },
});
