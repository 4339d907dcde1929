import type { Pool, PoolClient } from 'pg';
import { isDatabaseAway } from './away';

const conflicts = new Set(['40001', '40P01']);
const tries = 3;

/** PostgreSQL's code of an error; undefined for any other. */
export const codeOf = (error: unknown): string | undefined =>
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
export const inTransactionBehind = <O, T>(
  pool: Pool,
  opening: (client: PoolClient) => Promise<O>,
  work: (client: PoolClient, opened: O) => Promise<T>,
  keep: (result: T) => boolean = () => true,
): Promise<T> =>
  onConnection(pool, async (client) => {
    const [, opened] = await Promise.all([client.query('BEGIN'), opening(client)]);
    const result = await work(client, opened);
    const isKept = keep(result);
    const { command } = await client.query(isKept ? 'COMMIT' : 'ROLLBACK');
    mustEnd(isKept, command);
    return result;
  });

/** A transaction in which a statement has failed answers COMMIT with ROLLBACK. @throws Error where that is not what was meant: a bug of ours */
function mustEnd(isKept: boolean, command: string): void {
  if (isKept !== (command === 'COMMIT'))
    throw new Error(`a transaction that was to ${isKept ? 'stand' : 'fail'} ended with ${command}`);
}

/** Whatever statements can be asked of. */
export type Statements = Pick<PoolClient, 'query'>;

/**
 * A connection as long as it is open: what would be asked behind COMMIT would stand outside of the transaction. Closing it answers how the transaction is to end: where a
 * statement could not even be asked, not by keeping the others.
 */
function untilClosed(client: PoolClient): { readonly statements: Statements; readonly close: () => 'COMMIT' | 'ROLLBACK' } {
  let isOpen = true;
  let isWhole = true;
  const query = (...asked: unknown[]): unknown => {
    if (!isOpen) throw new Error('a statement was asked behind the COMMIT of its transaction');
    try {
      return (client.query as (...asked: unknown[]) => unknown).apply(client, asked);
    } catch (error) {
      isWhole = false;
      throw error;
    }
  };
  const close = () => {
    isOpen = false;
    return isWhole ? 'COMMIT' : 'ROLLBACK';
  };
  return { statements: { query: query as PoolClient['query'] }, close };
}

/** What a transaction ends with: all that it writes goes to a server in one piece with COMMIT. */
interface Ending<W extends { readonly ok: boolean }, A> {
  /** Asks all its statements at once. Where its result is not well, one of them has failed: COMMIT is behind them already. */
  readonly write: (client: Statements) => Promise<W>;
  /** Is asked behind COMMIT, outside the transaction, whatever has become of it; where it fails, that undoes nothing and is not tried again. */
  readonly afterwards: (client: PoolClient) => Promise<A>;
}

interface Written<W, A> {
  readonly written: W;
  readonly after: A;
}

/** @throws Error where the server did otherwise than the result of `write` says: a bug of ours. */
async function toTheEnd<W extends { readonly ok: boolean }, A>(
  client: PoolClient,
  { write, afterwards }: Ending<W, A>,
): Promise<Written<W, PromiseSettledResult<A>>> {
  const { statements, close } = untilClosed(client);
  const writing = write(statements);
  const ending = client.query(close());
  const asked = afterwards(client).then(
    (value) => ({ status: 'fulfilled', value }) as const,
    (reason: unknown) => ({ status: 'rejected', reason }) as const,
  );
  const [written, { command }, after] = await Promise.all([writing, ending, asked]);
  mustEnd(written.ok, command);
  return { written, after };
}

/** What was asked afterwards is not tried again: it fails only here, behind the tries. */
function told<W, A>({ written, after }: Written<W, PromiseSettledResult<A>>): Written<W, A> {
  if (after.status === 'rejected') throw after.reason;
  return { written, after: after.value };
}

/**
 * Runs a transaction that goes to a server in one piece, from BEGIN to its end and what is asked afterwards. Were BEGIN refused, its statements would stand alone: they see to it
 * themselves that they write nothing then.
 * @throws Error where the server did otherwise than the result of `write` says: a bug of ours.
 */
export const inOnePiece = async <W extends { readonly ok: boolean }, A>(
  pool: Pool,
  ending: Ending<W, A>,
): Promise<Written<W, A>> =>
  told(
    await onConnection(pool, async (client) => {
      const [, ended] = await Promise.all([client.query('BEGIN'), toTheEnd(client, ending)]);
      return ended;
    }),
  );

/** A transaction that goes to a server in two pieces: what it waits for and looks at, then what it writes with its end. */
interface InTwoPieces<O, D extends { readonly ok: boolean }, W extends { readonly ok: boolean }, A>
  extends Pick<Ending<W, A>, 'afterwards'> {
  /** Locks and reads. */
  readonly opening: (client: PoolClient) => Promise<O>;
  /** Decides whether to write, and may do more than that; rolled back where it is not well. */
  readonly decide: (client: PoolClient, opened: O) => Promise<D>;
  /** As `Ending` has it. */
  readonly write: (client: Statements, decided: Extract<D, { ok: true }>) => Promise<W>;
}

/**
 * Runs it; answers why it was decided against, with nothing written, or the result of writing with what was asked afterwards.
 * @throws Error where the server did otherwise than the result of `write` says: a bug of ours.
 */
export async function inTwoPieces<O, D extends { readonly ok: boolean }, W extends { readonly ok: boolean }, A>(
  pool: Pool,
  { opening, decide, write, afterwards }: InTwoPieces<O, D, W, A>,
): Promise<Written<W, A> | { readonly refused: Extract<D, { ok: false }> }> {
  type Ended = { readonly refused: Extract<D, { ok: false }> } | Written<W, PromiseSettledResult<A>>;
  const ended = await onConnection(pool, async (client): Promise<Ended> => {
    const [, opened] = await Promise.all([client.query('BEGIN'), opening(client)]);
    const decided = await decide(client, opened);
    if (!isWell(decided)) {
      await client.query('ROLLBACK');
      return { refused: decided as Extract<D, { ok: false }> };
    }
    return toTheEnd(client, { write: (statements) => write(statements, decided), afterwards });
  });
  return 'refused' in ended ? ended : told(ended);
}

const isWell = <D extends { readonly ok: boolean }>(decided: D): decided is Extract<D, { ok: true }> => decided.ok;

/** Runs a transaction on a connection, and once more where another won a lock that both wanted; rolls back what throws. */
async function onConnection<T>(pool: Pool, run: (client: PoolClient) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    const client = await pool.connect();
    let broken = false;
    try {
      return await run(client);
    } catch (error) {
      // A connection that has gone has rolled back; one that is silent would keep us waiting for its answer.
      broken = isDatabaseAway(error) || !(await rolledBack(client));
      if (attempt >= tries || !isWorthAnotherTry(error)) throw error;
    } finally {
      client.release(broken);
    }
  }
}
