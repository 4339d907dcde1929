import pg from 'pg';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createDatabaseName, getDatabaseUrl, runOnServer } from '../../test/database-server';
import { UnusableDatabaseError } from './database-handle';
import { applyMigrations, listMigrations } from './migrate';

const migrations = listMigrations();
// Numbers of migrations that wait for locks. Each number is also the count of migrations before it.
const paymentColumnsMigration = 41;
const groupRowsMigration = 46;
const memberCouponsMigration = 47;

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
  /** Applies the migrations; `pid` is the id of its server process. */
  readonly upgrader: pg.Client;
  readonly pid: number;
  /** Holds the locks that an order would take. */
  readonly orderClient: pg.Client;
  readonly observer: pg.Client;
}

/** Connects the clients of an upgrade to a database with the first `migrationCount` migrations. */
async function prepareUpgrade(migrationCount: number): Promise<UpgradeClients> {
  const [upgrader, orderClient, observer] = [await connectClient(), await connectClient(), await connectClient()];
  await applyMigrations(upgrader, migrations.slice(0, migrationCount));
  const { rows } = await upgrader.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
  return { upgrader, pid: rows[0]?.pid ?? 0, orderClient, observer };
}

/** Returns the id of the transaction in which the upgrade waits for a lock; undefined while it does not wait. */
async function findWaitingTransaction(observer: pg.Client, pid: number): Promise<string | undefined> {
  const { rows } = await observer.query<{ transaction: string }>(
    'SELECT virtualtransaction AS transaction FROM pg_locks WHERE pid = $1 AND NOT granted',
    [pid],
  );
  return rows[0]?.transaction;
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
  const { upgrader, pid, orderClient, observer } = await prepareUpgrade(paymentColumnsMigration);
  await orderClient.query('BEGIN; LOCK TABLE payment IN ROW EXCLUSIVE MODE');
  const upgrade = applyMigrations(upgrader, migrations);
  await expect.poll(() => findWaitingTransaction(observer, pid)).toBeDefined();
  const firstTransaction = await findWaitingTransaction(observer, pid);
  await expect.poll(() => findWaitingTransaction(observer, pid)).toBeUndefined();
  await observer.query('SELECT FROM payment');
  await expect.poll(() => findWaitingTransaction(observer, pid)).not.toBe(firstTransaction);
  await orderClient.query('COMMIT');
  await upgrade;
  expect(await countApplied(observer)).toEqual(allApplied);
});

it('a migration that would deadlock with an order is rolled back and retried', async () => {
  const { upgrader, pid, orderClient, observer } = await prepareUpgrade(groupRowsMigration);
  await orderClient.query(`SET deadlock_timeout = '1min'; BEGIN; LOCK TABLE audit_entry IN ROW EXCLUSIVE MODE`);
  const upgrade = applyMigrations(upgrader, migrations);
  await expect.poll(() => findWaitingTransaction(observer, pid)).toBeDefined();
  await orderClient.query(
    `INSERT INTO alarm (htl_code, kind, subject, detail) VALUES (NULL, 'holidays_unknown', '2030', '')`,
  );
  await orderClient.query('COMMIT');
  await upgrade;
  expect(await countApplied(observer)).toEqual(allApplied);
  expect((await observer.query('SELECT htl_code FROM alarm')).rows).toEqual([{ htl_code: 'GROUP' }]);
});

it('a migration that does not get its locks is rolled back, with an error that names it', async () => {
  const { upgrader, orderClient, observer } = await prepareUpgrade(paymentColumnsMigration);
  await orderClient.query('BEGIN; LOCK TABLE payment IN ROW EXCLUSIVE MODE');
  await expect(applyMigrations(upgrader, migrations, 1)).rejects.toThrow(
    new UnusableDatabaseError(
      'Migration 0041 did not get its locks in 1 attempts: end long transactions in the database and start again.',
    ),
  );
  expect(await countApplied(observer)).toEqual([paymentColumnsMigration, paymentColumnsMigration]);
});

it('an upgrade whose connection ended while a migration waited for a lock continues with that migration', async () => {
  const { upgrader, pid, orderClient, observer } = await prepareUpgrade(paymentColumnsMigration);
  await orderClient.query('BEGIN; LOCK TABLE coupon IN ROW EXCLUSIVE MODE');
  const upgrade = applyMigrations(upgrader, migrations).catch((error: unknown) => error);
  await expect.poll(() => findWaitingTransaction(observer, pid)).toBeDefined();
  await observer.query('SELECT pg_terminate_backend($1)', [pid]);
  expect(await upgrade).toBeInstanceOf(Error);
  expect(await countApplied(observer)).toEqual([memberCouponsMigration, memberCouponsMigration]);
  await orderClient.query('COMMIT');
  await applyMigrations(await connectClient(), migrations);
  expect(await countApplied(observer)).toEqual(allApplied);
});
