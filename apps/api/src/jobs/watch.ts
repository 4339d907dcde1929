import { hostname } from 'node:os';
import { lastDayInSight } from '@dining/domain/availability/horizon';
import { yearsWithoutHolidays } from '@dining/domain/shared/holidays';
import { todayInSeoul } from '@dining/domain/shared/seoul-time';
import type { Deps } from '../config/deps';
import { stoodStill, turnsOf } from '../lib/stalled-jobs';
import { findStalledWorkQueues, getWorkQueueLoads, workQueueNames } from '../lib/work-queues';
import { raiseAlarm, raiseAlarms, settleAlarm, settleAlarms } from '../notifications/alarms';
import type { Log } from '../ports/log';
import { heartbeatAges, type Worker, workers } from '../stores/app/heartbeats';
import { getHolidays } from '../stores/availability/holidays';

/** How often somebody looks, in milliseconds. */
const everyMs = 60_000;

/** Decision 8: a year that guests can reach and whose holidays nobody entered is told of, until somebody has. */
async function watchHolidays(deps: Deps, log: Log): Promise<void> {
  const { pool } = deps.database;
  const today = todayInSeoul(deps.now());
  const { calendar } = await getHolidays(pool);
  const years = yearsWithoutHolidays(today, lastDayInSight(today), calendar).map(String);
  const detail = 'no public holidays are entered for this year';
  await raiseAlarms(
    pool,
    log,
    years.map((year) => ({ kind: 'holidays_unknown', subject: year, detail })),
  );
  await settleAlarms(pool, log, ['holidays_unknown'], years);
}

/** Raises an alarm about each queue of this process whose work does not end, and settles it once the queue moves. */
async function watchWorkQueues({ config, database: { pool } }: Deps, log: Log): Promise<void> {
  // The same after a restart, and another one for each process of a machine.
  const subject = `${hostname()}:${config.port}`;
  const loads = getWorkQueueLoads();
  const stalled = findStalledWorkQueues(loads);
  for (const name of workQueueNames) {
    const kind = `${name}_stood_still` as const;
    if (!stalled.includes(name)) {
      await settleAlarm(pool, log, kind, subject);
      continue;
    }
    const { running, waiting, longestSeconds } = loads[name];
    log.error({ event: 'queue.stalled', queue: name, running, waiting, longestSeconds }, 'queue stalled');
    const detail = `running ${running}, waiting ${waiting}, the longest for ${Math.round(longestSeconds)} seconds`;
    await raiseAlarm(pool, log, kind, subject, detail);
  }
}

const kindOf = (worker: Worker) => `${worker}_stood_still` as const;

/**
 * Looks after what would otherwise stop without a word (reliability, rule 5): holidays that run out, and jobs that no longer run. Answers
 * one look. A job is told of when two looks running find it standing: while the database was away nobody could run.
 */
export function watch(deps: Deps, log: Log): () => Promise<void> {
  const startedAt = performance.now();
  let stoodBefore: readonly Worker[] = [];
  return async () => {
    const { pool } = deps.database;
    const before = stoodBefore;
    stoodBefore = [];
    const still = stoodStill(turnsOf(deps), await heartbeatAges(pool), (performance.now() - startedAt) / 1000);
    const [standing, moving] = [workers.filter((one) => still.includes(one)), workers.filter((one) => !still.includes(one))];
    await settleAlarms(pool, log, moving.map(kindOf));
    const told = standing.filter((worker) => before.includes(worker));
    await raiseAlarms(
      pool,
      log,
      told.map((worker) => ({ kind: kindOf(worker), subject: worker, detail: 'it has missed six turns' })),
    );
    stoodBefore = still;
    await watchWorkQueues(deps, log);
    await watchHolidays(deps, log);
  };
}

/** Has this process look, beside the job queue: what watches the queue must not stand in it. Answers how to stop. */
export function keepWatch(deps: Deps, log: Log): () => void {
  const look = watch(deps, log);
  const timer = setInterval(() => {
    look().catch((error: unknown) =>
      log.error({ event: 'job_monitor.failed', err: error }, 'jobs and queues could not be checked'),
    );
  }, everyMs);
  return () => clearInterval(timer);
}
