import { attempt } from './attempt';
import { wait } from './wait';

/** Pauses before the next attempts. A restart of the server takes less than their sum. */
const pausesMs = [500, 2_000, 5_000, 15_000];

/**
 * Runs a request, and repeats it a few times while the network or the server is unavailable. A request that writes must
 * have the same idempotency key each time.
 * @throws ProblemError of the last attempt, AbortError
 */
export async function retryTransient<Value>(request: () => Promise<Value>, signal: AbortSignal): Promise<Value> {
  for (const pauseMs of pausesMs) {
    const outcome = await attempt(request);
    if (outcome.ok) return outcome.value;
    if (!outcome.problem.isTransient) throw outcome.problem;
    await wait(pauseMs, signal);
  }
  return request();
}
