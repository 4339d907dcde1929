import { createHmac } from 'node:crypto';
import type { Queryable } from '../../db/queryable';
import { sql } from '../../db/sql';

/** Hashes a key with a secret, because all phone numbers could be tried against a plain hash. */
const hashKey = (secret: string, key: string): string => createHmac('sha256', secret).update(key).digest('base64url');

/**
 * Counts one attempt against each limit, in the given order. Writes nothing if one is full already; stops at one that a
 * parallel attempt has just filled. Returns the full limit and the seconds until its window ends, at least one;
 * undefined if no limit is full. Keys must be unique.
 */
export async function countAttempt<
  Limit extends { readonly key: string; readonly limit: number; readonly windowSeconds: number },
>(
  db: Queryable,
  secret: string,
  limits: readonly Limit[],
): Promise<{ readonly limit: Limit; readonly retryAfter: number } | undefined> {
  const [keys, maxCounts, windowSeconds] = [
    limits.map(({ key }) => hashKey(secret, key)),
    limits.map(({ limit }) => limit),
    limits.map((limit) => limit.windowSeconds),
  ];
  const { rows } = await db.query<{ position: number; wait: number }>(sql('consume_rate_limit')`
    SELECT place AS position, wait FROM consume_rate_limit(${keys}::text[], ${maxCounts}::int[], ${windowSeconds}::int[])`);
  const [fullRow] = rows;
  const limit = fullRow && limits[fullRow.position - 1];
  return limit && { limit, retryAfter: Math.max(fullRow.wait, 1) };
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
