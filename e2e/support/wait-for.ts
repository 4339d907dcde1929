import { expect } from '@playwright/test';

/** Repeats a query until it has a result, and returns it. `what` names the missing result in a failure. */
export async function waitFor<T>(what: string, find: () => Promise<T | undefined>): Promise<T> {
  const found: T[] = [];
  await expect
    .poll(
      async () => {
        const answer = await find();
        if (answer !== undefined) found.push(answer);
        return found.length;
      },
      { message: what, intervals: [250], timeout: 30_000 },
    )
    .toBeGreaterThan(0);
  const [answer] = found;
  if (answer === undefined) throw new Error(what);
  return answer;
}
