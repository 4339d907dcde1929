import { expect } from '@playwright/test';

/** Repeats a query until it has a result. Returns the result. The description is for the failure message. */
export async function waitFor<T>(
  description: string,
  find: () => Promise<T | undefined>,
  timeoutMs = 30_000,
): Promise<T> {
  const results: T[] = [];
  await expect
    .poll(
      async () => {
        const result = await find();
        if (result !== undefined) results.push(result);
        return results.length;
      },
      { message: description, intervals: [250], timeout: timeoutMs },
    )
    .toBeGreaterThan(0);
  const [result] = results;
  if (result === undefined) throw new Error(description);
  return result;
}
