import { setTimeout as wait } from 'node:timers/promises';

/** The database cannot be reached: no connection could be made to it. */
export class DatabaseAway extends Error {
  /** False where only a change of settings helps, such as a wrong password: trying again is useless. */
  readonly isTemporary: boolean;

  constructor(message: string, { isTemporary = true, ...options }: ErrorOptions & { readonly isTemporary?: boolean } = {}) {
    super(message, options);
    this.isTemporary = isTemporary;
  }
}

/** PostgreSQL's classes for a lost connection, for want of means, for a person's hand at the server, and for its machine. */
const classes = ['08', '53', '57', '58'];
/** A statement that ran into its limit is slow, and its server there. */
const statementCancelled = '57014';
/** The server has become a copy that only reads: another takes over. */
const readOnly = '25006';
/** How a connection breaks that had been made. */
const brokenSocket = ['ECONNRESET', 'ECONNABORTED', 'EPIPE', 'ETIMEDOUT'];
/** What the driver says, without a code, of a connection that it has lost, got no answer on or could not get from its pool. */
const driversWords =
  /^Connection terminated|is not queryable$|^Query read timeout$|^timeout exceeded when trying to connect$|^Cannot use a pool after/;

/**
 * Whether an error says that the database is away: not there, cut off, shut down, out of connections or silent. The one place that
 * decides it; what lies in a statement or its rows is never meant.
 */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof DatabaseAway) return true;
  // The query builder wraps what the driver throws. Nobody else's causes are looked at: they speak of other services.
  if ('query' in error && 'params' in error) return isDatabaseAway(error.cause);
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (/^[0-9A-Z]{5}$/.test(code) && 'severity' in error)
    return code === readOnly || (code !== statementCancelled && classes.includes(code.slice(0, 2)));
  return brokenSocket.includes(code) || driversWords.test(error.message);
}

/** A server that restarts takes a few seconds. */
const retryMs = 5_000;
const pauseMs = 250;

const isWorthRetrying = (error: unknown): boolean =>
  isDatabaseAway(error) && !(error instanceof DatabaseAway && !error.isTemporary);

/** Retries idempotent work for some seconds while the database is unavailable. @throws the error of the last attempt */
export async function retryWhileUnavailable<T>(work: () => Promise<T>): Promise<T> {
  const until = performance.now() + retryMs;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isWorthRetrying(error) || performance.now() > until) throw error;
      await wait(pauseMs);
    }
  }
}
