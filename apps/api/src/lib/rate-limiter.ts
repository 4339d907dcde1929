import { type Failure, fail } from '@dining/contract/failure';
import type { ProblemCode } from '@dining/contract/problem';
import type { Pool } from 'pg';
import { countAttempt, deleteCounts, refundAttempt } from '../stores/app/rate-limits';
import type { Keyring } from './keyring';

/** A limit for one subject: so many attempts in a window, counted for all processes together. */
export interface Limit {
  /** What the limit is called in the table of limits. */
  readonly name: string;
  /** What is counted, and of whom; stored as a keyed hash, so it may name people and addresses. An address comes last. */
  readonly key: string;
  readonly limit: number;
  readonly seconds: number;
  /** What its refusal is answered with; `too_many_requests` where nothing else is said. */
  readonly code?: ProblemCode;
}

/** Where attempts are counted, and by which key they are stored. */
interface LimiterDeps {
  readonly database: { readonly pool: Pool };
  readonly keyring: Pick<Keyring, 'limits'>;
}

/** An attempt that has been counted and may go on. */
interface Consumed {
  readonly ok: true;
  /** Takes it back from every limit: it was no misuse after all. Where only wrong attempts count, the right ones ask for this. */
  readonly refund: () => Promise<void>;
}

interface TooMany {
  readonly ok: false;
  /** The first limit that is full. */
  readonly refusedBy: Limit;
  /** Seconds until the limit's window is over. */
  readonly retryAfter: number;
  readonly failure: Failure;
}

export type ConsumeResult = Consumed | TooMany;

/** How much more the site of an IPv6 network (/48) may do than the network (/64): one customer may have all of its 65,536 networks. */
const siteFactor = 4;

/** An IPv6 network at the end of a key, as `countedAddress` writes it. */
const network = /(?<=^| )((?:[0-9a-f]{1,4}:){3})[0-9a-f]{1,4}::$/;

/** Adds behind each limit of an IPv6 network the one of its site. */
const addSiteLimits = (limits: readonly Limit[]): readonly Limit[] =>
  limits.flatMap((limit) =>
    network.test(limit.key)
      ? [limit, { ...limit, key: limit.key.replace(network, '$1:/48'), limit: limit.limit * siteFactor }]
      : [limit],
  );

/**
 * Counts an attempt against limits, before what they protect is done, so that many at once cannot slip through. One that a limit
 * refuses is not counted by those behind it: the narrow ones come first, and everybody who shares two names them in the same order.
 */
async function consume({ database: { pool }, keyring }: LimiterDeps, subjectLimits: readonly Limit[]): Promise<ConsumeResult> {
  const limits = addSiteLimits(subjectLimits);
  const refusal = await countAttempt(pool, keyring.limits, limits);
  if (refusal !== undefined) {
    const { limit: refusedBy, retryAfter } = refusal;
    return { ok: false, refusedBy, retryAfter, failure: fail(refusedBy.code ?? 'too_many_requests', { retryAfter }) };
  }
  const keys = limits.map(({ key }) => key);
  return { ok: true, refund: () => refundAttempt(pool, keyring.limits, keys) };
}

/** Deletes what these limits have counted. */
const reset = ({ database: { pool }, keyring }: LimiterDeps, limits: readonly Limit[]): Promise<void> =>
  deleteCounts(
    pool,
    keyring.limits,
    limits.map(({ key }) => key),
  );

export const rateLimit = { consume, reset };
