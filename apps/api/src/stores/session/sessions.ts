import type { Pool, PoolClient } from 'pg';

/** Where sessions live, by the hash of their id. */
export interface SessionStore {
  read(idHash: string): Promise<object | null>;
  write(idHash: string, userId: string | null, data: object): Promise<void>;
  remove(idHash: string): Promise<void>;
  /** Ends a session and begins one with the same age under another id, in one statement; false where it was over. */
  renew(idHash: string, nextIdHash: string, userId: string | null, data: object): Promise<boolean>;
  isLive(idHash: string): Promise<boolean>;
  /** Whether the session was renewed a moment ago: requests with its old id may still be on their way. */
  isJustRenewed(idHash: string): Promise<boolean>;
  hasLostMember(idHash: string): Promise<boolean>;
}

/** How long a session lives: a guest's from when it was last written, a member's from his sign-in, and no longer than that unused. */
interface SessionLife {
  readonly sessionSeconds: number;
  readonly sessionIdleSeconds: number;
}

/** Until when a member's session lives that is used now; `life` and `idle` are the parameters of its seconds. */
const memberUntil = (begun: string, life: string, idle: string): string =>
  `least(${begun} + make_interval(secs => ${life}), now() + make_interval(secs => ${idle}))`;

/** Sessions in the database, on prepared statements: every call of a signed-in guest reads one. */
export const sessionStore = (pool: Pool, { sessionSeconds, sessionIdleSeconds }: SessionLife): SessionStore => ({
  async read(idHash) {
    const { rows } = await pool.query<{ data: object; longUnseen: boolean }>({
      name: 'session_read',
      text: `SELECT data, user_id IS NOT NULL AND seen_at < now() - interval '5 minutes' AS "longUnseen"
             FROM session WHERE id_hash = $1 AND expires_at > now()`,
      values: [idHash],
    });
    const [row] = rows;
    // Only now and then: every call of a member reads his session, and none should have to write it.
    if (row?.longUnseen === true)
      await pool.query({
        name: 'session_seen',
        text: `UPDATE session SET seen_at = now(), expires_at = ${memberUntil('begun_at', '$2', '$3')} WHERE id_hash = $1 AND expires_at > now()`,
        values: [idHash, sessionSeconds, sessionIdleSeconds],
      });
    return row?.data ?? null;
  },
  async write(idHash, userId, data) {
    await pool.query({
      name: 'session_write',
      // Whoever leaves while he signs in elsewhere is nobody any more: the lock waits for it, and there is no session.
      text: `WITH who AS (SELECT user_id FROM member WHERE user_id = $2::text FOR KEY SHARE)
             INSERT INTO session (id_hash, user_id, data, expires_at)
             SELECT $1::text, (SELECT user_id FROM who), $3::jsonb, CASE WHEN $2 IS NULL THEN now() + make_interval(secs => $4) ELSE ${memberUntil('now()', '$4', '$5')} END
             WHERE $2 IS NULL OR EXISTS (SELECT FROM who)
             ON CONFLICT (id_hash) DO UPDATE SET user_id = excluded.user_id, data = excluded.data,
               expires_at = CASE WHEN $2 IS NULL THEN excluded.expires_at ELSE ${memberUntil('session.begun_at', '$4', '$5')} END
               WHERE session.expires_at > clock_timestamp()`,
      values: [idHash, userId, JSON.stringify(data), sessionSeconds, sessionIdleSeconds],
    });
  },
  async remove(idHash) {
    await endSession(pool, idHash);
  },
  async renew(idHash, nextIdHash, userId, data) {
    const { rowCount } = await pool.query({
      name: 'session_renew',
      text: `WITH old AS (
               UPDATE session SET user_id = NULL, data = '{}', expires_at = now(), ended = 'renewed'
               WHERE id_hash = $1 AND expires_at > clock_timestamp() RETURNING handle, begun_at)
             INSERT INTO session (id_hash, user_id, data, handle, begun_at, expires_at)
             SELECT $2::text, $3::text, $4::jsonb, handle, begun_at,
               CASE WHEN $3 IS NULL THEN now() + make_interval(secs => $5) ELSE ${memberUntil('begun_at', '$5', '$6')} END FROM old`,
      values: [idHash, nextIdHash, userId, JSON.stringify(data), sessionSeconds, sessionIdleSeconds],
    });
    return rowCount === 1;
  },
  isLive: (idHash) => isSessionLive(pool, [idHash]),
  async isJustRenewed(idHash) {
    const { rows } = await pool.query({
      name: 'session_just_renewed',
      text: `SELECT 1 FROM session WHERE id_hash = $1 AND ended = 'renewed' AND expires_at > now() - interval '1 minute'`,
      values: [idHash],
    });
    return rows.length === 1;
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

/** Returns whether one of these sessions is live. */
export async function isSessionLive(run: Runner, idHashes: readonly string[]): Promise<boolean> {
  const { rows } = await run.query({
    name: 'session_live',
    text: 'SELECT 1 FROM session WHERE id_hash = ANY($1) AND expires_at > now() LIMIT 1',
    values: [idHashes],
  });
  return rows.length === 1;
}

/** Why a session ended that its member did not end in its own browser: whoever comes with one of them is told. */
type EndedFor = 'password_changed' | 'ended_elsewhere';

const endedFor = `user_id = NULL, data = '{}', expires_at = now(), ended = $2`;

/** Ends every session of a member, for a reason that is told; answers how many. */
export async function endSessionsOfMember(run: Runner, userId: string, why: EndedFor): Promise<number> {
  const { rowCount } = await run.query(`UPDATE session SET ${endedFor} WHERE user_id = $1 AND expires_at > now()`, [userId, why]);
  return rowCount ?? 0;
}

/** Ends the sessions of a member but the one that asks: all of them, or the one he knows by this handle. */
export async function endOtherSessionsOfMember(
  run: Runner,
  userId: string,
  idHash: string,
  handle: string | null,
): Promise<void> {
  const why: EndedFor = 'ended_elsewhere';
  await run.query(
    `UPDATE session SET ${endedFor}
     WHERE user_id = $1 AND id_hash <> $3 AND ($4::uuid IS NULL OR handle = $4::uuid) AND expires_at > now()`,
    [userId, why, idHash, handle],
  );
}

/** Ends every session of a member who leaves, and forgets whose those were that had run out: nobody is told of a membership that is over. */
export async function eraseSessionsOfMember(run: Runner, userId: string): Promise<void> {
  await run.query(
    `UPDATE session SET user_id = NULL, data = '{}', expires_at = least(expires_at, now()), ended = NULL WHERE user_id = $1`,
    [userId],
  );
}

/** A member's session as he sees it. */
export interface MemberSession {
  readonly handle: string;
  readonly isThis: boolean;
  /** As `deviceName` writes it. */
  readonly device: string;
  readonly begunAt: Date;
  readonly seenAt: Date;
}

/** Where a member is signed in: the session that asks first, then the one used last. */
export async function listSessionsOfMember(run: Runner, userId: string, idHash: string): Promise<MemberSession[]> {
  const { rows } = await run.query<MemberSession>(
    `SELECT handle, id_hash = $2 AS "isThis", coalesce(data ->> 'device', '') AS device, begun_at AS "begunAt",
       CASE WHEN id_hash = $2 THEN now() ELSE seen_at END AS "seenAt"
     FROM session WHERE user_id = $1 AND expires_at > now()
     ORDER BY id_hash = $2 DESC, seen_at DESC, id_hash`,
    [userId, idHash],
  );
  return rows;
}

/** Whether a member was signed in by this session until it ran out or was ended for him; not where he signed out. */
async function hasLostMember(run: Runner, idHash: string): Promise<boolean> {
  const { rows } = await run.query(
    `SELECT 1 FROM session WHERE id_hash = $1 AND expires_at <= now() AND (user_id IS NOT NULL OR ended <> 'renewed')`,
    [idHash],
  );
  return rows.length === 1;
}
