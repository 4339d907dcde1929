import { type Failure, fail } from '@dining/contract/failure';
import type { ProblemCode } from '@dining/contract/problem';
import type { Pool, PoolClient } from 'pg';
import { countAttempt, deleteCounts, type FullLimit, findFullLimit, refundAttempt } from '../stores/app/rate-limits';
import type { Keyring } from './keyring';

export interface Limit {
  readonly name: string;
  /**
   * What is counted, and for whom; stored as a keyed hash, so it may contain personal data. An IP address comes last.
   */
  readonly key: string;
  readonly limit: number;
  readonly windowSeconds: number;
  readonly code?: ProblemCode;
}

interface LimiterDeps {
  readonly database: { readonly pool: Pick<Pool | PoolClient, 'query'> };
  readonly keyring: Pick<Keyring, 'limits'>;
}

interface ConsumeSuccess {
  readonly ok: true;
  /** Removes the attempt from every limit, for limits that count failed attempts only. */
  readonly refund: () => Promise<void>;
}

interface ConsumeRefusal {
  readonly ok: false;
  readonly refusedBy: Limit;
  /** Seconds. */
  readonly retryAfter: number;
  readonly failure: Failure;
}

export type ConsumeResult = ConsumeSuccess | ConsumeRefusal;

/**
 * The limit of an IPv6 site (/48), as a multiple of the limit of a network (/64). One customer may own all 65,536
 * networks of a site.
 */
const siteFactor = 4;

const networkPattern = /(?<=^| )((?:[0-9a-f]{1,4}:){3})[0-9a-f]{1,4}::$/;

const addSiteLimits = (limits: readonly Limit[]): readonly Limit[] =>
  limits.flatMap((limit) =>
    networkPattern.test(limit.key)
      ? [limit, { ...limit, key: limit.key.replace(networkPattern, '$1:/48'), limit: limit.limit * siteFactor }]
      : [limit],
  );

const createRefusal = ({ limit: refusedBy, retryAfter }: FullLimit<Limit>): ConsumeRefusal => ({
  ok: false,
  refusedBy,
  retryAfter,
  failure: fail(refusedBy.code ?? 'too_many_requests', { retryAfter }),
});

/**
 * Returns the refusal of an attempt whose limits are full already, and counts nothing. Parallel attempts can pass
 * together, so it must be combined with `consume`.
 */
async function findRefusal(
  { database: { pool }, keyring }: LimiterDeps,
  limits: readonly Limit[],
): Promise<ConsumeRefusal | undefined> {
  const fullLimit = await findFullLimit(pool, keyring.limits, addSiteLimits(limits));
  return fullLimit && createRefusal(fullLimit);
}

/**
 * Counts an attempt against limits before the protected action, so that parallel attempts cannot pass together. A
 * refused attempt is not counted, except by the limits before one that a parallel attempt has just filled. So pass
 * narrow limits first, and shared limits in the same order everywhere.
 */
async function consume(
  { database: { pool }, keyring }: LimiterDeps,
  subjectLimits: readonly Limit[],
): Promise<ConsumeResult> {
  const limits = addSiteLimits(subjectLimits);
  const fullLimit = await countAttempt(pool, keyring.limits, limits);
  if (fullLimit !== undefined) return createRefusal(fullLimit);
  const keys = limits.map(({ key }) => key);
  return { ok: true, refund: () => refundAttempt(pool, keyring.limits, keys) };
}

const resetCounts = ({ database: { pool }, keyring }: LimiterDeps, limits: readonly Limit[]): Promise<void> =>
  deleteCounts(
    pool,
    keyring.limits,
    limits.map(({ key }) => key),
  );

export const rateLimit = { consume, findRefusal, resetCounts };
