import type { Pool } from 'pg';
import { PgBoss } from 'pg-boss';
import type { Deps } from '../config/deps';
import type { Log } from '../ports/log';
import { noteSuccess } from '../stores/app/heartbeats';
import type { RecurringJob } from './job';
import { mailJob } from './mails';
import { pointsJob } from './points';
import { reconcileJob } from './reconcile';
import { retentionJob } from './retention';
import { sweepJob } from './sweep';
import { textJob } from './texts';
import { keepWatch } from './watch';

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

/** Makes work come round; answers how to stop asking for it. */
async function recur(boss: PgBoss, pool: Pool, job: RecurringJob, log: Log): Promise<() => void> {
  // What waits for a later moment than this one was asked for with a longer pause, which holds no longer: it comes forward.
  const ask = async (startAfter: number): Promise<void> => {
    try {
      if ((await boss.send(job.name, null, { startAfter })) !== null) return;
      const by = Date.now() + startAfter * 1_000;
      const waiting = await boss.findJobs(job.name, { queued: true });
      for (const { id, startAfter: at } of waiting)
        if (at.getTime() > by) await boss.update(job.name, undefined, { id, startAfter });
    } catch (error) {
      log.error({ event: 'job.not_scheduled', err: error, job: job.name }, 'next run of a job could not be enqueued');
    }
  };
  const kept = { ...retries(job.everySeconds), heartbeatSeconds, expireInSeconds: 300, deleteAfterSeconds: 3600 };
  // 'short': at most one waits, so that several processes asking for the next run make one.
  await boss.createQueue(job.name, { policy: 'short', ...kept });
  // A queue that an older server made keeps what it was made with.
  const { retryDelayMax: _, ...changeable } = kept;
  await boss.updateQueue(job.name, changeable);
  const run = async (): Promise<boolean> => {
    try {
      await job.run();
      await noteSuccess(pool, job.worker);
      return true;
    } catch (error) {
      log.error({ event: 'job.failed', err: error, job: job.name }, 'job failed; it is tried again');
      return false;
    }
  };
  await boss.work(job.name, { pollingIntervalSeconds: pollSeconds }, async () => {
    const done = await run();
    await ask(job.everySeconds);
    // The queue keeps what it is told of a failure; the database's own words may quote a guest.
    if (!done) throw new Error('it failed: the log says why');
  });
  // At once at start: what a crash left in between is not left until the timer (reliability, rule 5).
  await ask(0);
  // A run that could not ask for the next one, because the database was away, must not have been the last; and one by a process that
  // still has a longer pause is not waited for.
  const timer = setInterval(() => void ask(job.everySeconds), 2_000 * job.everySeconds);
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
  const mails = deps.mail === undefined ? [] : [mailJob(deps, deps.mail, siteFolder, log, stopping.signal)];
  const work = [
    sweepJob(deps, log),
    reconcileJob(deps, log, stopping.signal),
    pointsJob(deps, log, stopping.signal),
    retentionJob(deps, log, stopping.signal),
    textJob(deps, log, stopping.signal),
    ...mails,
  ];
  const ends = await Promise.all(work.map((job) => recur(boss, pool, job, log)));
  const endWatch = keepWatch(deps, log);
  return {
    stop: () => {
      for (const end of [...ends, endWatch]) end();
      stopping.abort();
      return boss.stop({ graceful: true, timeout: patienceMs });
    },
  };
}
