import pg from 'pg';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createDatabaseName, getDatabaseUrl, runOnServer } from '../../test/database-server';
import { UnusableDatabaseError } from './handle';
import { applyMigrations, listMigrations } from './migrate';

const migrations = listMigrations();
// Numbers of migrations that wait for locks. Each number is also the count of migrations before it.
const paymentColumns = 41;
const groupRows = 46;
const memberCoupons = 47;

let databaseName: string;
let connections: pg.Client[];
async function connectClient(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: getDatabaseUrl(databaseName) });
  client.on('error', () => undefined);
  await client.connect();
  connections.push(client);
  return client;
}

beforeEach(async () => {
  connections = [];
  databaseName = createDatabaseName();
  await runOnServer(`CREATE DATABASE ${databaseName}`);
});
afterEach(async () => {
  await Promise.allSettled(connections.map((client) => client.end()));
  await runOnServer(`DROP DATABASE ${databaseName} WITH (FORCE)`);
});

interface UpgradeClients {
  /** Applies the migrations; `pid` is its server process. */
  readonly upgrader: pg.Client;
  readonly pid: number;
  /** Holds the locks that an order would take. */
  readonly order: pg.Client;
  readonly observer: pg.Client;
}

/** Applies the first migrations to the database. */
async function prepareUpgrade(migrationCount: number): Promise<UpgradeClients> {
  const [upgrader, order, observer] = [await connectClient(), await connectClient(), await connectClient()];
  await applyMigrations(upgrader, migrations.slice(0, migrationCount));
  const { rows } = await upgrader.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
  return { upgrader, pid: rows[0]?.pid ?? 0, order, observer };
}

/** Returns the id of the transaction in which the upgrade waits for a lock; undefined while it does not wait. */
async function findWaitingTransaction(observer: pg.Client, pid: number): Promise<string | undefined> {
  const { rows } = await observer.query<{ waiting: string }>(
    'SELECT virtualtransaction AS waiting FROM pg_locks WHERE pid = $1 AND NOT granted',
    [pid],
  );
  return rows[0]?.waiting;
}

/** Counts the applied migrations and the distinct ones among them. */
const countApplied = async (client: pg.Client): Promise<number[]> => {
  const { rows } = await client.query<{ all: number; distinct: number }>(
    'SELECT count(*)::int AS all, count(DISTINCT hash)::int AS distinct FROM drizzle.__drizzle_migrations',
  );
  return rows.flatMap(({ all, distinct }) => [all, distinct]);
};
const allApplied = [migrations.length, migrations.length];

it('a migration stops waiting for a lock after a time limit, and is retried', async () => {
  const { upgrader, pid, order, observer } = await prepareUpgrade(paymentColumns);
  await order.query('BEGIN; LOCK TABLE payment IN ROW EXCLUSIVE MODE');
  const upgraded = applyMigrations(upgrader, migrations);
  await expect.poll(() => findWaitingTransaction(observer, pid)).toBeDefined();
  const first = await findWaitingTransaction(observer, pid);
  await expect.poll(() => findWaitingTransaction(observer, pid)).toBeUndefined();
  await observer.query('SELECT FROM payment');
  await expect.poll(() => findWaitingTransaction(observer, pid)).not.toBe(first);
  await order.query('COMMIT');
  await upgraded;
  expect(await countApplied(observer)).toEqual(allApplied);
});

it('a migration that would deadlock with an order is rolled back and retried', async () => {
  const { upgrader, pid, order, observer } = await prepareUpgrade(groupRows);
  await order.query(`SET deadlock_timeout = '1min'; BEGIN; LOCK TABLE audit_entry IN ROW EXCLUSIVE MODE`);
  const upgraded = applyMigrations(upgrader, migrations);
  await expect.poll(() => findWaitingTransaction(observer, pid)).toBeDefined();
  await order.query(
    `INSERT INTO alarm (htl_code, kind, subject, detail) VALUES (NULL, 'holidays_unknown', '2030', '')`,
  );
  await order.query('COMMIT');
  await upgraded;
  expect(await countApplied(observer)).toEqual(allApplied);
  expect((await observer.query('SELECT htl_code FROM alarm')).rows).toEqual([{ htl_code: 'GROUP' }]);
});

it('an upgrade that never gets its locks is rolled back, with an error that names the migration', async () => {
  const { upgrader, order, observer } = await prepareUpgrade(paymentColumns);
  await order.query('BEGIN; LOCK TABLE payment IN ROW EXCLUSIVE MODE');
  await expect(applyMigrations(upgrader, migrations, 1)).rejects.toThrow(
    new UnusableDatabaseError(
      'Migration 0041 did not get its locks in 1 attempts: end long transactions in the database and start again.',
    ),
  );
  expect(await countApplied(observer)).toEqual([paymentColumns, paymentColumns]);
});

it('an upgrade that was killed between two migrations continues with the next one', async () => {
  const { upgrader, pid, order, observer } = await prepareUpgrade(paymentColumns);
  await order.query('BEGIN; LOCK TABLE coupon IN ROW EXCLUSIVE MODE');
  const upgraded = applyMigrations(upgrader, migrations).catch((error: unknown) => error);
  await expect.poll(() => findWaitingTransaction(observer, pid)).toBeDefined();
  await observer.query('SELECT pg_terminate_backend($1)', [pid]);
  expect(await upgraded).toBeInstanceOf(Error);
  expect(await countApplied(observer)).toEqual([memberCoupons, memberCoupons]);
  await order.query('COMMIT');
  await applyMigrations(await connectClient(), migrations);
  expect(await countApplied(observer)).toEqual(allApplied);
});
