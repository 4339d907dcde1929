import pg from 'pg';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createDatabaseName, getDatabaseUrl, runOnServer } from '../../test/database-server';
import { UnusableDatabaseError } from './handle';
import { applyMigrations, listMigrations } from './migrate';

const migrations = listMigrations();
const columnsOfPayment = 41;
const fillTriggers = 46;
const couponView = 47;

let name: string;
let connections: pg.Client[];
async function open(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: getDatabaseUrl(name) });
  client.on('error', () => undefined);
  await client.connect();
  connections.push(client);
  return client;
}

beforeEach(async () => {
  connections = [];
  name = createDatabaseName();
  await runOnServer(`CREATE DATABASE ${name}`);
});
afterEach(async () => {
  await Promise.allSettled(connections.map((client) => client.end()));
  await runOnServer(`DROP DATABASE ${name} WITH (FORCE)`);
});

async function prepare(
  count: number,
): Promise<{ upgrade: pg.Client; pid: number; order: pg.Client; watch: pg.Client }> {
  const [upgrade, order, watch] = [await open(), await open(), await open()];
  await applyMigrations(upgrade, migrations.slice(0, count));
  const { rows } = await upgrade.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
  return { upgrade, pid: rows[0]?.pid ?? 0, order, watch };
}

/** Returns the id of the transaction in which the upgrade waits for a lock; undefined while it does not wait. */
async function getWaiting(watch: pg.Client, pid: number): Promise<string | undefined> {
  const { rows } = await watch.query<{ waiting: string }>(
    'SELECT virtualtransaction AS waiting FROM pg_locks WHERE pid = $1 AND NOT granted',
    [pid],
  );
  return rows[0]?.waiting;
}

const countApplied = async (client: pg.Client): Promise<number[]> => {
  const { rows } = await client.query<{ all: number; distinct: number }>(
    'SELECT count(*)::int AS all, count(DISTINCT hash)::int AS distinct FROM drizzle.__drizzle_migrations',
  );
  return rows.flatMap(({ all, distinct }) => [all, distinct]);
};
const allApplied = [migrations.length, migrations.length];

it('a migration stops waiting for a lock after a time limit, and is retried', async () => {
  const { upgrade, pid, order, watch } = await prepare(columnsOfPayment);
  await order.query('BEGIN; LOCK TABLE payment IN ROW EXCLUSIVE MODE');
  const upgraded = applyMigrations(upgrade, migrations);
  await expect.poll(() => getWaiting(watch, pid)).toBeDefined();
  const first = await getWaiting(watch, pid);
  await expect.poll(() => getWaiting(watch, pid)).toBeUndefined();
  await watch.query('SELECT FROM payment');
  await expect.poll(() => getWaiting(watch, pid)).not.toBe(first);
  await order.query('COMMIT');
  await upgraded;
  expect(await countApplied(watch)).toEqual(allApplied);
});

it('a migration that would deadlock with an order is rolled back and retried', async () => {
  const { upgrade, pid, order, watch } = await prepare(fillTriggers);
  await order.query(`SET deadlock_timeout = '1min'; BEGIN; LOCK TABLE audit_entry IN ROW EXCLUSIVE MODE`);
  const upgraded = applyMigrations(upgrade, migrations);
  await expect.poll(() => getWaiting(watch, pid)).toBeDefined();
  await order.query(
    `INSERT INTO alarm (htl_code, kind, subject, detail) VALUES (NULL, 'holidays_unknown', '2030', '')`,
  );
  await order.query('COMMIT');
  await upgraded;
  expect(await countApplied(watch)).toEqual(allApplied);
  expect((await watch.query('SELECT htl_code FROM alarm')).rows).toEqual([{ htl_code: 'GROUP' }]);
});

it('an upgrade that never gets its locks is rolled back, with an error that names the migration', async () => {
  const { upgrade, order, watch } = await prepare(columnsOfPayment);
  await order.query('BEGIN; LOCK TABLE payment IN ROW EXCLUSIVE MODE');
  await expect(applyMigrations(upgrade, migrations, 1)).rejects.toThrow(
    new UnusableDatabaseError(
      'Migration 0041 did not get its locks in 1 attempts: end long transactions in the database and start again.',
    ),
  );
  expect(await countApplied(watch)).toEqual([columnsOfPayment, columnsOfPayment]);
});

it('an upgrade that was killed between two migrations continues with the next one', async () => {
  const { upgrade, pid, order, watch } = await prepare(columnsOfPayment);
  await order.query('BEGIN; LOCK TABLE coupon IN ROW EXCLUSIVE MODE');
  const upgraded = applyMigrations(upgrade, migrations).catch((error: unknown) => error);
  await expect.poll(() => getWaiting(watch, pid)).toBeDefined();
  await watch.query('SELECT pg_terminate_backend($1)', [pid]);
  expect(await upgraded).toBeInstanceOf(Error);
  expect(await countApplied(watch)).toEqual([couponView, couponView]);
  await order.query('COMMIT');
  await applyMigrations(await open(), migrations);
  expect(await countApplied(watch)).toEqual(allApplied);
});
