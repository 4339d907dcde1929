import { createHmac } from 'node:crypto';
import type { Pool } from 'pg';

/**
 * Keys name people and addresses. What is written down is sealed: phone numbers are few enough to be tried one by one against a hash that
 * needs no secret. Of one length, too, whatever a caller sends.
 */
const stored = (secret: string, key: string): string => createHmac('sha256', secret).update(key).digest('base64url');

/** Counts one against the limit of this index, where none is full and the one before it has let it through. */
const countText = (index: number): string => {
  const [key, most, seconds] = placesOf(index);
  return `c${index} AS (
    INSERT INTO rate_limit AS r (key, count, resets_at)
    SELECT ${key}::text, 1, now() + make_interval(secs => ${seconds}::int) ${index === 0 ? 'WHERE NOT EXISTS (SELECT FROM full_up)' : `FROM c${index - 1}`}
    ON CONFLICT (key) DO UPDATE SET
      count = CASE WHEN r.resets_at <= now() THEN 1 ELSE r.count + 1 END,
      resets_at = CASE WHEN r.resets_at <= now() THEN excluded.resets_at ELSE r.resets_at END
    WHERE r.resets_at <= now() OR r.count < ${most}::int
    RETURNING key)`;
};

/** How long the limit of this index still refuses, where it has. A row that came in at the same moment is not seen: a second, then. */
const waitText = (index: number): string => {
  const [key] = placesOf(index);
  return `SELECT coalesce((SELECT ceil(extract(epoch FROM resets_at - now()))::int FROM rate_limit WHERE key = ${key}), 1) AS wait
    WHERE NOT EXISTS (SELECT FROM c${index}) AND ${index === 0 ? 'NOT EXISTS (SELECT FROM full_up)' : `EXISTS (SELECT FROM c${index - 1})`}`;
};

/** The first of the limits that is full already: an attempt that comes then writes nothing at all. */
const fullText = (indexes: readonly number[]): string => `full_up AS MATERIALIZED (
    SELECT ceil(extract(epoch FROM r.resets_at - now()))::int AS wait
    FROM (VALUES ${indexes.map((index) => `(${index}, ${placesOf(index)[0]}::text, ${placesOf(index)[1]}::int)`).join(', ')}) AS l (place, key, most)
    JOIN rate_limit r ON r.key = l.key WHERE r.resets_at > now() AND r.count >= l.most ORDER BY l.place LIMIT 1)`;

/** The counts of the last half second may be lost where the database loses its power: nobody waits until they are on its disk. */
const unhurried = `SELECT 0 WHERE set_config('synchronous_commit', 'off', true) IS NULL`;

/** Where a limit's key, count and seconds stand among the values. */
const placesOf = (index: number) => [1, 2, 3].map((place) => `$${3 * index + place}`);

/**
 * Counts one more against limits in their order, up to the first that refuses it, in one statement; nothing is written where one of them
 * was full before. Answers in how many seconds that one's window is over; undefined where all let it through. No key may come twice.
 */
export async function countUp(
  pool: Pool,
  secret: string,
  limits: readonly { readonly key: string; readonly most: number; readonly seconds: number }[],
): Promise<number | undefined> {
  if (limits.length === 0) return undefined;
  const indexes = [...limits.keys()];
  const { rows } = await pool.query<{ wait: number }>({
    name: `count_up_${limits.length}`,
    text: `WITH ${fullText(indexes)}, ${indexes.map(countText).join(', ')}
           SELECT wait FROM full_up UNION ALL ${indexes.map(waitText).join(' UNION ALL ')} UNION ALL ${unhurried}`,
    values: limits.flatMap(({ key, most, seconds }) => [stored(secret, key), most, seconds]),
  });
  const [refusing] = rows;
  return refusing && Math.max(refusing.wait, 1);
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
