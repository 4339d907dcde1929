import type { Pool, PoolClient } from 'pg';
import { isDatabaseAway } from './away';

const conflicts = new Set(['40001', '40P01']);
const maxAttempts = 3;

/** PostgreSQL's code of an error; undefined for any other. */
export const codeOf = (error: unknown): string | undefined =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string' ? error.code : undefined;

/** PostgreSQL's word for «try again»: another transaction won a lock we both wanted. */
export const isWorthAnotherTry = (error: unknown): boolean => conflicts.has(codeOf(error) ?? '');

const isRolledBack = (client: PoolClient): Promise<boolean> =>
  client.query('ROLLBACK').then(
    () => true,
    () => false,
  );

/**
 * Runs `work` in one transaction. Commits if `shouldCommit(result)`, otherwise rolls back; returns the result either way: an expected failure
 * is a value and leaves no trace. Runs again where another transaction won a lock that both wanted. Nothing that leaves this machine may be
 * called inside.
 * @throws Error where the server ended the transaction otherwise than it was told: a bug of ours.
 */
export async function inTransaction<T>(
  pool: Pool,
  work: (client: PoolClient) => Promise<T>,
  shouldCommit: (result: T) => boolean = () => true,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    const client = await pool.connect();
    let isBroken = false;
    try {
      await client.query('BEGIN');
      const result = await work(client);
      const command = shouldCommit(result) ? 'COMMIT' : 'ROLLBACK';
      const ended = await client.query(command);
      // PostgreSQL answers COMMIT with ROLLBACK where a statement has failed and the error was not thrown on.
      if (ended.command !== command) throw new Error(`a transaction ended with ${ended.command} instead of ${command}`);
      return result;
    } catch (error) {
      // A connection that has gone has rolled back; one that is silent would keep us waiting for its answer.
      isBroken = isDatabaseAway(error) || !(await isRolledBack(client));
      if (attempt >= maxAttempts || !isWorthAnotherTry(error)) throw error;
    } finally {
      client.release(isBroken);
    }
  }
}
