/** Does work in its turn: undefined when too many wait already. */
export type InTurn = <T>(work: () => Promise<T>) => Promise<T | undefined>;

/** Lets so much heavy work be done at the same time in this process; beyond `mostWaiting` the caller is asked to come back. */
export function inTurns({ mostAtOnce, mostWaiting }: { readonly mostAtOnce: number; readonly mostWaiting: number }): InTurn {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (running >= mostAtOnce) {
      if (waiting.length >= mostWaiting) return undefined;
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else {
      running += 1;
    }
    try {
      return await work();
    } finally {
      // Whoever waits next takes over this place.
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
}
