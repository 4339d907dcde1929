import { afterEach, beforeEach, expect, it } from 'vitest';
import { inTransaction } from '../src/db/transaction';
import { type InsertRows, openTestDatabase } from './database';
import { serverUrl } from './database-server';

const insertRows: InsertRows = async ({ pool }) =>
  void (await pool.query('INSERT INTO holiday_year (year) VALUES (1999), (2000)'));
let database: Awaited<ReturnType<typeof openTestDatabase>>;

beforeEach(async () => {
  database = await openTestDatabase(insertRows);
});
afterEach(() => database.close());

const ask = async (sql: string): Promise<readonly unknown[]> => (await database.pool.query(sql)).rows;

/** Lists everything that a test could leave behind for the next one. */
const listEverything = async () => {
  const tables = (await ask(`SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables ORDER BY 1`)) as {
    name: string;
  }[];
  const counts = tables.map(
    ({ name }) => `SELECT '${name}' AS name, count(*), max(xmin::text::bigint) AS newest FROM ${name}`,
  );
  return {
    transaction: await ask('SELECT pg_current_xact_id()::text'),
    written: await ask('SELECT pg_current_wal_insert_lsn()::text'),
    rows: await ask(counts.join(' UNION ALL ')),
    years: await ask('SELECT year FROM holiday_year ORDER BY 1'),
    sequences: await ask('SELECT schemaname, sequencename, last_value FROM pg_sequences ORDER BY 1, 2'),
    size: await ask('SELECT pg_database_size(current_database())'),
    settings: await ask('SELECT name, setting FROM pg_settings ORDER BY 1'),
    locks: await ask(`SELECT classid, objid FROM pg_locks WHERE locktype = 'advisory'`),
    statements: await ask('SELECT name FROM pg_prepared_statements'),
    channels: await ask('SELECT pg_listening_channels()'),
  };
};

/** Changes that a test can make to its database, and states in which it can leave it. */
const disorder: readonly [string, () => Promise<unknown>][] = [
  ['with additional rows', () => ask('INSERT INTO holiday_year SELECT generate_series(3000, 60000)')],
  ['without rows', () => ask('TRUNCATE holiday_year, hotel CASCADE')],
  [
    'with another schema',
    () => ask('ALTER TABLE holiday_year ADD COLUMN note text; CREATE TABLE note (); DROP TABLE rate_limit'),
  ],
  ['without one of its schemas', () => ask('DROP SCHEMA pgboss CASCADE').catch(() => ask('CREATE SCHEMA other'))],
  ['with changed session settings', () => ask(`SET TIME ZONE 'Asia/Seoul'; SET session_replication_role = replica`)],
  [
    'with prepared statements and locks',
    () => ask('PREPARE kept AS SELECT 1; SELECT pg_advisory_lock(7); LISTEN news'),
  ],
  [
    'with a statement that the driver caches',
    () => database.pool.query({ name: 'own', text: 'SELECT $1::int', values: [1] }),
  ],
  ['with temporary tables', () => ask('CREATE TEMPORARY TABLE holiday_year AS SELECT 1 AS year')],
  ['after VACUUM FULL', () => ask('VACUUM FULL holiday_year')],
  ['after a checkpoint', () => ask('CHECKPOINT')],
  ['after a statement that failed', () => expect(ask('SELECT 1 / 0')).rejects.toThrow('division by zero')],
  [
    'after a transaction that failed',
    () =>
      expect(
        inTransaction(database.pool, async (client) => {
          await client.query('DELETE FROM holiday_year');
          await client.query('INSERT INTO holiday_year VALUES (1), (1)');
        }),
      ).rejects.toThrow('duplicate key'),
  ],
  ['inside a transaction', () => ask('BEGIN; DELETE FROM holiday_year')],
  [
    'inside a transaction that failed',
    () => expect(ask('BEGIN; DELETE FROM holiday_year; SELECT 1 / 0')).rejects.toThrow('zero'),
  ],
  ['with more memory', () => ask(`SELECT length(string_agg(repeat('x', 1000), '')) FROM generate_series(1, 60000)`)],
  ['with a loaded library that cannot be unloaded', () => ask(`SELECT to_tsvector('english', 'reservations')`)],
];

it.runIf(serverUrl === undefined).each(disorder)(
  'a database equals a new one after one that was left %s',
  async (_, disturb) => {
    const before = await listEverything();
    await disturb();
    await database.close();
    database = await openTestDatabase(insertRows);
    expect(await listEverything()).toEqual(before);
    await ask('INSERT INTO holiday_year VALUES (2001)');
    expect(await ask('SELECT count(*) FROM holiday_year')).toEqual([{ count: 3 }]);
  },
);

it('databases that are open at the same time share nothing', async () => {
  const other = await openTestDatabase(insertRows);
  await ask('DELETE FROM holiday_year');
  expect((await other.pool.query('SELECT year FROM holiday_year ORDER BY 1')).rows).toEqual([
    { year: 1999 },
    { year: 2000 },
  ]);
  await other.close();
});

it('a database with other initial rows contains none of the usual ones', async () => {
  await database.close();
  database = await openTestDatabase();
  expect(await ask('SELECT year FROM holiday_year')).toEqual([]);
});
