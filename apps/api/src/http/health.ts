import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../config/deps';
import { getJobIntervals, type JobName } from '../config/jobs';
import { isSchemaUpToDate } from '../db/migrate';
import { createSingleFlight } from '../lib/cache';
import type { SemaphoreLoad } from '../lib/semaphore';
import { findStalledJobs } from '../lib/stalled-jobs';
import { findStalledWorkQueues, getWorkQueueLoads, type WorkQueueName } from '../lib/work-queues';
import { getHeartbeatAges } from '../stores/app/heartbeats';
import { hasHotel } from '../stores/hotels/hotels';
import { countOpenAlarms } from '../stores/messages/alarms';

const defaultReadinessTimeoutMs = 800;

type Readiness =
  | { readonly ok: false; readonly stopping: true }
  | { readonly ok: false; readonly database: 'away' }
  | {
      readonly ok: boolean;
      readonly database: 'here';
      readonly migrations: 'done' | 'missing';
      /** Incomplete until a hotel is entered. The server counts as ready, and guests see a notice. */
      readonly setup?: 'complete' | 'incomplete';
      readonly jobs: Readonly<Partial<Record<JobName, number | null>>>;
      readonly stalledJobs: readonly JobName[];
      readonly alarms: Readonly<Record<string, number>>;
      readonly queues: Readonly<Record<WorkQueueName, SemaphoreLoad>>;
      /** Work queues that have stalled. They raise an alarm, but bookings work, so the server counts as ready. */
      readonly stalledQueues: readonly WorkQueueName[];
    };

const databaseUnavailable: Readiness = { ok: false, database: 'away' };

async function checkReadiness(deps: Deps, uptimeSeconds: number): Promise<Readiness> {
  const { pool } = deps.database;
  const queues = getWorkQueueLoads();
  const queueState = { queues, stalledQueues: findStalledWorkQueues(queues) };
  const isUpToDate = await isSchemaUpToDate(pool);
  if (!isUpToDate)
    return { ok: false, database: 'here', migrations: 'missing', jobs: {}, stalledJobs: [], alarms: {}, ...queueState };
  const ages = await getHeartbeatAges(pool);
  const intervals = getJobIntervals(deps);
  const stalledJobs = findStalledJobs(intervals, ages, uptimeSeconds);
  return {
    ok: stalledJobs.length === 0,
    database: 'here',
    migrations: 'done',
    setup: (await hasHotel(pool)) ? 'complete' : 'incomplete',
    jobs: Object.fromEntries([...intervals.keys()].map((job) => [job, ages[job] ?? null])),
    stalledJobs,
    alarms: await countOpenAlarms(pool),
    ...queueState,
  };
}

/**
 * Serves `GET /healthz` (the process answers) and `GET /readyz`, which answers within a second whether the server can
 * serve guests: 503 if it is stopping, the database is unavailable, migrations are missing or a job has stalled.
 */
export function serveHealth(app: FastifyInstance, deps: Deps, stopSignal?: AbortSignal): void {
  const startedAt = performance.now();
  const { readinessTimeoutMs = defaultReadinessTimeoutMs } = deps;
  const shareCheck = createSingleFlight<Readiness>();

  app.get('/healthz', (_request, reply) => reply.send({ ok: true }));

  app.get('/readyz', async (request, reply) => {
    if (stopSignal?.aborted === true) return reply.code(503).send({ ok: false, stopping: true } satisfies Readiness);
    const readiness = await shareCheck('', () => {
      const readinessPromise = checkReadiness(deps, (performance.now() - startedAt) / 1000).catch((error: unknown) => {
        request.log.error({ event: 'readiness.failed', err: error }, 'database did not answer the readiness check');
        return databaseUnavailable;
      });
      return Promise.race([readinessPromise, wait(readinessTimeoutMs, databaseUnavailable, { ref: false })]);
    });
    return reply.code(readiness.ok ? 200 : 503).send(readiness);
  });
}
