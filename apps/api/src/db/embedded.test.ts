import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connect, type Database } from './connect';
import { inTransaction } from './transaction';

let database: Database;
beforeAll(async () => {
  database = await connect({});
  await database.pool.query(`CREATE TABLE person (name text PRIMARY KEY CHECK (name <> 'Jane'), age int)`);
});
afterAll(() => database.close());

const expectWorking = async (): Promise<void> => {
  for (const number of [1, 2, 3]) {
    const { rows } = await database.pool.query<{ number: number }>('SELECT $1::int AS number', [number]);
    expect(rows).toEqual([{ number }]);
  }
  expect((await database.pool.query(`SELECT 'x' AS letter`)).rows).toEqual([{ letter: 'x' }]);
};

/** Statements that fail, one for each step of the protocol. */
const failures: [string, () => Promise<unknown>][] = [
  ['that breaks a rule', () => database.pool.query('INSERT INTO person VALUES ($1, 1)', ['Jane'])],
  ['without parameters', () => database.pool.query(`INSERT INTO person VALUES ('Jane', 1)`)],
  ['whose value is of the wrong kind', () => database.pool.query('SELECT $1::int', ['Jane'])],
  ['that cannot be read', () => database.pool.query('SELEC $1', ['Jane'])],
  [
    'that is kept by name',
    () => database.pool.query({ name: 'kept', text: 'SELECT 1 / $1::int AS part', values: [0] }),
  ],
  ['of the query builder', () => database.db.execute(sql`INSERT INTO person VALUES (${'Jane'}, 1)`)],
  [
    'inside a transaction',
    () => inTransaction(database.pool, (client) => client.query('INSERT INTO person VALUES ($1, 1)', ['Jane'])),
  ],
];

describe('the embedded database answers the next query correctly after a statement', () => {
  it.each(failures)('%s', async (_name, fail) => {
    await expect(fail()).rejects.toThrow();
    await expectWorking();
    await expect(fail()).rejects.toThrow();
    await expectWorking();
  });

  it('that is valid, prepared by name and failed before', async () => {
    const { rows } = await database.pool.query({ name: 'kept', text: 'SELECT 1 / $1::int AS part', values: [1] });
    expect(rows).toEqual([{ part: 1 }]);
  });

  it('whose client had to be replaced', async () => {
    const remaining = { name: 'kept too', text: 'SELECT $1::int AS number', values: [7] };
    expect((await database.pool.query(remaining)).rows).toEqual([{ number: 7 }]);
    (await database.pool.connect()).release(true);
    expect((await database.pool.query(remaining)).rows).toEqual([{ number: 7 }]);
    await expectWorking();
  });

  it('among many at once, some of which fail', async () => {
    const queries = Array.from({ length: 40 }, (_, number) =>
      number % 4 === 0
        ? database.pool.query('SELECT 1 / $1::int', [0]).then(
            () => 'answered',
            () => 'failed',
          )
        : database.pool
            .query<{ number: number }>('SELECT $1::int AS number', [number])
            .then(({ rows }) => rows[0]?.number),
    );
    expect(await Promise.all(queries)).toEqual(queries.map((_, number) => (number % 4 === 0 ? 'failed' : number)));
  });

  it('that fails and leaves nothing of its transaction', async () => {
    const half = inTransaction(database.pool, async (client) => {
      await client.query('INSERT INTO person VALUES ($1, 1)', ['John']);
      await client.query('INSERT INTO person VALUES ($1, 1)', ['Jane']);
    });
    await expect(half).rejects.toThrow(/check constraint/);
    expect((await database.pool.query('SELECT name FROM person')).rows).toEqual([]);
  });
});
