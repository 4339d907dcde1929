import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ProblemError } from './problem-error';
import { createQueryClient } from './query-client';
import { runMutation } from './run-mutation';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it.each([
  ['a line that broke', new ProblemError('offline', 0), 3],
  ['a server that is away', new ProblemError('unavailable', 503), 3],
  ["the server's own opinion", new ProblemError('not_found', 404), 1],
  ['a bug', new TypeError('no such field'), 1],
])('after %s, a read is tried %3$s times in all, and the error is reported once', async (_, error, times) => {
  const [read, noted] = [vi.fn().mockRejectedValue(error), vi.fn()];
  const answer = createQueryClient(noted).fetchQuery({ queryKey: ['read'], queryFn: read });
  const failed = expect(answer).rejects.toBe(error);
  await vi.runAllTimersAsync();
  await failed;
  expect(read).toHaveBeenCalledTimes(times);
  expect(noted.mock.calls.map(([reported]) => reported)).toEqual([error]);
});

it('sends a write once and counts it while it is under way', async () => {
  const client = createQueryClient(() => {});
  const sent = runMutation(client, async () => {
    expect(client.isMutating()).toBe(1);
    throw new ProblemError('offline', 0);
  });
  await expect(sent).rejects.toMatchObject({ code: 'offline' });
  expect(client.isMutating()).toBe(0);
});
