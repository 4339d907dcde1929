import { expect, it } from 'vitest';
import { lateLine } from './late-line';

it('keeps the order of work when the delay ends', async () => {
  let delayMs = 60;
  const done: string[] = [];
  const line = lateLine(() => delayMs);
  line(() => void done.push('first'));
  delayMs = 0;
  line(() => void done.push('second'));
  expect(done).toEqual([]);
  await expect.poll(() => done).toEqual(['first', 'second']);
});
