import { createHmac } from 'node:crypto';
import type { Queryable } from '../../db/queryable';
import { sql } from '../../db/sql';

/** Hashes a key with a secret, because all phone numbers could be tried against a plain hash. */
const hashKey = (secret: string, key: string): string => createHmac('sha256', secret).update(key).digest('base64url');

interface CountedLimit {
  readonly key: string;
  readonly limit: number;
  readonly windowSeconds: number;
}

export interface FullLimit<Limit extends CountedLimit> {
  readonly limit: Limit;
  /** The seconds until its window ends, at least one. */
  readonly retryAfter: number;
}

interface FullLimitRow {
  readonly position: number;
  readonly wait: number;
}

function getFullLimit<Limit extends CountedLimit>(
  limits: readonly Limit[],
  row: FullLimitRow | undefined,
): FullLimit<Limit> | undefined {
  const limit = row && limits[row.position - 1];
  return limit && { limit, retryAfter: Math.max(row.wait, 1) };
}

/** Returns the first limit that is full, without counting an attempt; undefined if none is. */
export async function findFullLimit<Limit extends CountedLimit>(
  db: Queryable,
  secret: string,
  limits: readonly Limit[],
): Promise<FullLimit<Limit> | undefined> {
  const [keys, maxCounts] = [limits.map(({ key }) => hashKey(secret, key)), limits.map(({ limit }) => limit)];
  const { rows } = await db.query<FullLimitRow>(sql('find_full_limit')`
    SELECT l.place::int AS position, ceil(extract(epoch FROM r.resets_at - now()))::int AS wait
    FROM unnest(${keys}::text[], ${maxCounts}::int[]) WITH ORDINALITY AS l (key, most, place) JOIN rate_limit r USING (key)
    WHERE r.resets_at > now() AND r.count >= l.most ORDER BY l.place LIMIT 1`);
  return getFullLimit(limits, rows[0]);
}

/**
 * Counts one attempt against each limit, in the given order. Writes nothing if one is full already; stops at one that a
 * parallel attempt has just filled. Returns the full limit; undefined if none is. Keys must be unique.
 */
export async function countAttempt<Limit extends CountedLimit>(
  db: Queryable,
  secret: string,
  limits: readonly Limit[],
): Promise<FullLimit<Limit> | undefined> {
  const [keys, maxCounts, windowSeconds] = [
    limits.map(({ key }) => hashKey(secret, key)),
    limits.map(({ limit }) => limit),
    limits.map((limit) => limit.windowSeconds),
  ];
  const { rows } = await db.query<FullLimitRow>(sql('consume_rate_limit')`
    SELECT place AS position, wait FROM consume_rate_limit(${keys}::text[], ${maxCounts}::int[], ${windowSeconds}::int[])`);
  return getFullLimit(limits, rows[0]);
}

export async function refundAttempt(db: Queryable, secret: string, keys: readonly string[]): Promise<void> {
  await db.query(sql('refund_rate_limit')`
    WITH counted AS (
      SELECT key FROM rate_limit JOIN unnest(${keys.map((key) => hashKey(secret, key))}::text[]) WITH ORDINALITY AS given (key, place) USING (key)
      ORDER BY place FOR UPDATE OF rate_limit
    )
    UPDATE rate_limit SET count = count - 1 FROM counted WHERE rate_limit.key = counted.key AND count > 0`);
}

export async function deleteCounts(db: Queryable, secret: string, keys: readonly string[]): Promise<void> {
  await db.query(
    sql('delete_counts')`DELETE FROM rate_limit WHERE key = ANY(${keys.map((key) => hashKey(secret, key))})`,
  );
}
