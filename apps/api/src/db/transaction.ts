import type { Pool, PoolClient } from 'pg';
import { isDatabaseUnavailable } from './unavailable';

const conflictCodes = new Set(['40001', '40P01']);
const maxAttempts = 3;

export function getErrorCode(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  // The query builder wraps the driver's errors.
  if ('query' in error && 'params' in error && 'cause' in error) return getErrorCode(error.cause);
  return 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}

const isRetryable = (error: unknown): boolean => conflictCodes.has(getErrorCode(error) ?? '');

/** Returns true if the rollback succeeded. */
const tryRollback = (client: PoolClient): Promise<boolean> =>
  client.query('ROLLBACK').then(
    () => true,
    () => false,
  );

async function runTransaction<T>(
  pool: Pool,
  begin: string,
  work: (client: PoolClient) => Promise<T>,
  shouldCommit: (result: T) => boolean,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    const client = await pool.connect();
    let isBroken = false;
    try {
      await client.query(begin);
      const result = await work(client);
      const command = shouldCommit(result) ? 'COMMIT' : 'ROLLBACK';
      const response = await client.query(command);
      // PostgreSQL answers COMMIT with ROLLBACK if a statement has failed and its error was swallowed.
      if (response.command !== command)
        throw new Error(`a transaction ended with ${response.command} instead of ${command}`);
      return result;
    } catch (error) {
      // A broken connection needs no ROLLBACK, and an unresponsive one would never answer it.
      isBroken = isDatabaseUnavailable(error) || !(await tryRollback(client));
      if (attempt >= maxAttempts || !isRetryable(error)) throw error;
    } finally {
      client.release(isBroken);
    }
  }
}

/**
 * Runs `work` in one transaction. Commits if `shouldCommit(result)`, otherwise rolls back; returns the result either
 * way. Runs `work` up to three times if it ends in a deadlock or a serialization failure, so it must not call other
 * services.
 * @throws the error of the last attempt; Error if the server ended the transaction with a different command
 */
export const inTransaction = <T>(
  pool: Pool,
  work: (client: PoolClient) => Promise<T>,
  shouldCommit: (result: T) => boolean = () => true,
): Promise<T> => runTransaction(pool, 'BEGIN', work, shouldCommit);

/** Same as `inTransaction`, but each statement sees the database as it was at the first one. */
export const inSnapshot = <T>(pool: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> =>
  runTransaction(pool, 'BEGIN ISOLATION LEVEL REPEATABLE READ', work, () => true);
