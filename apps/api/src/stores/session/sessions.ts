import type { Pool, PoolClient } from 'pg';

/** Where sessions live, by the hash of their id. */
export interface SessionStore {
  read(idHash: string): Promise<object | null>;
  write(idHash: string, userId: string | null, data: object, seconds: number): Promise<void>;
  remove(idHash: string): Promise<void>;
  hasLostMember(idHash: string): Promise<boolean>;
}

/** Sessions in the database, on prepared statements: every call of a signed-in guest reads one. */
export const sessionStore = (pool: Pool): SessionStore => ({
  async read(idHash) {
    const { rows } = await pool.query<{ data: object }>({
      name: 'session_read',
      text: 'SELECT data FROM session WHERE id_hash = $1 AND expires_at > now()',
      values: [idHash],
    });
    return rows[0]?.data ?? null;
  },
  async write(idHash, userId, data, seconds) {
    await pool.query({
      name: 'session_write',
      text: `INSERT INTO session (id_hash, user_id, data, expires_at) VALUES ($1, $2, $3, now() + make_interval(secs => $4))
             ON CONFLICT (id_hash) DO UPDATE SET user_id = excluded.user_id, data = excluded.data, expires_at = excluded.expires_at
               WHERE session.expires_at > clock_timestamp()`,
      values: [idHash, userId, JSON.stringify(data), seconds],
    });
  },
  async remove(idHash) {
    await endSession(pool, idHash);
  },
  hasLostMember: (idHash) => hasLostMember(pool, idHash),
});

type Runner = Pick<Pool | PoolClient, 'query'>;

/**
 * Ends a session; false where it was over. Emptied, not gone: a call that is still being answered writes its session back, and
 * must not revive it. Whoever has waited for another to end it asks by the clock: his own transaction may be the older one.
 */
export async function endSession(run: Runner, idHash: string): Promise<boolean> {
  const { rowCount } = await run.query({
    name: 'session_end',
    text: `UPDATE session SET user_id = NULL, data = '{}', expires_at = now() WHERE id_hash = $1 AND expires_at > clock_timestamp()`,
    values: [idHash],
  });
  return rowCount === 1;
}

/** Whether a session still stands. */
export async function isSessionLive(run: Runner, idHash: string): Promise<boolean> {
  const { rows } = await run.query('SELECT 1 FROM session WHERE id_hash = $1 AND expires_at > now()', [idHash]);
  return rows.length === 1;
}

/** Ends every session of a member, and notes why: whoever comes with one of them is told. */
export async function endSessionsOf(run: Runner, userId: string, why: 'password_changed'): Promise<void> {
  await run.query(
    `UPDATE session SET user_id = NULL, data = '{}', expires_at = now(), ended = $2 WHERE user_id = $1 AND expires_at > now()`,
    [userId, why],
  );
}

/** Whether a member was signed in by this session until it ran out or was ended for him; not where he signed out. */
async function hasLostMember(run: Runner, idHash: string): Promise<boolean> {
  const { rows } = await run.query(
    'SELECT 1 FROM session WHERE id_hash = $1 AND expires_at <= now() AND (user_id IS NOT NULL OR ended IS NOT NULL)',
    [idHash],
  );
  return rows.length === 1;
}
