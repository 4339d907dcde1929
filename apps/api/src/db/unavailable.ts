import { setTimeout as wait } from 'node:timers/promises';

export class DatabaseUnavailableError extends Error {
  readonly isTemporary: boolean;

  constructor(
    message: string,
    { isTemporary = true, ...options }: ErrorOptions & { readonly isTemporary?: boolean } = {},
  ) {
    super(message, options);
    this.isTemporary = isTemporary;
  }
}

/** Classes of SQLSTATE: connection lost, resources exhausted, operator intervention, system error. */
const unavailableClasses = ['08', '53', '57', '58'];
/** `statement_timeout`: the statement is slow, but the server is available. */
const statementCancelled = '57014';
/** The server has become a read-only replica: another one takes over. */
const readOnly = '25006';
const brokenSocketCodes = ['ECONNRESET', 'ECONNABORTED', 'EPIPE', 'ETIMEDOUT'];
/** Messages of the driver without a code: connection lost, no response, or no free connection in the pool. */
const driverMessages =
  /^Connection terminated|is not queryable$|^Query read timeout$|^timeout exceeded when trying to connect$|^Cannot use a pool after/;

/**
 * Returns true if an error means that the database is unavailable: unreachable, disconnected, shut down, read-only, out
 * of resources or unresponsive. Errors of a statement or its rows do not count.
 */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof DatabaseUnavailableError) return true;
  // The query builder wraps the driver's errors. Other errors may have causes of other services.
  if ('query' in error && 'params' in error) return isDatabaseUnavailable(error.cause);
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (/^[0-9A-Z]{5}$/.test(code) && 'severity' in error)
    return code === readOnly || (code !== statementCancelled && unavailableClasses.includes(code.slice(0, 2)));
  return brokenSocketCodes.includes(code) || driverMessages.test(error.message);
}

const retryPeriodMs = 5_000;
const pauseMs = 250;

const isWorthRetrying = (error: unknown): boolean =>
  isDatabaseUnavailable(error) && !(error instanceof DatabaseUnavailableError && !error.isTemporary);

/** Retries idempotent work for some seconds while the database is unavailable. @throws the error of the last attempt */
export async function retryWhileUnavailable<T>(work: () => Promise<T>): Promise<T> {
  const deadline = performance.now() + retryPeriodMs;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isWorthRetrying(error) || performance.now() > deadline) throw error;
      await wait(pauseMs);
    }
  }
}
