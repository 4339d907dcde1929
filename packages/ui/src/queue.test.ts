import { expect, it, vi } from 'vitest';
import { Queue } from './queue';

it('keeps the order in which things were added and tells its watchers of each change', () => {
  const queue = new Queue<string>();
  const changed = vi.fn();
  const stop = queue.watch(changed);
  queue.add('first');
  queue.add('second');
  queue.remove('first');
  expect(queue.items()).toEqual(['second']);
  expect(changed).toHaveBeenCalledTimes(3);
  stop();
  queue.remove('second');
  expect(changed).toHaveBeenCalledTimes(3);
});
