import { expect, it, vi } from 'vitest';
import { createStore } from './store';

it('a store notifies a subscriber of a change, and not of one after it has unsubscribed', () => {
  const store = createStore('first');
  const onChange = vi.fn(() => store.get());
  const unsubscribe = store.watch(onChange);
  store.set('second');
  expect(store.get()).toBe('second');
  expect(onChange).toHaveReturnedWith('second');
  unsubscribe();
  store.set('third');
  expect(onChange).toHaveBeenCalledTimes(1);
});
