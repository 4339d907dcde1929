import { setTimeout as wait } from 'node:timers/promises';
import type { Log } from './ports/log';

/** The whole stop in milliseconds: less than the patience of whoever sends the signal (operations, Stopping). */
const stopMs = 9_500;

export interface Running {
  readonly calls: { close: () => Promise<unknown> };
  readonly jobs: { stop: () => Promise<unknown> };
  readonly control: { close: () => Promise<unknown> };
  readonly metrics?: { sayStopping: () => void; close: () => Promise<unknown> } | undefined;
  readonly database: { close: () => Promise<unknown> };
}

/**
 * Ends what runs: requests and jobs that are under way are finished, then the database is closed. What still waits for somebody
 * else when the time is over is left: an approval to the reconciler, a mail and a job to their next turn, and all of them stand in
 * the database as a crash would leave them.
 */
export async function stop({ calls, jobs, control, metrics, database }: Running, log: Log, limitMs = stopMs): Promise<void> {
  metrics?.sayStopping();
  const ended = Promise.all([calls.close(), jobs.stop(), control.close()])
    .then(() => metrics?.close())
    .then(() => database.close());
  const outcome = await Promise.race([
    ended.then(
      () => 'stopped',
      (error: unknown) => {
        log.error({ err: error }, 'stopping failed');
        return 'failed';
      },
    ),
    wait(limitMs, 'late', { ref: false }),
  ]);
  log.info({ outcome }, 'stopped');
}
