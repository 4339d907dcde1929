import type { Deployment } from './deployment';

const maxPolls = 1_200;

/** Waits until no payment is in a transitional state, for ten minutes at most. */
export async function waitUntilSettled({ pool }: Deployment): Promise<void> {
  for (let polls = 0; polls < maxPolls; polls += 1) {
    const { rows } = await pool.query(
      `SELECT 1 FROM payment WHERE state IN ('preparing', 'registered', 'approving', 'unknown', 'approved', 'voiding', 'refunding')`,
    );
    if (rows.length === 0) return;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}
