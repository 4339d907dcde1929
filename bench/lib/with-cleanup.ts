import { constants } from 'node:os';

/** Starts a resource that is ended when the benchmark ends. */
export type OpenResource = <Resource>(
  start: () => Resource | Promise<Resource>,
  end: (resource: Resource) => unknown,
) => Promise<Resource>;

const signals = ['SIGINT', 'SIGTERM'] as const;

class InterruptedError extends Error {
  constructor(readonly signal: (typeof signals)[number]) {
    super(signal);
  }
}

/** Runs a benchmark and ends all opened resources, the last first, after success, failure or interruption. */
export async function runWithCleanup(work: (open: OpenResource) => Promise<void>): Promise<void> {
  const cleanups: (() => Promise<unknown>)[] = [];
  let isOver = false;
  const open: OpenResource = (start, end) => {
    if (isOver) throw new Error('No resource can be started after the benchmark has ended');
    const startPromise = (async () => start())();
    // A failed start cleans up after itself.
    cleanups.unshift(() => startPromise.then(end, () => undefined));
    return startPromise;
  };
  let abort: (reason: unknown) => void = () => undefined;
  const interruption = new Promise<never>((_, reject) => {
    abort = reject;
  });
  const interrupt = (signal: (typeof signals)[number]) => abort(new InterruptedError(signal));
  for (const signal of signals) process.on(signal, interrupt);
  // An uncaught error would end the process without the cleanup.
  process.on('uncaughtException', abort);
  try {
    await Promise.race([work(open), interruption]);
  } catch (error) {
    if (!(error instanceof InterruptedError)) throw error;
    process.exitCode = 128 + constants.signals[error.signal];
  } finally {
    isOver = true;
    for (const cleanUp of cleanups) {
      await cleanUp().catch((error: unknown) => {
        console.error(error);
        process.exitCode = 1;
      });
    }
    for (const signal of signals) process.off(signal, interrupt);
    process.off('uncaughtException', abort);
  }
  // An interrupted benchmark may still have timers.
  if (process.exitCode !== undefined) process.exit();
}
