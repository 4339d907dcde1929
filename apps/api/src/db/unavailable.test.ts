import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase } from '../../test/database';
import type { Database } from './connect';
import { DatabaseUnavailableError, isDatabaseUnavailable, retryWhileUnavailable } from './unavailable';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const catchError = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => undefined,
    (error: unknown) => error,
  );
/** Makes PostgreSQL raise an error with this code. Returns the error. */
const raiseAndCatch = (code: string) =>
  catchError(database.pool.query(`DO $$ BEGIN RAISE 'x' USING ERRCODE = '${code}'; END $$`));

it.each<readonly [string, () => Promise<unknown>]>([
  ['a failed connection', () => Promise.resolve(new DatabaseUnavailableError('x'))],
  ['a shutdown', () => raiseAndCatch('57P01')],
  ['a crash', () => raiseAndCatch('57P02')],
  ['a starting server', () => raiseAndCatch('57P03')],
  ['too many connections', () => raiseAndCatch('53300')],
  ['a full disk', () => raiseAndCatch('53100')],
  ['a lost connection', () => raiseAndCatch('08006')],
  ['a server that has become a replica', () => raiseAndCatch('25006')],
  ['a reset connection', () => Promise.resolve(Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' }))],
  ['a connection that ended', () => Promise.resolve(new Error('Connection terminated unexpectedly'))],
  ['a query without a response', () => Promise.resolve(new Error('Query read timeout'))],
  ['a pool without a free connection', () => Promise.resolve(new Error('timeout exceeded when trying to connect'))],
])('%s counts as an unavailable database', async (_name, getError) => {
  expect(isDatabaseUnavailable(await getError())).toBe(true);
});

it('an error that the query builder has wrapped counts as an unavailable database', async () => {
  const shutdown = sql`DO $$ BEGIN RAISE 'x' USING ERRCODE = '57P01'; END $$`;
  expect(isDatabaseUnavailable(await catchError(database.db.execute(shutdown)))).toBe(true);
});

it.each<readonly [string, () => Promise<unknown>]>([
  ['a statement that took too long', () => raiseAndCatch('57014')],
  ['a violated constraint', () => raiseAndCatch('23505')],
  ['a deadlock', () => raiseAndCatch('40P01')],
  ['a mistake in a statement', () => catchError(database.pool.query('SELECT nothing'))],
  ['an unreachable service', () => catchError(fetch('http://127.0.0.1:1/'))],
  ['a programming error', () => Promise.resolve(new TypeError('x is not a function'))],
  ['a value that is not an error', () => Promise.resolve('Connection terminated')],
])('%s does not count as an unavailable database', async (_name, getError) => {
  expect(isDatabaseUnavailable(await getError())).toBe(false);
});

it('idempotent work is retried while the database is unavailable, and fails at once for any other error', async () => {
  let attempts = 0;
  const failTimes = (times: number, error: Error) => () => {
    attempts += 1;
    return attempts > times ? Promise.resolve('done') : Promise.reject(error);
  };
  expect(await retryWhileUnavailable(failTimes(2, new DatabaseUnavailableError('x')))).toBe('done');
  expect(attempts).toBe(3);
  attempts = 0;
  await expect(retryWhileUnavailable(failTimes(2, new TypeError('x')))).rejects.toThrow(TypeError);
  expect(attempts).toBe(1);
});

it('a failure that only a change of settings can fix is not retried', async () => {
  let attempts = 0;
  const fail = () => {
    attempts += 1;
    return Promise.reject(new DatabaseUnavailableError('the password is wrong', { isTemporary: false }));
  };
  await expect(retryWhileUnavailable(fail)).rejects.toThrow(DatabaseUnavailableError);
  expect(attempts).toBe(1);
});
