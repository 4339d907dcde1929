import { createHmac } from 'node:crypto';
import type { Pool } from 'pg';

/**
 * Keys name people and addresses. What is written down is sealed: phone numbers are few enough to be tried one by one against a hash that
 * needs no secret. Of one length, too, whatever a caller sends.
 */
const stored = (secret: string, key: string): string => createHmac('sha256', secret).update(key).digest('base64url');

/** Where a limit's key, count and seconds stand among the values. */
const placesOf = (index: number) => [1, 2, 3].map((place) => `$${3 * index + place}`);

/** One of the limits is full already: an attempt that comes then writes nothing at all. */
const isFullText = (index: number): string => {
  const [key, most] = placesOf(index);
  return `EXISTS (SELECT FROM rate_limit f WHERE f.key = ${key} AND f.resets_at > now() AND f.count >= ${most}::int)`;
};

/** The counts of the last half second may be lost where the database loses its power: nobody waits until they are on its disk. */
const unhurried = `set_config('synchronous_commit', 'off', true) IS NOT NULL`;

/** Counts one against the limit of this index, where none is full and the one before it has let it through. */
const countText = (indexes: readonly number[], index: number): string => {
  const [key, most, seconds] = placesOf(index);
  const onlyIf = index === 0 ? `WHERE ${unhurried} AND NOT (${indexes.map(isFullText).join(' OR ')})` : `FROM c${index - 1}`;
  return `
    INSERT INTO rate_limit AS r (key, count, resets_at) SELECT ${key}::text, 1, now() + make_interval(secs => ${seconds}::int) ${onlyIf}
    ON CONFLICT (key) DO UPDATE SET
      count = CASE WHEN r.resets_at <= now() THEN 1 ELSE r.count + 1 END,
      resets_at = CASE WHEN r.resets_at <= now() THEN excluded.resets_at ELSE r.resets_at END
    WHERE r.resets_at <= now() OR r.count < ${most}::int
    RETURNING key`;
};

/** Each limit hangs on the one before it; the last says whether all let it through. */
const countAllText = (indexes: readonly number[]): string => {
  const before = indexes.slice(0, -1).map((index) => `c${index} AS (${countText(indexes, index)})`);
  return `${before.length === 0 ? '' : `WITH ${before.join(', ')}`}${countText(indexes, indexes.length - 1)}`;
};

/** Which of the limits is the first that is full, by its place from 1, and in how many seconds it lets through again. */
const waitText = `
  SELECT l.place::int AS place, ceil(extract(epoch FROM r.resets_at - now()))::int AS wait
  FROM unnest($1::text[], $2::int[]) WITH ORDINALITY AS l (key, most, place)
  JOIN rate_limit r USING (key) WHERE r.resets_at > now() AND r.count >= l.most ORDER BY l.place LIMIT 1`;

/**
 * Counts one more against limits in their order, up to the first that refuses it, in one statement; nothing is written where one of them
 * was full before. A second one, where one has refused, answers which, and in how many seconds its window is over, a second where it is over by now; undefined where all let it through. No key may come twice.
 */
export async function countUp<Limit extends { readonly key: string; readonly limit: number; readonly seconds: number }>(
  pool: Pool,
  secret: string,
  limits: readonly Limit[],
): Promise<{ readonly limit: Limit; readonly retryAfter: number } | undefined> {
  const [first] = limits;
  if (first === undefined) return undefined;
  const sealed = limits.map((limit) => ({ ...limit, key: stored(secret, limit.key) }));
  const { rowCount } = await pool.query({
    name: `count_up_${limits.length}`,
    text: countAllText([...limits.keys()]),
    values: sealed.flatMap(({ key, limit, seconds }) => [key, limit, seconds]),
  });
  if (rowCount === 1) return undefined;
  const { rows } = await pool.query<{ place: number; wait: number }>({
    name: 'find_full_limit',
    text: waitText,
    values: [sealed.map(({ key }) => key), sealed.map(({ limit }) => limit)],
  });
  const [full] = rows;
  return { limit: limits[(full?.place ?? 1) - 1] ?? first, retryAfter: Math.max(full?.wait ?? 1, 1) };
}

/** Takes one back from each of these, locked in the order in which they were counted. */
export async function takeBack(pool: Pool, secret: string, keys: readonly string[]): Promise<void> {
  await pool.query({
    name: 'take_back',
    text: `WITH counted AS (
             SELECT key FROM rate_limit JOIN unnest($1::text[]) WITH ORDINALITY AS given (key, place) USING (key)
             ORDER BY place FOR UPDATE OF rate_limit)
           UPDATE rate_limit SET count = count - 1 FROM counted WHERE rate_limit.key = counted.key AND count > 0`,
    values: [keys.map((key) => stored(secret, key))],
  });
}

/** Deletes the counts of these keys. */
export async function deleteCounts(pool: Pool, secret: string, keys: readonly string[]): Promise<void> {
  await pool.query({
    name: 'delete_counts',
    text: 'DELETE FROM rate_limit WHERE key = ANY($1)',
    values: [keys.map((key) => stored(secret, key))],
  });
}
