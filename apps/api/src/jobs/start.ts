import { PgBoss } from 'pg-boss';
import type { Deps } from '../config/deps';
import { getJobIntervals, type JobName, jobs } from '../config/jobs';
import type { Log } from '../ports/log';
import { recordSuccess } from '../stores/app/heartbeats';
import { runJob } from './handlers';
import { startJobMonitor } from './job-monitor';

/** How soon a due job is noticed; the database is asked this often per queue. */
const pollSeconds = 2;

/** How long a run may go without its process saying that it lives, in seconds: then another takes it up. */
const heartbeatSeconds = 20;
/** How often one of the processes looks for runs whose process has died, in seconds. */
const superviseSeconds = 10;

/** A run that failed comes again after five seconds, ten, twenty …, and never later than its next turn. */
const retries = (everySeconds: number) => ({
  retryLimit: 5,
  retryDelay: 5,
  retryBackoff: true,
  retryDelayMax: Math.max(5, everySeconds),
});

/** How long work under way may take to end once it is told to stop, in milliseconds; what is left comes round again. */
const patienceMs = 6_000;

/** Schedules the runs of a job. Returns a function that stops scheduling. */
async function scheduleJob(
  boss: PgBoss,
  name: JobName,
  intervalSeconds: number,
  context: Parameters<typeof runJob>[1],
): Promise<() => void> {
  const { queue } = jobs[name];
  const { deps, log } = context;
  // What waits for a later moment than this one was asked for with a longer pause, which holds no longer: it comes forward.
  const ask = async (startAfter: number): Promise<void> => {
    try {
      if ((await boss.send(queue, null, { startAfter })) !== null) return;
      const by = Date.now() + startAfter * 1_000;
      const waiting = await boss.findJobs(queue, { queued: true });
      for (const { id, startAfter: at } of waiting)
        if (at.getTime() > by) await boss.update(queue, undefined, { id, startAfter });
    } catch (error) {
      log.error({ event: 'job.not_scheduled', err: error, job: queue }, 'next run of a job could not be enqueued');
    }
  };
  const kept = { ...retries(intervalSeconds), heartbeatSeconds, expireInSeconds: 300, deleteAfterSeconds: 3600 };
  // 'short': at most one waits, so that several processes asking for the next run make one.
  await boss.createQueue(queue, { policy: 'short', ...kept });
  // A queue that an older server made keeps what it was made with.
  const { retryDelayMax: _, ...changeable } = kept;
  await boss.updateQueue(queue, changeable);
  const run = async (): Promise<boolean> => {
    try {
      await runJob(name, context);
      await recordSuccess(deps.database.pool, name);
      return true;
    } catch (error) {
      log.error({ event: 'job.failed', err: error, job: queue }, 'job failed; it is tried again');
      return false;
    }
  };
  await boss.work(queue, { pollingIntervalSeconds: pollSeconds }, async () => {
    const done = await run();
    await ask(intervalSeconds);
    // The queue keeps what it is told of a failure; the database's own words may quote a guest.
    if (!done) throw new Error('it failed: the log says why');
  });
  // At once at start: what a crash left in between is not left until the timer (reliability, rule 5).
  await ask(0);
  // A run that could not ask for the next one, because the database was away, must not have been the last; and one by a process that
  // still has a longer pause is not waited for.
  const timer = setInterval(() => void ask(intervalSeconds), 2_000 * intervalSeconds);
  return () => clearInterval(timer);
}

/**
 * Starts the jobs of this process on pg-boss, over the product's own connection pool: the embedded database has only one
 * session. Several processes share the work. Mails take their pictures from the built site's folder.
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
  const stopping = new AbortController();
  const context = { deps, log, siteFolder, stopping: stopping.signal };
  const ends = await Promise.all([...getJobIntervals(deps)].map(([name, seconds]) => scheduleJob(boss, name, seconds, context)));
  const stopMonitor = startJobMonitor(deps, log);
  return {
    stop: () => {
      for (const end of [...ends, stopMonitor]) end();
      stopping.abort();
      return boss.stop({ graceful: true, timeout: patienceMs });
    },
  };
}
