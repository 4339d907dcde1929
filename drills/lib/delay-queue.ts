/** Work that is done later, and never before what came before it, however the delay changes meanwhile. */
export function createDelayQueue(delayMs: () => number): (work: () => void) => void {
  const waiting: { readonly due: number; readonly work: () => void }[] = [];
  let last = 0;
  const next = () => {
    const [first] = waiting;
    if (first === undefined) return;
    const left = first.due - performance.now();
    if (left > 0) return void setTimeout(next, left);
    waiting.shift();
    first.work();
    next();
  };
  return (work) => {
    const now = performance.now();
    const delay = delayMs();
    if (delay === 0 && waiting.length === 0) return work();
    last = Math.max(now + delay, last);
    waiting.push({ due: last, work });
    if (waiting.length === 1) setTimeout(next, last - now);
  };
}
