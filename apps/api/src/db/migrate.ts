import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type { Pool } from 'pg';

/** Any number will do, as long as every process of the product uses the same. */
const lockNumber = 724_001;

/** Brings the database up to the newest schema. Processes that start together wait for each other. */
export async function bringUpToDate(pool: Pool): Promise<void> {
  const client = await pool.connect();
  try {
    // The limits that guard requests do not hold for what may wait for another process, or build an index.
    await client.query('SET statement_timeout = 0; SET idle_in_transaction_session_timeout = 0');
    await client.query('SELECT pg_advisory_lock($1)', [lockNumber]);
    await migrate(drizzle(client), { migrationsFolder: fileURLToPath(new URL('./migrations', import.meta.url)) });
  } finally {
    await client.query('SELECT pg_advisory_unlock($1)', [lockNumber]).catch(() => undefined);
    await client.query('RESET statement_timeout; RESET idle_in_transaction_session_timeout').catch(() => undefined);
    client.release();
  }
}
