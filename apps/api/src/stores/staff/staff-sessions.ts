import type { PoolClient } from 'pg';
import type { Queryable } from '../../db/queryable';
import type { StaffSessionEnd } from '../../db/schema/staff';
import { sql } from '../../db/sql';

export interface SessionLife {
  readonly idleSeconds: number;
  readonly maxSeconds: number;
}

export interface StaffSession {
  readonly staffId: string;
  readonly handle: string;
  /** `half`: the second factor has not been given yet. */
  readonly state: 'half' | 'full';
  /** Milliseconds since the second factor was given; very large for a half session. */
  readonly secondFactorAgeMs: number;
  /** True if the last recorded use of the session is more than a minute ago. */
  readonly isSeenAtStale: boolean;
}

export async function findStaffSession(db: Queryable, idHash: string): Promise<StaffSession | undefined> {
  const { rows } = await db.query<StaffSession>(sql('find_staff_session')`
    SELECT staff_id AS "staffId", handle, state, seen_at < now() - interval '1 minute' AS "isSeenAtStale",
      (coalesce(extract(epoch FROM now() - second_factor_at), 1e9) * 1000)::float8 AS "secondFactorAgeMs"
    FROM staff_session WHERE id_hash = ${idHash} AND ended IS NULL AND expires_at > clock_timestamp()`);
  return rows[0];
}

/** Locks a session until the end of the transaction. Returns false if it has ended. */
export async function lockStaffSession(client: PoolClient, idHash: string): Promise<boolean> {
  const { rowCount } = await client.query(sql('lock_staff_session')`
    SELECT 1 FROM staff_session WHERE id_hash = ${idHash} AND ended IS NULL AND expires_at > clock_timestamp() FOR SHARE`);
  return rowCount === 1;
}

/** Returns true if the id is that of a full session, even of one that has ended. */
export async function isStaffSessionKnown(db: Queryable, idHash: string): Promise<boolean> {
  const { rowCount } = await db.query(
    sql('is_staff_session_known')`SELECT 1 FROM staff_session WHERE id_hash = ${idHash} AND state = 'full'`,
  );
  return rowCount === 1;
}

interface NewStaffSession {
  readonly idHash: string;
  readonly staffId: string;
  readonly device: string;
  readonly address: string;
}

export async function insertHalfSession(
  db: Queryable,
  { idHash, staffId, device, address }: NewStaffSession,
  validSeconds: number,
): Promise<void> {
  await db.query(sql('insert_half_session')`
    INSERT INTO staff_session (id_hash, staff_id, state, device, address, expires_at)
    VALUES (${idHash}, ${staffId}, 'half', ${device}, ${address}, now() + make_interval(secs => ${validSeconds}))`);
}

export async function insertFullSession(
  db: Queryable,
  { idHash, staffId, device, address }: NewStaffSession,
  { idleSeconds }: SessionLife,
): Promise<void> {
  await db.query(sql('insert_full_session')`
    INSERT INTO staff_session (id_hash, staff_id, state, device, address, expires_at, second_factor_at)
    VALUES (${idHash}, ${staffId}, 'full', ${device}, ${address}, now() + make_interval(secs => ${idleSeconds}), now())`);
}

export async function updateStaffSessionSeen(
  db: Queryable,
  idHash: string,
  { idleSeconds, maxSeconds }: SessionLife,
): Promise<void> {
  await db.query(sql('update_staff_session_seen')`
    UPDATE staff_session SET seen_at = now(), expires_at =
      least(begun_at + make_interval(secs => ${maxSeconds}), now() + make_interval(secs => ${idleSeconds}))
    WHERE id_hash = ${idHash} AND state = 'full' AND ended IS NULL AND expires_at > clock_timestamp()`);
}

/** Records that the second factor has been given again. */
export async function updateSecondFactor(db: Queryable, idHash: string): Promise<void> {
  await db.query(sql('update_second_factor')`
    UPDATE staff_session SET second_factor_at = now()
    WHERE id_hash = ${idHash} AND state = 'full' AND ended IS NULL AND expires_at > clock_timestamp()`);
}

export async function endStaffSession(db: Queryable, idHash: string, reason: StaffSessionEnd): Promise<boolean> {
  const { rowCount } = await db.query(sql('end_staff_session')`
    UPDATE staff_session SET ended = ${reason}, expires_at = now()
    WHERE id_hash = ${idHash} AND ended IS NULL AND expires_at > clock_timestamp()`);
  return rowCount === 1;
}

export async function endStaffSessionByHandle(db: Queryable, staffId: string, handle: string): Promise<boolean> {
  const { rowCount } = await db.query(sql('end_staff_session_by_handle')`
    UPDATE staff_session SET ended = 'ended_elsewhere', expires_at = now()
    WHERE staff_id = ${staffId} AND handle = ${handle} AND ended IS NULL AND expires_at > clock_timestamp()`);
  return rowCount === 1;
}

/** Ends all sessions of a person except `exceptIdHash`. Returns their number. */
export async function endSessionsOfStaff(
  db: Queryable,
  staffId: string,
  reason: StaffSessionEnd,
  exceptIdHash: string | null = null,
): Promise<number> {
  const { rowCount } = await db.query(sql('end_sessions_of_staff')`
    UPDATE staff_session SET ended = ${reason}, expires_at = now()
    WHERE staff_id = ${staffId} AND ended IS NULL AND expires_at > clock_timestamp() AND id_hash IS DISTINCT FROM ${exceptIdHash}`);
  return rowCount ?? 0;
}

export interface ListedSession {
  readonly staffId: string;
  readonly handle: string;
  readonly device: string;
  readonly address: string;
  readonly startedAt: Date;
  readonly seenAt: Date;
}

export async function listSessionsOfStaff(
  db: Queryable,
  staffIds: readonly string[],
): Promise<readonly ListedSession[]> {
  const { rows } = await db.query<ListedSession>(sql('list_sessions_of_staff')`
    SELECT staff_id AS "staffId", handle, device, address, begun_at AS "startedAt", seen_at AS "seenAt" FROM staff_session
    WHERE staff_id = ANY(${staffIds}::uuid[]) AND state = 'full' AND ended IS NULL AND expires_at > clock_timestamp()
    ORDER BY seen_at DESC`);
  return rows;
}
