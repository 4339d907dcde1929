import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator';
import type { Pool } from 'pg';
import { type Connection, UnusableDatabaseError } from './database-handle';
import { getErrorCode } from './transaction';

/** The number of the advisory lock: arbitrary, but the same in all processes. */
const lockNumber = 724_001;

/** Short, because requests queue behind a migration that waits for a lock. */
const lockTimeout = '3s';
const pauseMs = 2_000;
/** About five minutes if every attempt waits for a lock until it times out. */
const defaultMaxAttempts = 60;

const deadlockDetected = '40P01';
const lockNotAvailable = '55P03';

export const listMigrations = (): MigrationMeta[] =>
  readMigrationFiles({ migrationsFolder: fileURLToPath(new URL('./migrations', import.meta.url)) });

export async function migrate(client: Connection): Promise<void> {
  await client.query('SELECT pg_advisory_lock($1)', [lockNumber]);
  try {
    await applyMigrations(client, listMigrations());
  } finally {
    await client.query('SELECT pg_advisory_unlock($1)', [lockNumber]).catch(() => undefined);
  }
}

/**
 * Applies the missing migrations, each in its own transaction: locks end with the migration that needs them, and an
 * interrupted upgrade continues with the next one. Uses the journal of drizzle's `migrate`, which runs all in one
 * transaction.
 * @throws UnusableDatabaseError if other transactions block a migration for too long
 */
export async function applyMigrations(
  client: Connection,
  migrations: readonly MigrationMeta[],
  maxAttempts = defaultMaxAttempts,
): Promise<void> {
  await client.query('CREATE SCHEMA IF NOT EXISTS drizzle');
  await client.query(
    'CREATE TABLE IF NOT EXISTS drizzle.__drizzle_migrations (id serial PRIMARY KEY, hash text NOT NULL, created_at bigint)',
  );
  const newestMigrationTime = await getNewestMigrationTime(client);
  for (const [index, migration] of migrations.entries())
    if (migration.folderMillis > newestMigrationTime)
      await applyWithRetries(client, migration, { number: String(index).padStart(4, '0'), maxAttempts });
}

async function getNewestMigrationTime(database: Pick<Pool | Connection, 'query'>): Promise<number> {
  const { rows } = await database.query<{ newest: number | null }>(
    'SELECT max(created_at)::float8 AS newest FROM drizzle.__drizzle_migrations',
  );
  return rows[0]?.newest ?? 0;
}

async function applyWithRetries(
  client: Connection,
  migration: MigrationMeta,
  { number, maxAttempts }: { readonly number: string; readonly maxAttempts: number },
): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await applyMigration(client, migration);
      return;
    } catch (error) {
      const code = getErrorCode(error);
      if (code !== deadlockDetected && code !== lockNotAvailable) throw error;
      if (attempt >= maxAttempts)
        throw new UnusableDatabaseError(
          `Migration ${number} did not get its locks in ${maxAttempts} attempts: end long transactions in the database and start again.`,
          { cause: error },
        );
      await pause(pauseMs);
    }
  }
}

async function applyMigration(client: Connection, { sql, hash, folderMillis }: MigrationMeta): Promise<void> {
  await client.query('BEGIN');
  try {
    await client.query(`SET LOCAL lock_timeout = '${lockTimeout}'`);
    for (const statement of sql) await client.query(statement);
    await client.query('INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ($1, $2)', [
      hash,
      folderMillis,
    ]);
    await client.query('COMMIT');
  } catch (error) {
    // A broken connection has rolled back; its own error says more than that of the ROLLBACK.
    await client.query('ROLLBACK').catch(() => undefined);
    throw error;
  }
}

const undefinedTable = '42P01';

export async function isSchemaUpToDate(pool: Pool): Promise<boolean> {
  const newestMigrationTime = listMigrations().at(-1)?.folderMillis ?? 0;
  try {
    return (await getNewestMigrationTime(pool)) >= newestMigrationTime;
  } catch (error) {
    if (getErrorCode(error) === undefinedTable) return false;
    throw error;
  }
}
