import { constants } from 'node:os';

/** Starts what has to be ended, and says how; it is ended when the bench is. */
export type Open = <Thing>(start: () => Thing | Promise<Thing>, end: (thing: Thing) => unknown) => Promise<Thing>;

const signals = ['SIGINT', 'SIGTERM'] as const;

class Interrupted extends Error {
  constructor(readonly signal: (typeof signals)[number]) {
    super(signal);
  }
}

/**
 * Does a bench's work and ends all that it has opened, the last first: when it is done, when anything fails, a start midway too, and when
 * it is interrupted. What is being started then is waited for, for only then can it be ended.
 */
export async function withCleanup(work: (open: Open) => Promise<void>): Promise<void> {
  const ends: (() => Promise<unknown>)[] = [];
  let isOver = false;
  const open: Open = (start, end) => {
    if (isOver) throw new Error('What is opened after the end is ended by nobody');
    const starting = (async () => start())();
    // A start that fails has ended what it had begun itself.
    ends.unshift(() => starting.then(end, () => undefined));
    return starting;
  };
  let abort: (why: unknown) => void = () => undefined;
  const cut = new Promise<never>((_, reject) => {
    abort = reject;
  });
  const interrupt = (signal: (typeof signals)[number]) => abort(new Interrupted(signal));
  for (const signal of signals) process.on(signal, interrupt);
  // What nobody waits for may fail as well; without this the process would go and leave everything standing.
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
  // An interrupted bench may still be waiting for its time to be over.
  if (process.exitCode !== undefined) process.exit();
}
