import { expect, it } from 'vitest';
import { createDelayQueue } from './delay-queue';

it('the queue runs work in order, even if the delay is set to zero while work waits', async () => {
  let delayMs = 60;
  const completedWork: string[] = [];
  const enqueue = createDelayQueue(() => delayMs);
  enqueue(() => void completedWork.push('first'));
  delayMs = 0;
  enqueue(() => void completedWork.push('second'));
  expect(completedWork).toEqual([]);
  await expect.poll(() => completedWork).toEqual(['first', 'second']);
});
