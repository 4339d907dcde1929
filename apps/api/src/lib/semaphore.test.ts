import { describe, expect, it } from 'vitest';
import { createSemaphore } from './semaphore';

/** Creates work that ends when the test calls `end`. `startedNames` lists the work that has started, in order. */
function createControlledWork() {
  const endFunctions = new Map<string, () => void>();
  const startedNames: string[] = [];
  return {
    startedNames,
    createWork: (name: string) => () =>
      new Promise<string>((resolve) => {
        startedNames.push(name);
        endFunctions.set(name, () => resolve(name));
      }),
    end: async (name: string) => {
      endFunctions.get(name)?.();
      await new Promise(setImmediate);
    },
  };
}

describe('a semaphore', () => {
  it('runs and queues as much as its limits allow, and refuses the rest', async () => {
    const semaphore = createSemaphore({ maxRunning: 2, maxWaiting: 1 });
    const { createWork, end, startedNames } = createControlledWork();
    const results = ['a', 'b', 'c', 'd'].map((name) => semaphore.run(createWork(name)));
    expect(await results[3]).toBeUndefined();
    expect([startedNames, semaphore.getLoad()]).toEqual([
      ['a', 'b'],
      { running: 2, waiting: 1, longestSeconds: expect.any(Number) },
    ]);
    for (const name of ['a', 'b', 'c']) await end(name);
    expect(await Promise.all(results)).toEqual(['a', 'b', 'c', undefined]);
    expect(semaphore.getLoad()).toEqual({ running: 0, waiting: 0, longestSeconds: 0 });
  });

  it('gives the slot of a failed task to the next one', async () => {
    const semaphore = createSemaphore({ maxRunning: 1, maxWaiting: 1 });
    const failingRun = semaphore.run(() => Promise.reject(new Error('no')));
    const next = semaphore.run(() => Promise.resolve('done'));
    await expect(failingRun).rejects.toThrow('no');
    expect(await next).toBe('done');
    expect(await semaphore.run(() => Promise.resolve('again'))).toBe('again');
  });

  it('gives the slot of a task that throws at once to the next one', async () => {
    const semaphore = createSemaphore({ maxRunning: 1, maxWaiting: 0 });
    const throwingRun = semaphore.run(() => {
      throw new Error('no');
    });
    await expect(throwingRun).rejects.toThrow('no');
    expect(await semaphore.run(() => Promise.resolve('done'))).toBe('done');
  });

  it('does not start a task that was aborted in the queue, and queues another one instead', async () => {
    const semaphore = createSemaphore({ maxRunning: 1, maxWaiting: 1 });
    const { createWork, end, startedNames } = createControlledWork();
    const first = semaphore.run(createWork('a'));
    const { signal, abort } = createAbortSignal();
    const abandonedRun = semaphore.run(createWork('b'), { signal });
    abort();
    expect(await abandonedRun).toBeUndefined();
    const thirdRun = semaphore.run(createWork('c'));
    await end('a');
    await end('c');
    expect([await first, await thirdRun, startedNames]).toEqual(['a', 'c', ['a', 'c']]);
  });

  it('starts nothing for a signal that has already aborted', async () => {
    const semaphore = createSemaphore({ maxRunning: 1, maxWaiting: 1 });
    expect(await semaphore.run(() => Promise.resolve('done'), { signal: AbortSignal.abort() })).toBeUndefined();
  });

  it('ignores a signal that aborts during a task, and releases the slot when the task ends', async () => {
    const semaphore = createSemaphore({ maxRunning: 1, maxWaiting: 1 });
    const { createWork, end } = createControlledWork();
    const { signal, abort } = createAbortSignal();
    const run = semaphore.run(createWork('a'), { signal });
    abort();
    expect(semaphore.getLoad().running).toBe(1);
    await end('a');
    expect([await run, semaphore.getLoad().running]).toEqual(['a', 0]);
  });

  it('alternates between the waiting keys', async () => {
    const semaphore = createSemaphore({ maxRunning: 1, maxWaiting: 10 });
    const { createWork, end, startedNames } = createControlledWork();
    for (const name of ['a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'c1'])
      void semaphore.run(createWork(name), { key: name.charAt(0) });
    const order = ['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4'];
    for (const name of order) await end(name);
    expect(startedNames).toEqual(order);
  });

  it('limits the running and waiting tasks of one key, and gives the other slots to other keys', async () => {
    const semaphore = createSemaphore({ maxRunning: 3, maxWaiting: 10, maxRunningPerKey: 2, maxWaitingPerKey: 1 });
    const { createWork, end, startedNames } = createControlledWork();
    const names = ['a1', 'a2', 'a3', 'a4', 'b1'];
    const results = names.map((name) => semaphore.run(createWork(name), { key: name.charAt(0) }));
    expect([startedNames, await results[3]]).toEqual([['a1', 'a2', 'b1'], undefined]);
    await end('b1');
    expect(startedNames).toEqual(['a1', 'a2', 'b1']);
    await end('a1');
    expect(startedNames).toEqual(['a1', 'a2', 'b1', 'a3']);
  });
});

function createAbortSignal() {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
}
