/** Returns a function that runs work after a delay, in order even if the delay changes. */
export function createDelayQueue(delayMs: () => number): (work: () => void) => void {
  const waiting: { readonly due: number; readonly work: () => void }[] = [];
  let last = 0;
  const runNext = () => {
    const [first] = waiting;
    if (first === undefined) return;
    const left = first.due - performance.now();
    if (left > 0) return void setTimeout(runNext, left);
    waiting.shift();
    first.work();
    runNext();
  };
  return (work) => {
    const now = performance.now();
    const delay = delayMs();
    if (delay === 0 && waiting.length === 0) return work();
    last = Math.max(now + delay, last);
    waiting.push({ due: last, work });
    if (waiting.length === 1) setTimeout(runNext, last - now);
  };
}
