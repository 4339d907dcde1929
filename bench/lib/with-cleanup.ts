import { constants } from 'node:os';

export type Open = <Thing>(start: () => Thing | Promise<Thing>, end: (thing: Thing) => unknown) => Promise<Thing>;

const signals = ['SIGINT', 'SIGTERM'] as const;

class Interrupted extends Error {
  constructor(readonly signal: (typeof signals)[number]) {
    super(signal);
  }
}

/** Runs a benchmark and ends all opened resources, the last first, after success, failure or interruption. */
export async function runWithCleanup(work: (open: Open) => Promise<void>): Promise<void> {
  const ends: (() => Promise<unknown>)[] = [];
  let isOver = false;
  const open: Open = (start, end) => {
    if (isOver) throw new Error('resources must be opened before the end');
    const starting = (async () => start())();
    // A failed start cleans up after itself.
    ends.unshift(() => starting.then(end, () => undefined));
    return starting;
  };
  let abort: (why: unknown) => void = () => undefined;
  const cut = new Promise<never>((_, reject) => {
    abort = reject;
  });
  const interrupt = (signal: (typeof signals)[number]) => abort(new Interrupted(signal));
  for (const signal of signals) process.on(signal, interrupt);
  // An uncaught error would end the process without the cleanup.
  process.on('uncaughtException', abort);
  try {
    await Promise.race([work(open), cut]);
  } catch (error) {
    if (!(error instanceof Interrupted)) throw error;
    process.exitCode = 128 + constants.signals[error.signal];
  } finally {
    isOver = true;
    for (const end of ends) {
      await end().catch((error: unknown) => {
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
