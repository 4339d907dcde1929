import { type Failure, fail } from '@dining/contract/failure';
import type { Pool } from 'pg';
import { countUp, takeBack } from './stores/app/rate-limits';

/** So many attempts in a window, counted for all processes together. */
export interface Limit {
  /** What is counted, and of whom; kept as a hash only, so it may name people and addresses. */
  readonly key: string;
  readonly most: number;
  readonly seconds: number;
}

/** An attempt that has been counted and may go on. */
interface Counted {
  readonly ok: true;
  /** Takes it back from every limit: it was no misuse after all. Where only wrong attempts count, the right ones ask for this. */
  readonly forgive: () => Promise<void>;
}

interface TooMany {
  readonly ok: false;
  /** Seconds until the limit's window is over. */
  readonly retryAfter: number;
  readonly failure: Failure;
}

/**
 * Counts an attempt against limits, before what they protect is done, so that many at once cannot slip through. One that a limit
 * refuses is not counted by those behind it: the narrow ones come first, and everybody who shares two names them in the same order.
 */
export async function countAttempt(pool: Pool, limits: readonly Limit[]): Promise<Counted | TooMany> {
  const retryAfter = await countUp(pool, limits);
  if (retryAfter !== undefined) return { ok: false, retryAfter, failure: fail('too_many_requests', { retryAfter }) };
  const keys = limits.map(({ key }) => key);
  return { ok: true, forgive: () => takeBack(pool, keys) };
}
