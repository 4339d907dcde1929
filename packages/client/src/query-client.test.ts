import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ProblemError } from './problem-error';
import { createQueryClient } from './query-client';
import { runMutation } from './run-mutation';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it.each([
  ['a lost connection', new ProblemError('offline', 0), 3],
  ['an unavailable server', new ProblemError('unavailable', 503), 3],
  ['a problem that is not transient', new ProblemError('not_found', 404), 1],
  ['a bug', new TypeError('no such field'), 1],
])('after %s, a query is sent $2 times in total and its error is reported once', async (_case, error, times) => {
  const [queryFn, reportError] = [vi.fn().mockRejectedValue(error), vi.fn()];
  const result = createQueryClient(reportError).fetchQuery({ queryKey: ['query'], queryFn });
  const failure = expect(result).rejects.toBe(error);
  await vi.runAllTimersAsync();
  await failure;
  expect(queryFn).toHaveBeenCalledTimes(times);
  expect(reportError.mock.calls.map(([reportedError]) => reportedError)).toEqual([error]);
});

it('a failed mutation is not repeated, and is counted as mutating while it is pending', async () => {
  const client = createQueryClient(() => {});
  const mutation = runMutation(client, async () => {
    expect(client.isMutating()).toBe(1);
    throw new ProblemError('offline', 0);
  });
  await expect(mutation).rejects.toMatchObject({ code: 'offline' });
  expect(client.isMutating()).toBe(0);
});
