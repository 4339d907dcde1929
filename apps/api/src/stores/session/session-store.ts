import type { Queryable } from '../../db/queryable';
import { sql } from '../../db/sql';

export interface SessionStore {
  find(idHash: string): Promise<object | null>;
  /** Inserts or updates a session. Does not revive ended sessions or create one for a deleted member. */
  save(idHash: string, userId: string | null, data: object): Promise<void>;
  end(idHash: string): Promise<void>;
  /** Moves a session to a new id. If its user changes, it begins again. Returns false if it has ended. */
  renew(idHash: string, nextIdHash: string, userId: string | null, data: object): Promise<boolean>;
  isLive(idHash: string): Promise<boolean>;
  /** Returns true if the session was renewed in the last minute: requests with its old id may still be on their way. */
  isJustRenewed(idHash: string): Promise<boolean>;
  /** Returns true if the session of a member expired or was ended for them; false after signing out. */
  isExpired(idHash: string): Promise<boolean>;
}

/**
 * Lifetimes in seconds. `sessionSeconds` counts from the last write for guests, and from the beginning of the session
 * for members, whose sessions also end after `sessionIdleSeconds` without a request.
 */
interface SessionLife {
  readonly sessionSeconds: number;
  readonly sessionIdleSeconds: number;
}

/**
 * Stores sessions. Statements compare the expiry with `clock_timestamp()`: a session that another request has just
 * ended has an `expires_at` that may be later than the `now()` of a transaction that began first, in which it would
 * look live and empty.
 */
export const createSessionStore = (db: Queryable, life: SessionLife): SessionStore => ({
  async find(idHash) {
    const session = await findSession(db, idHash);
    // The time of the last request is stored at most every five minutes, because each write costs a commit.
    if (session?.isSeenAtStale === true) await updateSessionSeen(db, life, idHash);
    return session?.data ?? null;
  },
  save: (idHash, userId, data) => upsertSession(db, life, idHash, userId, data),
  async end(idHash) {
    await endSession(db, idHash);
  },
  renew: (idHash, nextIdHash, userId, data) => renewSession(db, life, idHash, nextIdHash, userId, data),
  isLive: (idHash) => isSessionLive(db, idHash),
  isJustRenewed: (idHash) => isSessionJustRenewed(db, idHash),
  isExpired: (idHash) => isSessionExpired(db, idHash),
});

async function findSession(db: Queryable, idHash: string) {
  const { rows } = await db.query<{ readonly data: object; readonly isSeenAtStale: boolean }>(sql('find_session')`
    SELECT data, user_id IS NOT NULL AND seen_at < now() - interval '5 minutes' AS "isSeenAtStale"
    FROM session WHERE id_hash = ${idHash} AND expires_at > clock_timestamp()`);
  return rows[0];
}

async function updateSessionSeen(
  db: Queryable,
  { sessionSeconds, sessionIdleSeconds }: SessionLife,
  idHash: string,
): Promise<void> {
  await db.query(sql('update_session_seen')`
    UPDATE session SET seen_at = now(), expires_at =
      least(begun_at + make_interval(secs => ${sessionSeconds}), now() + make_interval(secs => ${sessionIdleSeconds}))
    WHERE id_hash = ${idHash} AND expires_at > clock_timestamp()`);
}

async function upsertSession(
  db: Queryable,
  { sessionSeconds, sessionIdleSeconds }: SessionLife,
  idHash: string,
  userId: string | null,
  data: object,
): Promise<void> {
  const initialSeconds = userId === null ? sessionSeconds : Math.min(sessionSeconds, sessionIdleSeconds);
  // The lock waits for a concurrent deletion of the account, after which there is no member.
  await db.query(sql('upsert_session')`
    WITH locked_member AS (SELECT user_id FROM member WHERE user_id = ${userId} FOR KEY SHARE)
    INSERT INTO session (id_hash, user_id, data, expires_at)
    SELECT ${idHash}, (SELECT user_id FROM locked_member), ${JSON.stringify(data)}::jsonb, now() + make_interval(secs => ${initialSeconds})
    WHERE ${userId}::text IS NULL OR EXISTS (SELECT FROM locked_member)
    ON CONFLICT (id_hash) DO UPDATE SET user_id = excluded.user_id, data = excluded.data,
      expires_at = CASE WHEN excluded.user_id IS NULL THEN excluded.expires_at
        ELSE least(session.begun_at + make_interval(secs => ${sessionSeconds}), now() + make_interval(secs => ${sessionIdleSeconds})) END
    WHERE session.expires_at > clock_timestamp()`);
}

async function renewSession(
  db: Queryable,
  { sessionSeconds, sessionIdleSeconds }: SessionLife,
  idHash: string,
  nextIdHash: string,
  userId: string | null,
  data: object,
): Promise<boolean> {
  const { rowCount } = await db.query(sql('renew_session')`
    WITH former AS (
      SELECT handle, CASE WHEN user_id IS NOT DISTINCT FROM ${userId}::text THEN begun_at ELSE now() END AS begun_at
      FROM session WHERE id_hash = ${idHash} AND expires_at > clock_timestamp() FOR UPDATE
    ), ended AS (
      UPDATE session SET user_id = NULL, data = '{}', expires_at = now(), ended = 'renewed'
      WHERE id_hash = ${idHash} AND EXISTS (SELECT FROM former)
    )
    INSERT INTO session (id_hash, user_id, data, handle, begun_at, expires_at)
    SELECT ${nextIdHash}, ${userId}::text, ${JSON.stringify(data)}::jsonb, handle, begun_at,
      CASE WHEN ${userId}::text IS NULL THEN now() + make_interval(secs => ${sessionSeconds})
        ELSE least(begun_at + make_interval(secs => ${sessionSeconds}), now() + make_interval(secs => ${sessionIdleSeconds})) END
    FROM former`);
  return rowCount === 1;
}

async function isSessionJustRenewed(db: Queryable, idHash: string): Promise<boolean> {
  const { rows } = await db.query(sql('is_session_just_renewed')`
    SELECT 1 FROM session WHERE id_hash = ${idHash} AND ended = 'renewed' AND expires_at > now() - interval '1 minute'`);
  return rows.length === 1;
}

async function isSessionExpired(db: Queryable, idHash: string): Promise<boolean> {
  const { rows } = await db.query(sql('is_session_expired')`
    SELECT 1 FROM session WHERE id_hash = ${idHash} AND expires_at <= clock_timestamp() AND (user_id IS NOT NULL OR ended <> 'renewed')`);
  return rows.length === 1;
}

async function isSessionLive(db: Queryable, idHash: string): Promise<boolean> {
  const { rows } = await db.query(sql('is_session_live')`
    SELECT 1 FROM session WHERE id_hash = ${idHash} AND expires_at > clock_timestamp()`);
  return rows.length === 1;
}

/**
 * Ends a session. Returns false if it had ended. The empty row stays, so that a concurrent request that saves its
 * session does not revive it.
 */
export async function endSession(db: Queryable, idHash: string): Promise<boolean> {
  const { rowCount } = await db.query(sql('end_session')`
    UPDATE session SET user_id = NULL, data = '{}', expires_at = now()
    WHERE id_hash = ${idHash} AND expires_at > clock_timestamp()`);
  return rowCount === 1;
}
