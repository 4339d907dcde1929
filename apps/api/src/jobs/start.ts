import { PgBoss } from 'pg-boss';
import type { Deps } from '../config/deps';
import { getJobIntervals, type JobName, jobs } from '../config/jobs';
import type { Log } from '../ports/log';
import { recordSuccess } from '../stores/app/heartbeats';
import { startJobMonitor } from './job-monitor';
import { runJob } from './run-job';

const pollSeconds = 2;

const heartbeatSeconds = 20;
const superviseSeconds = 10;

const getRetryOptions = (everySeconds: number) => ({
  retryLimit: 5,
  retryDelay: 5,
  retryBackoff: true,
  retryDelayMax: Math.max(5, everySeconds),
});

const stopTimeoutMs = 6_000;

/** Starts to run a job at its interval. Returns the function that stops scheduling it. */
async function scheduleJob(
  boss: PgBoss,
  name: JobName,
  intervalSeconds: number,
  context: Parameters<typeof runJob>[1],
): Promise<() => void> {
  const { queue } = jobs[name];
  const { deps, log } = context;
  // Schedules the next run. If a later run is already queued, for example by a process with a longer interval, moves it
  // to the earlier time.
  const scheduleNext = async (delaySeconds: number): Promise<void> => {
    try {
      if ((await boss.send(queue, null, { startAfter: delaySeconds })) !== null) return;
      const deadline = Date.now() + delaySeconds * 1_000;
      const queuedJobs = await boss.findJobs(queue, { queued: true });
      for (const { id, startAfter: queuedStart } of queuedJobs)
        if (queuedStart.getTime() > deadline) await boss.update(queue, undefined, { id, startAfter: delaySeconds });
    } catch (error) {
      log.error({ event: 'job.not_scheduled', err: error, job: queue }, 'next run of a job could not be enqueued');
    }
  };
  const queueOptions = {
    ...getRetryOptions(intervalSeconds),
    heartbeatSeconds,
    expireInSeconds: 300,
    deleteAfterSeconds: 3600,
  };
  await boss.createQueue(queue, { policy: 'short', ...queueOptions });
  // `createQueue` leaves the options of an existing queue as they are.
  const { retryDelayMax: _, ...changeableOptions } = queueOptions;
  await boss.updateQueue(queue, changeableOptions);
  const runAndLog = async (): Promise<boolean> => {
    try {
      await runJob(name, context);
      await recordSuccess(deps.database.pool, name);
      return true;
    } catch (error) {
      log.error({ event: 'job.failed', err: error, job: queue }, 'job failed; it will be retried');
      return false;
    }
  };
  await boss.work(queue, { pollingIntervalSeconds: pollSeconds }, async () => {
    const hasSucceeded = await runAndLog();
    await scheduleNext(intervalSeconds);
    // The queue stores the error, and a database error may contain a guest's data.
    if (!hasSucceeded) throw new Error('the job failed; see the log');
  });
  await scheduleNext(0);
  // Needed after a run that could not schedule the next one because the database was unavailable, and after another
  // process has scheduled it with a longer interval.
  const timer = setInterval(() => void scheduleNext(intervalSeconds), 2_000 * intervalSeconds);
  return () => clearInterval(timer);
}

/**
 * Starts the jobs of this process on pg-boss, over the server's connection pool, because the embedded database has only
 * one session. Several processes share the work. `siteFolder` contains the pictures of mails.
 */
export async function startJobs(deps: Deps, log: Log, siteFolder: string): Promise<{ stop: () => Promise<void> }> {
  const { pool } = deps.database;
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    superviseIntervalSeconds: superviseSeconds,
    monitorIntervalSeconds: superviseSeconds,
  });
  boss.on('error', (error) => log.error({ event: 'queue.failed', err: error }, 'job queue reports an error'));
  await boss.start();
  const stopController = new AbortController();
  const context = { deps, log, siteFolder, stopSignal: stopController.signal };
  const stopFunctions = await Promise.all(
    [...getJobIntervals(deps)].map(([name, seconds]) => scheduleJob(boss, name, seconds, context)),
  );
  const stopMonitor = startJobMonitor(deps, log);
  return {
    stop: () => {
      for (const stop of [...stopFunctions, stopMonitor]) stop();
      stopController.abort();
      return boss.stop({ graceful: true, timeout: stopTimeoutMs });
    },
  };
}
