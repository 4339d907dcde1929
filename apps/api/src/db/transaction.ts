import type { Pool, PoolClient } from 'pg';
import { isDatabaseAway } from './away';

const conflicts = new Set(['40001', '40P01']);
const tries = 3;

const codeOf = (error: unknown): string | undefined =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string' ? error.code : undefined;

/** PostgreSQL's word for «try again»: another transaction won a lock we both wanted. */
export const isWorthAnotherTry = (error: unknown): boolean => conflicts.has(codeOf(error) ?? '');

const rolledBack = (client: PoolClient): Promise<boolean> =>
  client.query('ROLLBACK').then(
    () => true,
    () => false,
  );

/**
 * Runs `work` in one transaction and commits where `keep` likes its result, else rolls back and hands the result on:
 * an expected failure is a value and leaves no trace. Nothing that leaves this machine may be called inside.
 */
export const inTransaction = <T>(
  pool: Pool,
  work: (client: PoolClient) => Promise<T>,
  keep: (result: T) => boolean = () => true,
): Promise<T> => inTransactionBehind(pool, () => Promise.resolve(), work, keep);

/**
 * The same, with an `opening` whose statements go to a server in one piece with BEGIN, and whose result `work` gets. It locks and reads
 * only: were BEGIN refused, they would stand alone.
 */
export async function inTransactionBehind<O, T>(
  pool: Pool,
  opening: (client: PoolClient) => Promise<O>,
  work: (client: PoolClient, opened: O) => Promise<T>,
  keep: (result: T) => boolean = () => true,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    const client = await pool.connect();
    let broken = false;
    try {
      const [, opened] = await Promise.all([client.query('BEGIN'), opening(client)]);
      const result = await work(client, opened);
      await client.query(keep(result) ? 'COMMIT' : 'ROLLBACK');
      return result;
    } catch (error) {
      // A connection that has gone has rolled back; one that is silent would keep us waiting for its answer.
      broken = isDatabaseAway(error) || !(await rolledBack(client));
      if (attempt >= tries || !isWorthAnotherTry(error)) throw error;
    } finally {
      client.release(broken);
    }
  }
}
