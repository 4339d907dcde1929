import { hostname } from 'node:os';
import { getLastBookableDay } from '@dining/domain/availability/horizon';
import { listYearsWithoutHolidayData } from '@dining/domain/shared/holidays';
import { getTodayInSeoul } from '@dining/domain/shared/seoul-time';
import type { Deps } from '../config/deps';
import { getJobAlarmKind, getJobIntervals, type JobName, jobNames } from '../config/jobs';
import { findStalledJobs } from '../lib/stalled-jobs';
import { findStalledWorkQueues, getWorkQueueLoads, workQueueNames } from '../lib/work-queues';
import { getQueueAlarmKind } from '../notifications/alarm-kinds';
import { closeAlarm, closeObsoleteAlarms, raiseAlarm, raiseAlarms } from '../notifications/alarms';
import type { Log } from '../ports/log';
import { getHeartbeatAges } from '../stores/app/heartbeats';
import { getHolidays } from '../stores/availability/holidays';

const intervalMs = 60_000;

async function checkHolidays(deps: Deps, log: Log): Promise<void> {
  const { pool } = deps.database;
  const today = getTodayInSeoul(deps.now());
  const { calendar } = await getHolidays(pool);
  const years = listYearsWithoutHolidayData(today, getLastBookableDay(today), calendar).map(String);
  const detail = 'no public holidays are entered for this year';
  await raiseAlarms(
    pool,
    log,
    years.map((year) => ({ kind: 'holidays_unknown', subject: year, detail })),
  );
  await closeObsoleteAlarms(pool, log, ['holidays_unknown'], years);
}

async function checkWorkQueues({ config, database: { pool } }: Deps, log: Log): Promise<void> {
  const subject = `${hostname()}:${config.port}`;
  const loads = getWorkQueueLoads();
  const stalledQueues = findStalledWorkQueues(loads);
  for (const name of workQueueNames) {
    const kind = getQueueAlarmKind(name);
    if (!stalledQueues.includes(name)) {
      await closeAlarm(pool, log, kind, subject);
      continue;
    }
    const { running, waiting, longestSeconds } = loads[name];
    log.error({ event: 'queue.stalled', queue: name, running, waiting, longestSeconds }, 'queue stalled');
    const detail = `running ${running}, waiting ${waiting}, the longest for ${Math.round(longestSeconds)} seconds`;
    await raiseAlarm(pool, log, kind, subject, detail);
  }
}

/**
 * Creates a check that raises and closes the alarms about stalled jobs, stalled work queues and years without holidays
 * (reliability, rule 5). Reports a job only if two checks in a row find it stalled, because every job looks stalled
 * right after the database was unavailable.
 */
export function createJobMonitor(deps: Deps, log: Log): () => Promise<void> {
  const startedAt = performance.now();
  let lastStalledJobs: readonly JobName[] = [];
  return async () => {
    const { pool } = deps.database;
    const stalledAtLastCheck = lastStalledJobs;
    lastStalledJobs = [];
    const uptimeSeconds = (performance.now() - startedAt) / 1000;
    const stalledJobs = findStalledJobs(getJobIntervals(deps), await getHeartbeatAges(pool), uptimeSeconds);
    const otherJobs = jobNames.filter((job) => !stalledJobs.includes(job));
    await closeObsoleteAlarms(pool, log, otherJobs.map(getJobAlarmKind));
    const stalledTwice = stalledJobs.filter((job) => stalledAtLastCheck.includes(job));
    await raiseAlarms(
      pool,
      log,
      stalledTwice.map((job) => ({
        kind: getJobAlarmKind(job),
        subject: job,
        detail: 'the job has not run for six of its intervals',
      })),
    );
    lastStalledJobs = stalledJobs;
    await checkWorkQueues(deps, log);
    await checkHolidays(deps, log);
  };
}

export function startJobMonitor(deps: Deps, log: Log): () => void {
  const runCheck = createJobMonitor(deps, log);
  const timer = setInterval(() => {
    runCheck().catch((error: unknown) =>
      log.error({ event: 'job_monitor.failed', err: error }, 'jobs and queues could not be checked'),
    );
  }, intervalMs);
  return () => clearInterval(timer);
}
