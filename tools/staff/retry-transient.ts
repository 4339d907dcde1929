import { setTimeout as wait } from 'node:timers/promises';
import { TransientError } from './send-command';

/** Pauses before the next attempts. A restart of the server takes less than their sum. */
const pausesMs = [500, 2_000, 5_000, 15_000];

/**
 * Sends a request, and repeats it a few times while the server is unavailable. Use it only where a repetition changes
 * nothing.
 * @throws CommandError of the last attempt
 */
export async function retryTransient<Value>(request: () => Promise<Value>): Promise<Value> {
  for (const pauseMs of pausesMs) {
    try {
      return await request();
    } catch (error) {
      if (!(error instanceof TransientError)) throw error;
    }
    await wait(pauseMs);
  }
  return request();
}
