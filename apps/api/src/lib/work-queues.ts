import { createSemaphore, type Semaphore, type SemaphoreLoad } from './semaphore';

/** Work that must not be done by all who ask for it at once; the places are this process's own. */
export const workQueues = {
  /** Passwords that strangers type. Each takes a core for about 25 ms and 19 MB. */
  passwords: createSemaphore({ maxRunning: 2, maxWaiting: 40 }),
  /** Those of people who are known already: guessing strangers keep none of them waiting, nor does one member the others. */
  member_passwords: createSemaphore({ maxRunning: 1, maxWaiting: 40, maxWaitingPerKey: 4 }),
  /**
   * Uploads of one member, from the first byte of the form to the answer. Slow forms of one member keep that member waiting and nobody
   * else; the bytes of all together have a limit of their own (`http/form-memory`).
   */
  uploads: createSemaphore({
    maxRunning: Number.POSITIVE_INFINITY,
    maxRunningPerKey: 2,
    maxWaiting: Number.POSITIVE_INFINITY,
    maxWaitingPerKey: 20,
  }),
  /** Writing a picture anew takes a core for a second or two, and some hundred MB while it is decoded. */
  pictures: createSemaphore({ maxRunning: 1, maxWaiting: 24 }),
} as const satisfies Record<string, Semaphore>;

export type WorkQueueName = keyof typeof workQueues;

export const workQueueNames = Object.keys(workQueues) as WorkQueueName[];

/** Work that runs for longer than this has stopped: a form may take a minute, a picture half of one. */
const maxSeconds = 180;

export const getWorkQueueLoads = (): Readonly<Record<WorkQueueName, SemaphoreLoad>> => {
  const entries = workQueueNames.map((name) => [name, workQueues[name].getLoad()] as const);
  return Object.fromEntries(entries) as Record<WorkQueueName, SemaphoreLoad>;
};

export const findStalledWorkQueues = (
  loads: Readonly<Record<WorkQueueName, SemaphoreLoad>> = getWorkQueueLoads(),
): WorkQueueName[] => workQueueNames.filter((name) => loads[name].longestSeconds > maxSeconds);
