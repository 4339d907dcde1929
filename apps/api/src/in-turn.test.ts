import { expect, it } from 'vitest';
import { inTurns } from './in-turn';

it('so much is worked on at a time, so many wait, and whoever comes then is asked to come again', async () => {
  const inTurn = inTurns({ mostAtOnce: 2, mostWaiting: 3 });
  const ends: (() => void)[] = [];
  const work = () => new Promise<string>((end) => ends.push(() => end('done')));
  const asked = Array.from({ length: 7 }, () => inTurn(work));
  expect(await Promise.all(asked.slice(5))).toEqual([undefined, undefined]);
  expect(ends).toHaveLength(2);
  while (ends.length > 0) {
    ends.shift()?.();
    await new Promise(setImmediate);
  }
  expect(await Promise.all(asked.slice(0, 5))).toEqual(Array.from({ length: 5 }, () => 'done'));
});

it('work that fails gives its place to the next', async () => {
  const inTurn = inTurns({ mostAtOnce: 1, mostWaiting: 1 });
  const failing = inTurn(() => Promise.reject(new Error('no')));
  const next = inTurn(() => Promise.resolve('done'));
  await expect(failing).rejects.toThrow('no');
  expect(await next).toBe('done');
  expect(await inTurn(() => Promise.resolve('again'))).toBe('again');
});
