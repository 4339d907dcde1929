import { createHash } from 'node:crypto';
import type { Pool } from 'pg';

/** Keys name people and addresses: only their hashes are written down. Of one length, too, whatever a caller sends. */
const stored = (key: string): string => createHash('sha256').update(key).digest('base64url');

/** Whether one more is allowed, and if not, in how many seconds. */
export type Throttled = { readonly ok: true } | { readonly ok: false; readonly retryAfter: number };

/**
 * Counts one attempt against `limit` in a window of seconds, for all processes together. The key names what is
 * throttled.
 */
export async function throttle(pool: Pool, key: string, limit: number, windowSeconds: number): Promise<Throttled> {
  const { rows } = await pool.query<{ count: number; wait: number }>({
    name: 'throttle',
    text: `INSERT INTO rate_limit AS r (key, count, resets_at) VALUES ($1, 1, now() + make_interval(secs => $2))
           ON CONFLICT (key) DO UPDATE SET
             count = CASE WHEN r.resets_at <= now() THEN 1 ELSE r.count + 1 END,
             resets_at = CASE WHEN r.resets_at <= now() THEN excluded.resets_at ELSE r.resets_at END
           RETURNING count, ceil(extract(epoch FROM resets_at - now()))::int AS wait`,
    values: [stored(key), windowSeconds],
  });
  const row = rows[0];
  return row === undefined || row.count <= limit ? { ok: true } : { ok: false, retryAfter: Math.max(row.wait, 1) };
}

/** Takes one counted attempt back from each key: it was no misuse after all. */
export async function giveBack(pool: Pool, keys: readonly string[]): Promise<void> {
  await pool.query({
    name: 'throttle_give_back',
    text: 'UPDATE rate_limit SET count = count - 1 WHERE key = ANY($1) AND count > 0',
    values: [keys.map(stored)],
  });
}
