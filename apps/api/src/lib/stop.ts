import { setTimeout as wait } from 'node:timers/promises';
import type { Log } from '../ports/log';

/** The stop after its delay in milliseconds: less than the patience of whoever sends the signal (operations, Stopping). */
const stopMs = 9_500;

export interface Running {
  /** Aborted first: `/readyz` then says that no guest is to be sent here. */
  readonly stopping: AbortController;
  readonly renderer?: { close: () => Promise<unknown> } | undefined;
  readonly calls: { close: () => Promise<unknown> };
  readonly jobs: { stop: () => Promise<unknown> };
  readonly control: { close: () => Promise<unknown> };
  readonly metrics?: { close: () => Promise<unknown> } | undefined;
  readonly database: { close: () => Promise<unknown> };
}

interface StopTimes {
  /** How long `/readyz` says that the process stops before anything is closed. */
  readonly delayMs: number;
  readonly limitMs?: number;
}

/**
 * Reports not ready for `delayMs` while everything is still served, so that a balancer sends nobody here any more. Then ends what
 * runs: requests and jobs that are under way are finished, then the database is closed. What still waits for somebody
 * else when the time is over is left: an approval to the reconciler, a mail and a job to their next turn, and all of them stand in
 * the database as a crash would leave them.
 */
export async function stop(running: Running, log: Log, { delayMs, limitMs = stopMs }: StopTimes): Promise<void> {
  const { stopping, renderer, calls, jobs, control, metrics, database } = running;
  stopping.abort();
  await wait(delayMs);
  const ended = Promise.resolve(renderer?.close())
    .then(() => Promise.all([calls.close(), jobs.stop(), control.close()]))
    .then(() => metrics?.close())
    .then(() => database.close());
  const outcome = await Promise.race([
    ended.then(
      () => 'stopped',
      (error: unknown) => {
        log.error({ event: 'server.stop_failed', err: error }, 'stopping failed');
        return 'failed';
      },
    ),
    wait(limitMs, 'late', { ref: false }),
  ]);
  log.info({ event: 'server.stopped', outcome }, 'server stopped');
}
