import { paymentDepsOf } from '../booking/payments/payment-deps';
import { reconcile } from '../booking/payments/reconcile';
import type { Deps } from '../config/deps';
import type { Log } from '../ports/log';
import { noteHeartbeat } from '../stores/app/heartbeats';
import type { RecurringJob } from './job';

/** Finishes or voids payments that were left in between, and leaves signs that it runs. Takes up no other once it is told to stop. */
export const reconcileJob = (deps: Deps, log: Log, stopping: AbortSignal): RecurringJob => ({
  name: 'reconcile-payments',
  worker: 'reconciler',
  everySeconds: deps.config.reconcileSeconds,
  run: async () => {
    const alive = () => noteHeartbeat(deps.database.pool, 'reconciler');
    const by = { kind: 'job', name: 'reconciler' } as const;
    const looked = await reconcile(paymentDepsOf(deps, log, by), { alive, stopping });
    if (looked > 0) log.info({ event: 'payment.reconciled', count: looked }, 'payments reconciled');
  },
});
