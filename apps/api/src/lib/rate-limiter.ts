import { type Failure, fail } from '@dining/contract/failure';
import type { ProblemCode } from '@dining/contract/problem';
import type { Pool } from 'pg';
import { countAttempt as countInRows, deleteCounts, refundAttempt } from '../stores/app/rate-limits';
import type { Keyring } from './keyring';

/** So many attempts in a window, counted for all processes together. */
export interface Limit {
  /** What is counted, and of whom; kept sealed with a key of ours, so it may name people and addresses. An address comes last. */
  readonly key: string;
  readonly most: number;
  readonly seconds: number;
  /** What its refusal is answered with; `too_many_requests` where nothing else is said. */
  readonly code?: ProblemCode;
}

/** Where attempts are counted, and by which key they are written down. */
interface LimiterDeps {
  readonly database: { readonly pool: Pool };
  readonly keyring: Pick<Keyring, 'limits'>;
}

/** An attempt that has been counted and may go on. */
interface Counted {
  readonly ok: true;
  /** Takes it back from every limit: it was no misuse after all. Where only wrong attempts count, the right ones ask for this. */
  readonly forgive: () => Promise<void>;
}

interface TooMany {
  readonly ok: false;
  /** The first limit that is full. */
  readonly refusedBy: Limit;
  /** Seconds until the limit's window is over. */
  readonly retryAfter: number;
  readonly failure: Failure;
}

/** How much more the site of an IPv6 network (/48) may do than the network (/64): one customer may have all of its 65,536 networks. */
const siteFactor = 4;

/** An IPv6 network at the end of a key, as `countedAddress` writes it. */
const network = /(?<=^| )((?:[0-9a-f]{1,4}:){3})[0-9a-f]{1,4}::$/;

/** Adds behind each limit of an IPv6 network the one of its site. */
const addSiteLimits = (limits: readonly Limit[]): readonly Limit[] =>
  limits.flatMap((limit) =>
    network.test(limit.key)
      ? [limit, { ...limit, key: limit.key.replace(network, '$1:/48'), most: limit.most * siteFactor }]
      : [limit],
  );

/**
 * Counts an attempt against limits, before what they protect is done, so that many at once cannot slip through. One that a limit
 * refuses is not counted by those behind it: the narrow ones come first, and everybody who shares two names them in the same order.
 */
export async function countAttempt(
  { database: { pool }, keyring }: LimiterDeps,
  asked: readonly Limit[],
): Promise<Counted | TooMany> {
  const limits = addSiteLimits(asked);
  const refusal = await countInRows(pool, keyring.limits, limits);
  if (refusal !== undefined) {
    const { limit: refusedBy, retryAfter } = refusal;
    return { ok: false, refusedBy, retryAfter, failure: fail(refusedBy.code ?? 'too_many_requests', { retryAfter }) };
  }
  const keys = limits.map(({ key }) => key);
  return { ok: true, forgive: () => refundAttempt(pool, keyring.limits, keys) };
}

/** Resets these limits. */
export const resetLimits = ({ database: { pool }, keyring }: LimiterDeps, keys: readonly string[]): Promise<void> =>
  deleteCounts(pool, keyring.limits, keys);
