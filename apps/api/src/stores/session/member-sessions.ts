import type { Pool, PoolClient } from 'pg';
import { sql } from '../../db/sql';

export interface MemberSession {
  readonly handle: string;
  readonly isCurrent: boolean;
  readonly device: string;
  readonly startedAt: Date;
  readonly seenAt: Date;
}

/** Lists the live sessions of a member. `idHash` is the session of the caller. */
export async function listSessionsOfMember(pool: Pool, userId: string, idHash: string): Promise<MemberSession[]> {
  const { rows } = await pool.query<MemberSession>(sql('list_sessions_of_member')`
    SELECT handle, id_hash = ${idHash} AS "isCurrent", coalesce(data ->> 'device', '') AS device, begun_at AS "startedAt",
      CASE WHEN id_hash = ${idHash} THEN now() ELSE seen_at END AS "seenAt"
    FROM session WHERE user_id = ${userId} AND expires_at > now()
    ORDER BY "isCurrent" DESC, session.seen_at DESC, id_hash`);
  return rows;
}

type EndReason = 'password_changed' | 'ended_elsewhere';

export async function endSessionsOfMember(client: PoolClient, userId: string, reason: EndReason): Promise<number> {
  const { rowCount } = await client.query(sql('end_sessions_of_member')`
    UPDATE session SET user_id = NULL, data = '{}', expires_at = now(), ended = ${reason}
    WHERE user_id = ${userId} AND expires_at > now()`);
  return rowCount ?? 0;
}

/** Ends the session with this handle, or all but the caller's if the handle is null. */
export async function endOtherSessionsOfMember(
  pool: Pool,
  userId: string,
  idHash: string,
  handle: string | null,
): Promise<void> {
  await pool.query(sql('end_other_sessions_of_member')`
    UPDATE session SET user_id = NULL, data = '{}', expires_at = now(), ended = 'ended_elsewhere'
    WHERE user_id = ${userId} AND id_hash <> ${idHash} AND (${handle}::uuid IS NULL OR handle = ${handle}) AND expires_at > now()`);
}

/**
 * Ends all sessions of a deleted account and removes the account from expired ones, so that no browser learns of the
 * membership.
 */
export async function eraseSessionsOfMember(client: PoolClient, userId: string): Promise<void> {
  await client.query(sql('erase_sessions_of_member')`
    UPDATE session SET user_id = NULL, data = '{}', expires_at = least(expires_at, now()), ended = NULL
    WHERE user_id = ${userId}`);
}
