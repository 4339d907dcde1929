import { PgBoss } from 'pg-boss';
import type { Deps } from '../deps';
import type { Log } from '../ports/log';
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

/** How long work under way may take to end once it is told to stop, in milliseconds; what is left comes round again. */
const patienceMs = 6_000;

/** Makes work come round; answers how to stop asking for it. */
async function recur(boss: PgBoss, job: RecurringJob, log: Log): Promise<() => void> {
  const ask = async (startAfter: number): Promise<void> => {
    try {
      await boss.send(job.name, null, { startAfter });
    } catch (error) {
      log.error({ err: error, job: job.name }, 'the next run of a job could not be asked for');
    }
  };
  // 'short': at most one waits, so that several processes asking for the next run make one.
  await boss.createQueue(job.name, { policy: 'short', retryLimit: 0, expireInSeconds: 300, deleteAfterSeconds: 3600 });
  await boss.work(job.name, { pollingIntervalSeconds: pollSeconds }, async () => {
    try {
      await job.run();
    } catch (error) {
      log.error({ err: error, job: job.name }, 'a job failed; it runs again in its turn');
    } finally {
      await ask(job.everySeconds);
    }
  });
  // At once at start: what a crash left in between is not left until the timer (reliability, rule 5).
  await boss.send(job.name, null);
  // A run that could not ask for the next one, because the database was away, must not have been the last.
  const timer = setInterval(() => void ask(0), 2_000 * job.everySeconds);
  return () => clearInterval(timer);
}

/**
 * Starts the jobs of this process on pg-boss, over the product's own connection pool: the embedded database has only one
 * session. Several processes share the work. Mails take their pictures from the built site's folder.
 */
export async function startJobs(deps: Deps, log: Log, siteFolder: string): Promise<{ stop: () => Promise<void> }> {
  const { pool } = deps.database;
  const boss = new PgBoss({ db: { executeSql: (text, values) => pool.query(text, values) } });
  boss.on('error', (error) => log.error({ err: error }, 'the job queue reports an error'));
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
  const ends = await Promise.all(work.map((job) => recur(boss, job, log)));
  const endWatch = keepWatch(deps, log);
  return {
    stop: () => {
      for (const end of [...ends, endWatch]) end();
      stopping.abort();
      return boss.stop({ graceful: true, timeout: patienceMs });
    },
  };
}
