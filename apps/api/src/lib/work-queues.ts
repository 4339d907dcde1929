import { createSemaphore, type Semaphore, type SemaphoreLoad } from './semaphore';

export const workQueues = {
  /** Password checks of strangers. Each takes a core for about 25 ms, and 19 MB of memory. */
  passwords: createSemaphore({ maxRunning: 2, maxWaiting: 40 }),
  /**
   * Password checks of members who are signed in or use a known browser, so that they do not wait for strangers or for
   * one member.
   */
  member_passwords: createSemaphore({ maxRunning: 1, maxWaiting: 40, maxWaitingPerKey: 4 }),
  /**
   * Uploads of members, from the first byte of the form to the response. Slow forms of one member delay only that
   * member; `http/upload-buffer-budget` limits the bytes of all forms together.
   */
  uploads: createSemaphore({
    maxRunning: Number.POSITIVE_INFINITY,
    maxRunningPerKey: 2,
    maxWaiting: Number.POSITIVE_INFINITY,
    maxWaitingPerKey: 20,
  }),
  /** Re-encoding a picture takes a core for a second or two, and a few hundred MB of memory. */
  pictures: createSemaphore({ maxRunning: 1, maxWaiting: 24 }),
} as const satisfies Record<string, Semaphore>;

export type WorkQueueName = keyof typeof workQueues;

export const workQueueNames = Object.keys(workQueues) as WorkQueueName[];

/** Work that runs for longer has stalled: a form may take a minute, a picture half a minute. */
const maxRunSeconds = 180;

export const getWorkQueueLoads = (): Readonly<Record<WorkQueueName, SemaphoreLoad>> => {
  const entries = workQueueNames.map((name) => [name, workQueues[name].getLoad()] as const);
  return Object.fromEntries(entries) as Record<WorkQueueName, SemaphoreLoad>;
};

export const findStalledWorkQueues = (
  loads: Readonly<Record<WorkQueueName, SemaphoreLoad>> = getWorkQueueLoads(),
): WorkQueueName[] => workQueueNames.filter((name) => loads[name].longestSeconds > maxRunSeconds);
