import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../config/deps';
import { getJobIntervals, type JobName } from '../config/jobs';
import { isUpToDate } from '../db/migrate';
import { createSingleFlight } from '../lib/cache';
import type { SemaphoreLoad } from '../lib/semaphore';
import { findStalledJobs } from '../lib/stalled-jobs';
import { findStalledWorkQueues, getWorkQueueLoads, type WorkQueueName } from '../lib/work-queues';
import { getHeartbeatAges } from '../stores/app/heartbeats';
import { hasHotel } from '../stores/hotels/hotels';
import { countOpenAlarms } from '../stores/messages/alarms';

/** How long the database may take to say all that `/readyz` asks, in milliseconds: whoever asks waits for a second. */
const usualReadyWithinMs = 800;

/** How this process stands; what the database would have to say is missing where it is away. */
type Readiness =
  | { readonly ok: false; readonly stopping: true }
  | { readonly ok: false; readonly database: 'away' }
  | {
      readonly ok: boolean;
      readonly database: 'here';
      readonly migrations: 'done' | 'missing';
      /** Incomplete until a hotel is entered: guests are told so, and their requests are still sent here. */
      readonly setup?: 'complete' | 'incomplete';
      /** Seconds since the last heartbeat of each job; null for one that never ran. */
      readonly jobs: Readonly<Partial<Record<JobName, number | null>>>;
      readonly stoodStill: readonly JobName[];
      /** How many of each kind wait for a person. They are told, and no reason to send guests elsewhere. */
      readonly alarms: Readonly<Record<string, number>>;
      /** Heavy work of this process. */
      readonly queues: Readonly<Record<WorkQueueName, SemaphoreLoad>>;
      /** Those whose work does not end. An alarm is raised; seats and payments go on, so guests are still sent here. */
      readonly stalledQueues: readonly WorkQueueName[];
    };

const away: Readiness = { ok: false, database: 'away' };

async function look(deps: Deps, upSeconds: number): Promise<Readiness> {
  const { pool } = deps.database;
  const queues = getWorkQueueLoads();
  const ofProcess = { queues, stalledQueues: findStalledWorkQueues(queues) };
  const upToDate = await isUpToDate(pool);
  if (!upToDate)
    return { ok: false, database: 'here', migrations: 'missing', jobs: {}, stoodStill: [], alarms: {}, ...ofProcess };
  const ages = await getHeartbeatAges(pool);
  const intervals = getJobIntervals(deps);
  const stalled = findStalledJobs(intervals, ages, upSeconds);
  return {
    ok: stalled.length === 0,
    database: 'here',
    migrations: 'done',
    setup: (await hasHotel(pool)) ? 'complete' : 'incomplete',
    jobs: Object.fromEntries([...intervals.keys()].map((job) => [job, ages[job] ?? null])),
    stoodStill: stalled,
    alarms: await countOpenAlarms(pool),
    ...ofProcess,
  };
}

/**
 * For whoever watches the product. `GET /healthz`: the process answers. `GET /readyz`: whether it can serve guests, within a second;
 * 503 where it stops (`stopping` is aborted), the database is away, migrations are missing or a job stood still.
 */
export function serveHealth(app: FastifyInstance, deps: Deps, stopping?: AbortSignal): void {
  const startedAt = performance.now();
  const { readyWithinMs = usualReadyWithinMs } = deps;
  const together = createSingleFlight<Readiness>();

  app.get('/healthz', (_request, reply) => reply.send({ ok: true }));

  app.get('/readyz', async (request, reply) => {
    if (stopping?.aborted === true) return reply.code(503).send({ ok: false, stopping: true } satisfies Readiness);
    const readiness = await together('', () => {
      const looking = look(deps, (performance.now() - startedAt) / 1000).catch((error: unknown) => {
        request.log.error({ event: 'readiness.failed', err: error }, 'database did not answer the readiness check');
        return away;
      });
      return Promise.race([looking, wait(readyWithinMs, away, { ref: false })]);
    });
    return reply.code(readiness.ok ? 200 : 503).send(readiness);
  });
}
