/** Returns a function that runs work after a delay, in order even if the delay changes. */
export function createDelayQueue(delayMs: () => number): (work: () => void) => void {
  const queue: { readonly due: number; readonly work: () => void }[] = [];
  let lastDue = 0;
  const runNext = () => {
    const [next] = queue;
    if (next === undefined) return;
    const waitMs = next.due - performance.now();
    if (waitMs > 0) return void setTimeout(runNext, waitMs);
    queue.shift();
    next.work();
    runNext();
  };
  return (work) => {
    const now = performance.now();
    const delay = delayMs();
    if (delay === 0 && queue.length === 0) return work();
    lastDue = Math.max(now + delay, lastDue);
    queue.push({ due: lastDue, work });
    if (queue.length === 1) setTimeout(runNext, lastDue - now);
  };
}
