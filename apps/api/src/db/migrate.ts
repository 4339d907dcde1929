import { fileURLToPath } from 'node:url';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type { Client, Pool, PoolClient } from 'pg';

/** One connection, of a pool or of its own. */
export type Connection = Client | PoolClient;

/** Any number will do, as long as every process of the product uses the same. */
const lockNumber = 724_001;

export const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));
const folder = { migrationsFolder };

/** Brings the database up to the newest schema. Processes that start together wait for each other. */
export async function bringUpToDate(client: Connection): Promise<void> {
  await client.query('SELECT pg_advisory_lock($1)', [lockNumber]);
  try {
    await migrate(drizzle(client), folder);
  } finally {
    await client.query('SELECT pg_advisory_unlock($1)', [lockNumber]).catch(() => undefined);
  }
}

const undefinedTable = '42P01';

/** Whether the database has every migration that this process knows; one that a newer process made is no fault. */
export async function isUpToDate(pool: Pool): Promise<boolean> {
  const newest = readMigrationFiles(folder).at(-1)?.folderMillis ?? 0;
  try {
    const { rows } = await pool.query<{ last: number | null }>(
      'SELECT max(created_at)::float8 AS last FROM drizzle.__drizzle_migrations',
    );
    return (rows[0]?.last ?? 0) >= newest;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === undefinedTable) return false;
    throw error;
  }
}
