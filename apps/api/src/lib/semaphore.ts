export interface SemaphoreLimits {
  readonly maxRunning: number;
  readonly maxWaiting: number;
  readonly maxRunningPerKey?: number;
  readonly maxWaitingPerKey?: number;
}

interface RunOptions {
  /** The limits per key apply to work with the same key; waiting keys take turns. */
  readonly key?: string;
  readonly signal?: AbortSignal;
}

export interface SemaphoreLoad {
  readonly running: number;
  readonly waiting: number;
  /** How long the oldest running work has run. */
  readonly longestSeconds: number;
}

export interface Semaphore {
  /** Runs work once a slot is free. Returns undefined if too much work waits, or if the signal aborts first. */
  run<T>(work: () => Promise<T>, options?: RunOptions): Promise<T | undefined>;
  getLoad(): SemaphoreLoad;
}

interface Waiter {
  readonly start: () => void;
}

export function createSemaphore({
  maxRunning,
  maxWaiting,
  maxRunningPerKey = maxRunning,
  maxWaitingPerKey = maxWaiting,
}: SemaphoreLimits): Semaphore {
  const running = new Map<string, Set<{ readonly startedAt: number }>>();
  const waiting = new Map<string, Waiter[]>();

  const countRunning = (): number => [...running.values()].reduce((sum, { size }) => sum + size, 0);
  const countWaiting = (): number => [...waiting.values()].reduce((sum, { length }) => sum + length, 0);
  const hasFreeSlot = (key: string): boolean =>
    countRunning() < maxRunning && (running.get(key)?.size ?? 0) < maxRunningPerKey;

  function occupySlot(key: string): () => void {
    const slot = { startedAt: performance.now() };
    const slots = running.get(key) ?? new Set();
    running.set(key, slots.add(slot));
    return () => {
      slots.delete(slot);
      if (slots.size === 0) running.delete(key);
      startNext();
    };
  }

  function startNext(): void {
    for (const [key, waiters] of waiting) {
      if (!hasFreeSlot(key)) continue;
      const nextWaiter = waiters.shift();
      waiting.delete(key);
      if (waiters.length > 0) waiting.set(key, waiters);
      nextWaiter?.start();
      return;
    }
  }

  function removeWaiter(key: string, waiter: Waiter): void {
    const otherWaiters = (waiting.get(key) ?? []).filter((candidate) => candidate !== waiter);
    if (otherWaiters.length === 0) waiting.delete(key);
    else waiting.set(key, otherWaiters);
  }

  const waitForSlot = (key: string, signal: AbortSignal | undefined): Promise<(() => void) | undefined> =>
    new Promise((resolve) => {
      const waiter: Waiter = {
        start: () => {
          signal?.removeEventListener('abort', abandon);
          resolve(occupySlot(key));
        },
      };
      const abandon = () => {
        removeWaiter(key, waiter);
        resolve(undefined);
      };
      waiting.set(key, [...(waiting.get(key) ?? []), waiter]);
      signal?.addEventListener('abort', abandon, { once: true });
    });

  return {
    async run(work, { key = '', signal } = {}) {
      if (signal?.aborted === true) return undefined;
      let release: (() => void) | undefined;
      if (hasFreeSlot(key)) release = occupySlot(key);
      else if (countWaiting() < maxWaiting && (waiting.get(key)?.length ?? 0) < maxWaitingPerKey)
        release = await waitForSlot(key, signal);
      if (release === undefined) return undefined;
      try {
        return await work();
      } finally {
        release();
      }
    },
    getLoad() {
      const starts = [...running.values()].flatMap((slots) => [...slots].map(({ startedAt }) => startedAt));
      return {
        running: starts.length,
        waiting: countWaiting(),
        longestSeconds: starts.length === 0 ? 0 : (performance.now() - Math.min(...starts)) / 1000,
      };
    },
  };
}
