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

const query = async (sql: string): Promise<readonly unknown[]> => (await database.pool.query(sql)).rows;

/** Reads all state that a test could leave behind for the next one. */
const readDatabaseState = async () => {
  const tables = (await query(`SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables ORDER BY 1`)) as {
    name: string;
  }[];
  const rowCountQueries = tables.map(
    ({ name }) => `SELECT '${name}' AS name, count(*), max(xmin::text::bigint) AS newest FROM ${name}`,
  );
  return {
    transactionId: await query('SELECT pg_current_xact_id()::text'),
    walPosition: await query('SELECT pg_current_wal_insert_lsn()::text'),
    rows: await query(rowCountQueries.join(' UNION ALL ')),
    years: await query('SELECT year FROM holiday_year ORDER BY 1'),
    sequences: await query('SELECT schemaname, sequencename, last_value FROM pg_sequences ORDER BY 1, 2'),
    size: await query('SELECT pg_database_size(current_database())'),
    settings: await query('SELECT name, setting FROM pg_settings ORDER BY 1'),
    locks: await query(`SELECT classid, objid FROM pg_locks WHERE locktype = 'advisory'`),
    preparedStatements: await query('SELECT name FROM pg_prepared_statements'),
    channels: await query('SELECT pg_listening_channels()'),
  };
};

/** States in which a test can leave its database. */
const usedDatabaseStates: readonly [string, () => Promise<unknown>][] = [
  ['with additional rows', () => query('INSERT INTO holiday_year SELECT generate_series(3000, 60000)')],
  ['without rows', () => query('TRUNCATE holiday_year, hotel CASCADE')],
  [
    'with another schema',
    () => query('ALTER TABLE holiday_year ADD COLUMN note text; CREATE TABLE note (); DROP TABLE rate_limit'),
  ],
  ['without one of its schemas', () => query('DROP SCHEMA pgboss CASCADE').catch(() => query('CREATE SCHEMA other'))],
  ['with changed session settings', () => query(`SET TIME ZONE 'Asia/Seoul'; SET session_replication_role = replica`)],
  [
    'with prepared statements and locks',
    () => query('PREPARE kept AS SELECT 1; SELECT pg_advisory_lock(7); LISTEN news'),
  ],
  [
    'with a statement that the driver caches',
    () => database.pool.query({ name: 'own', text: 'SELECT $1::int', values: [1] }),
  ],
  ['with temporary tables', () => query('CREATE TEMPORARY TABLE holiday_year AS SELECT 1 AS year')],
  ['after VACUUM FULL', () => query('VACUUM FULL holiday_year')],
  ['after a checkpoint', () => query('CHECKPOINT')],
  ['after a statement that failed', () => expect(query('SELECT 1 / 0')).rejects.toThrow('division by zero')],
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
  ['inside a transaction', () => query('BEGIN; DELETE FROM holiday_year')],
  [
    'inside a transaction that failed',
    () => expect(query('BEGIN; DELETE FROM holiday_year; SELECT 1 / 0')).rejects.toThrow('zero'),
  ],
  ['with more memory', () => query(`SELECT length(string_agg(repeat('x', 1000), '')) FROM generate_series(1, 60000)`)],
  ['with a loaded library that cannot be unloaded', () => query(`SELECT to_tsvector('english', 'reservations')`)],
];

it.runIf(serverUrl === undefined).each(usedDatabaseStates)(
  'a database that is opened after one that was left %s equals a new one',
  async (_, createState) => {
    const stateBefore = await readDatabaseState();
    await createState();
    await database.close();
    database = await openTestDatabase(insertRows);
    expect(await readDatabaseState()).toEqual(stateBefore);
    await query('INSERT INTO holiday_year VALUES (2001)');
    expect(await query('SELECT count(*) FROM holiday_year')).toEqual([{ count: 3 }]);
  },
);

it('databases that are open at the same time share no rows', async () => {
  const otherDatabase = await openTestDatabase(insertRows);
  await query('DELETE FROM holiday_year');
  expect((await otherDatabase.pool.query('SELECT year FROM holiday_year ORDER BY 1')).rows).toEqual([
    { year: 1999 },
    { year: 2000 },
  ]);
  await otherDatabase.close();
});

it('a database that is opened without initial rows has none of the previous one’s rows', async () => {
  await database.close();
  database = await openTestDatabase();
  expect(await query('SELECT year FROM holiday_year')).toEqual([]);
});
