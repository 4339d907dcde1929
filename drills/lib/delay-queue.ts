/** Returns a function that runs work after a delay, in order even if the delay changes. */
export function createDelayQueue(getDelayMs: () => number): (work: () => void) => void {
  const queue: { readonly dueAtMs: number; readonly work: () => void }[] = [];
  let lastDueAtMs = 0;
  const runNext = () => {
    const [nextEntry] = queue;
    if (nextEntry === undefined) return;
    const waitMs = nextEntry.dueAtMs - performance.now();
    if (waitMs > 0) return void setTimeout(runNext, waitMs);
    queue.shift();
    nextEntry.work();
    runNext();
  };
  return (work) => {
    const now = performance.now();
    const delayMs = getDelayMs();
    if (delayMs === 0 && queue.length === 0) return work();
    lastDueAtMs = Math.max(now + delayMs, lastDueAtMs);
    queue.push({ dueAtMs: lastDueAtMs, work });
    if (queue.length === 1) setTimeout(runNext, lastDueAtMs - now);
  };
}
