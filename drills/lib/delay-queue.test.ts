import { expect, it } from 'vitest';
import { createDelayQueue } from './delay-queue';

it('the queue keeps the order of work when the delay ends', async () => {
  let delayMs = 60;
  const done: string[] = [];
  const line = createDelayQueue(() => delayMs);
  line(() => void done.push('first'));
  delayMs = 0;
  line(() => void done.push('second'));
  expect(done).toEqual([]);
  await expect.poll(() => done).toEqual(['first', 'second']);
});
