import type { House } from './house';

/** Waits until no payment is on its way any more, and no longer than so many seconds. */
export async function untilRested({ pool }: House, seconds: number): Promise<void> {
  for (let left = seconds * 2; left > 0; left -= 1) {
    const { rows } = await pool.query(
      `SELECT 1 FROM payment WHERE state IN ('preparing', 'registered', 'approving', 'unknown', 'approved', 'voiding', 'refunding')`,
    );
    if (rows.length === 0) return;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}
