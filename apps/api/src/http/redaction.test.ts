import { sql } from 'drizzle-orm';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase } from '../../test/database';
import type { Database } from '../db/connect';
import { createLoggerOptions } from './redaction';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
  await database.pool.query(`CREATE TABLE person (name text PRIMARY KEY CHECK (name <> 'Jane Doe'), age int)`);
  await database.pool.query(`INSERT INTO person VALUES ('John Doe', 40)`);
});
afterAll(() => database.close());

const log = (fields: object): string => {
  const lines: string[] = [];
  pino(createLoggerOptions('info'), { write: (line: string) => void lines.push(line) }).error(
    fields,
    'unexpected error',
  );
  return lines.join('');
};
const catchFailure = async (query: Promise<unknown>): Promise<unknown> =>
  query.then(
    () => undefined,
    (error: unknown) => error,
  );

describe('logging an error', () => {
  const failures: [string, () => Promise<unknown>, string][] = [
    ['a row that breaks a constraint', () => database.pool.query(`INSERT INTO person VALUES ('Jane Doe', 1)`), '23514'],
    ['a duplicate row', () => database.pool.query(`INSERT INTO person VALUES ('John Doe', 1)`), '23505'],
    ['a query with a value of the wrong type', () => database.pool.query('SELECT $1::int', ['Jane Doe']), '22P02'],
    [
      'a row that breaks a constraint, inserted by the query builder',
      () => database.db.execute(sql`INSERT INTO person VALUES (${'Jane Doe'}, 1)`),
      '23514',
    ],
  ];
  it.each(failures)('leaves out the values of %s', async (_case, runQuery, code) => {
    const line = log({ err: await catchFailure(runQuery()) });
    expect(line).not.toMatch(/Doe/);
    expect(line).toContain(code);
    expect(line).toContain(' at ');
  });

  it('keeps the message of an error that our code throws', () =>
    expect(log({ err: new Error('a bug') })).toContain('a bug'));
});
