import type { Deployment } from './deployment';

/** How often payments are looked at: for longer than a busy machine may need. */
const patience = 1_200;

/** Waits until no payment is on its way any more. */
export async function waitUntilSettled({ pool }: Deployment): Promise<void> {
  for (let looks = 0; looks < patience; looks += 1) {
    const { rows } = await pool.query(
      `SELECT 1 FROM payment WHERE state IN ('preparing', 'registered', 'approving', 'unknown', 'approved', 'voiding', 'refunding')`,
    );
    if (rows.length === 0) return;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}
