import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase } from '../../test/database';
import type { Database } from './connect';
import { inTransaction } from './transaction';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

/** Only a server of its own can cut a connection. */
it('a connection that is cut inside a transaction is an error of that transaction, not the end of the process', async () => {
  const cut = inTransaction(database.pool, async (client) => {
    const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
    await database.pool.query('SELECT pg_terminate_backend($1)', [rows[0]?.pid]);
    // The word of it comes while nothing is being asked.
    await new Promise((resolve) => setTimeout(resolve, 100));
    await client.query('SELECT 1');
  });
  await expect(cut).rejects.toThrow();
  expect(await inTransaction(database.pool, async (client) => (await client.query('SELECT 1 AS one')).rows)).toEqual([
    { one: 1 },
  ]);
});
