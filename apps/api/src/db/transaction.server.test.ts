import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase } from '../../test/database';
import type { Database } from './connect';
import type { Queryable } from './queryable';
import { inSnapshot, inTransaction } from './transaction';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

it('a snapshot does not see what is committed after its first statement', async () => {
  const count = async (db: Queryable) =>
    (await db.query<{ count: number }>('SELECT count(*)::int AS count FROM setting')).rows[0]?.count;
  const counts = await inSnapshot(database.pool, async (client) => {
    const before = await count(client);
    await database.pool.query(`INSERT INTO setting (name, value) VALUES ('snapshot', '{}')`);
    return [before, await count(client), await count(database.pool)];
  });
  expect(counts).toEqual([counts[0], counts[0], Number(counts[0]) + 1]);
});

// The embedded database cannot terminate a connection.
it('a transaction whose connection is terminated is rejected, and the next one uses another connection', async () => {
  const transaction = inTransaction(database.pool, async (client) => {
    const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
    const connectionEnd = new Promise<void>((resolve) => client.once('end', resolve));
    await database.pool.query('SELECT pg_terminate_backend($1)', [rows[0]?.pid]);
    // Waits until the connection has ended while no statement runs. The test adds no `error` listener, which would hide
    // that the application lacks one.
    await connectionEnd;
    await client.query('SELECT 1');
  });
  await expect(transaction).rejects.toThrow('Client has encountered a connection error and is not queryable');
  expect(await inTransaction(database.pool, async (client) => (await client.query('SELECT 1 AS one')).rows)).toEqual([
    { one: 1 },
  ]);
});
