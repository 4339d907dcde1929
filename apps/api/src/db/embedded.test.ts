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

const expectCorrectResponses = async (): Promise<void> => {
  for (const number of [1, 2, 3]) {
    const { rows } = await database.pool.query<{ number: number }>('SELECT $1::int AS number', [number]);
    expect(rows).toEqual([{ number }]);
  }
  expect((await database.pool.query(`SELECT 'x' AS letter`)).rows).toEqual([{ letter: 'x' }]);
};

/** Statements that fail at different steps of the protocol. */
const failingStatements: [string, () => Promise<unknown>][] = [
  ['that violates a constraint', () => database.pool.query('INSERT INTO person VALUES ($1, 1)', ['Jane'])],
  ['without parameters', () => database.pool.query(`INSERT INTO person VALUES ('Jane', 1)`)],
  ['with a value of the wrong type', () => database.pool.query('SELECT $1::int', ['Jane'])],
  ['with a syntax error', () => database.pool.query('SELEC $1', ['Jane'])],
  [
    'that is prepared by name',
    () => database.pool.query({ name: 'division', text: 'SELECT 1 / $1::int AS part', values: [0] }),
  ],
  ['of the query builder', () => database.db.execute(sql`INSERT INTO person VALUES (${'Jane'}, 1)`)],
  [
    'inside a transaction',
    () => inTransaction(database.pool, (client) => client.query('INSERT INTO person VALUES ($1, 1)', ['Jane'])),
  ],
];

describe('the embedded database', () => {
  it.each(failingStatements)('answers the next query correctly after a failed statement %s', async (_name, fail) => {
    await expect(fail()).rejects.toThrow();
    await expectCorrectResponses();
    await expect(fail()).rejects.toThrow();
    await expectCorrectResponses();
  });

  it('runs a prepared statement whose first execution failed', async () => {
    const { rows } = await database.pool.query({ name: 'division', text: 'SELECT 1 / $1::int AS part', values: [1] });
    expect(rows).toEqual([{ part: 1 }]);
  });

  it('prepares a named statement again on a new client', async () => {
    const query = { name: 'number', text: 'SELECT $1::int AS number', values: [7] };
    expect((await database.pool.query(query)).rows).toEqual([{ number: 7 }]);
    (await database.pool.connect()).release(true);
    expect((await database.pool.query(query)).rows).toEqual([{ number: 7 }]);
    await expectCorrectResponses();
  });

  it('answers each of many parallel queries, some of which fail', async () => {
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

  it('rolls back the whole transaction if one statement fails', async () => {
    const transaction = inTransaction(database.pool, async (client) => {
      await client.query('INSERT INTO person VALUES ($1, 1)', ['John']);
      await client.query('INSERT INTO person VALUES ($1, 1)', ['Jane']);
    });
    await expect(transaction).rejects.toThrow(/check constraint/);
    expect((await database.pool.query('SELECT name FROM person')).rows).toEqual([]);
  });
});
