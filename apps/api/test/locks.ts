import type { Pool } from 'pg';
import { expect } from 'vitest';
import type { Database } from '../src/db/connect';

/** Waits until exactly `count` connections to the database wait for a lock. */
export async function waitUntilBlocked(pool: Pick<Pool, 'query'>, count = 1): Promise<void> {
  const countBlocked = async () => {
    const { rows } = await pool.query<{ count: number }>(
      `SELECT count(*)::int AS count FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
    );
    return rows[0]?.count;
  };
  await expect.poll(countBlocked, { interval: 10 }).toBe(count);
}

/**
 * Returns the number of deadlocks in the database so far. Ends its connections first: a connection reports a deadlock
 * when it ends, but otherwise up to ten seconds late.
 */
export const countDeadlocks = ({ withoutTimeouts }: Database): Promise<number> =>
  withoutTimeouts(async (client) => {
    const othersSql = `FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()`;
    await client.query(`SELECT pg_terminate_backend(pid) ${othersSql}`);
    await expect.poll(async () => (await client.query(`SELECT 1 ${othersSql}`)).rowCount, { interval: 10 }).toBe(0);
    const { rows } = await client.query<{ deadlocks: number }>(
      'SELECT deadlocks FROM pg_stat_database WHERE datname = current_database()',
    );
    return rows[0]?.deadlocks ?? Number.NaN;
  });
