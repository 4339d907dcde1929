import { expect, it, vi } from 'vitest';
import { createStore } from './store';

it('notifies its subscribers of each change until they unsubscribe', () => {
  const store = createStore('first');
  const changed = vi.fn(() => store.get());
  const stop = store.watch(changed);
  store.set('second');
  expect(store.get()).toBe('second');
  expect(changed).toHaveReturnedWith('second');
  stop();
  store.set('third');
  expect(changed).toHaveBeenCalledTimes(1);
});
