import { setTimeout as wait } from 'node:timers/promises';
import type { Log } from '../ports/log';

/**
 * The time limit of the stop after its delay, in milliseconds; shorter than a process manager waits
 * (docs/operations/upgrade.md).
 */
const defaultLimitMs = 9_500;

export interface RunningServer {
  readonly stopController: AbortController;
  readonly renderer?: { close: () => Promise<unknown> } | undefined;
  readonly app: { close: () => Promise<unknown> };
  readonly jobs: { stop: () => Promise<unknown> };
  readonly control: { close: () => Promise<unknown> };
  readonly metrics?: { close: () => Promise<unknown> } | undefined;
  readonly database: { close: () => Promise<unknown> };
}

interface StopTimes {
  readonly delayMs: number;
  readonly limitMs?: number;
}

/**
 * Stops the server. Reports not ready for `delayMs` while everything is still served, so that load balancers stop
 * sending requests. Then finishes requests and jobs and closes the database. Work that exceeds `limitMs` is abandoned
 * as in a crash: the reconciler and the next runs of jobs finish it.
 */
export async function stopServer(
  server: RunningServer,
  log: Log,
  { delayMs, limitMs = defaultLimitMs }: StopTimes,
): Promise<void> {
  const { stopController, renderer, app, jobs, control, metrics, database } = server;
  stopController.abort();
  await wait(delayMs);
  const shutdown = Promise.resolve(renderer?.close())
    .then(() => Promise.all([app.close(), jobs.stop(), control.close()]))
    .then(() => metrics?.close())
    .then(() => database.close());
  const outcome = await Promise.race([
    shutdown.then(
      () => 'stopped',
      (error: unknown) => {
        log.error({ event: 'server.stop_failed', err: error }, 'a part of the server could not be stopped');
        return 'failed';
      },
    ),
    wait(limitMs, 'timed_out', { ref: false }),
  ]);
  log.info({ event: 'server.stopped', outcome }, 'server stopped');
}
