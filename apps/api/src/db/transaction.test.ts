import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase } from '../../test/database';
import type { Database } from './connect';
import { inTransaction, inTransactionBehind } from './transaction';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const own = 'SELECT pg_current_xact_id()::text AS id';

it('an opening that leaves together with BEGIN stands in the transaction, and its result is handed on', async () => {
  const [opened, later] = await inTransactionBehind(
    database.pool,
    async (client) => (await client.query<{ id: string }>(own)).rows[0]?.id,
    async (client, id) => [id, (await client.query<{ id: string }>(own)).rows[0]?.id],
  );
  expect(opened).toMatch(/^\d+$/);
  expect(later).toBe(opened);
});

it('of statements that are asked together the first that fails is told, and nothing of the others stays', async () => {
  const write = (name: string) => ({ text: 'INSERT INTO setting (name, value) VALUES ($1, $2)', values: [name, '{}'] });
  const broken = inTransaction(database.pool, (client) =>
    Promise.all([client.query(write('asked first')), client.query('SELECT 1 / 0'), client.query(write('asked last'))]),
  );
  await expect(broken).rejects.toMatchObject({ code: '22012' });
  const { rows } = await database.pool.query("SELECT name FROM setting WHERE name LIKE 'asked %'");
  expect(rows).toEqual([]);
});
