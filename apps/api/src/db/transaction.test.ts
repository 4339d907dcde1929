import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase } from '../../test/database';
import { createQueries, type Database } from './connect';
import { sql } from './sql';
import { inSnapshot, inTransaction } from './transaction';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const createInsert = (name: string) => sql('insert_setting')`INSERT INTO setting (name, value) VALUES (${name}, '{}')`;
const listSettings = async (pattern: string) =>
  (
    await database.pool.query<{ name: string }>(
      sql('list_settings')`SELECT name FROM setting WHERE name LIKE ${pattern} ORDER BY name`,
    )
  ).rows.map(({ name }) => name);

describe('a transaction', () => {
  it('is committed by default, and returns the result of its work', async () => {
    const result = await inTransaction(database.pool, async (client) => {
      await client.query(createInsert('kept 1'));
      return 'done';
    });
    expect(result).toBe('done');
    expect(await listSettings('kept %')).toEqual(['kept 1']);
  });

  it('that is a snapshot reads at the isolation level REPEATABLE READ, and is committed', async () => {
    const level = await inSnapshot(database.pool, async (client) => {
      await client.query(createInsert('snapshot 1'));
      return (await client.query('SHOW transaction_isolation')).rows;
    });
    expect(level).toEqual([{ transaction_isolation: 'repeatable read' }]);
    expect(await listSettings('snapshot %')).toEqual(['snapshot 1']);
  });

  it('is rolled back if its result is an expected failure, which is returned', async () => {
    const result = await inTransaction(
      database.pool,
      async (client) => {
        await client.query(createInsert('refused 1'));
        return { ok: false };
      },
      ({ ok }) => ok,
    );
    expect(result).toEqual({ ok: false });
    expect(await listSettings('refused %')).toEqual([]);
  });

  it('is rolled back if one of several statements fails, and throws that error', async () => {
    const transaction = inTransaction(database.pool, (client) =>
      Promise.all([
        client.query(createInsert('broken 1')),
        client.query('SELECT 1 / 0'),
        client.query(createInsert('broken 2')),
      ]),
    );
    await expect(transaction).rejects.toMatchObject({ code: '22012' });
    expect(await listSettings('broken %')).toEqual([]);
  });

  it('throws if its work hides a failed statement, because PostgreSQL rolls back instead of committing', async () => {
    const transaction = inTransaction(database.pool, async (client) => {
      await client.query(createInsert('hidden 1'));
      await client.query('SELECT 1 / 0').catch(() => undefined);
    });
    await expect(transaction).rejects.toThrow('a transaction ended with ROLLBACK instead of COMMIT');
    expect(await listSettings('hidden %')).toEqual([]);
  });

  it('runs again after a deadlock', async () => {
    let attempts = 0;
    await inTransaction(database.pool, async (client) => {
      attempts += 1;
      await client.query(createInsert(`retried ${attempts}`));
      if (attempts === 1)
        await client.query(`DO $$ BEGIN RAISE EXCEPTION 'a deadlock' USING ERRCODE = '40P01'; END $$`);
    });
    expect(attempts).toBe(2);
    expect(await listSettings('retried %')).toEqual(['retried 2']);
  });

  it('runs again after a deadlock of a statement of the query builder', async () => {
    let attempts = 0;
    await inTransaction(database.pool, async (client) => {
      attempts += 1;
      const statement = attempts === 1 ? `DO $$ BEGIN RAISE EXCEPTION USING ERRCODE = '40P01'; END $$` : 'SELECT 1';
      await createQueries(client).execute(statement);
    });
    expect(attempts).toBe(2);
  });
});
