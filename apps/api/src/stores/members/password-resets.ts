import type { Pool, PoolClient } from 'pg';
import { sql } from '../../db/sql';

/**
 * Inserts a link for a new password. Returns false if no member has the id. Earlier links stay valid: otherwise a
 * stranger could invalidate the links in a member's mailbox.
 */
export async function insertPasswordReset(
  pool: Pool,
  userId: string,
  keyHash: string,
  validSeconds: number,
): Promise<boolean> {
  const { rowCount } = await pool.query(sql('insert_password_reset')`
    INSERT INTO password_reset (key_hash, user_id, expires_at)
    SELECT ${keyHash}, user_id, now() + make_interval(secs => ${validSeconds}) FROM member
    WHERE user_id = ${userId} AND left_at IS NULL`);
  return rowCount === 1;
}

export interface PasswordReset {
  readonly userId: string;
  readonly cardNo: string;
  readonly phone: string;
}

export async function findPasswordReset(pool: Pool, keyHash: string): Promise<PasswordReset | undefined> {
  const { rows } = await pool.query<PasswordReset>(sql('find_password_reset')`
    SELECT m.user_id AS "userId", m.card_no AS "cardNo", coalesce(m.phone, '') AS phone
    FROM password_reset r JOIN member m ON m.user_id = r.user_id
    WHERE r.key_hash = ${keyHash} AND r.expires_at > now() AND m.left_at IS NULL`);
  return rows[0];
}

/** Deletes a link for a new password. Returns false if it was used or has expired. */
export async function deletePasswordReset(client: PoolClient, keyHash: string): Promise<boolean> {
  const { rowCount } = await client.query(sql('delete_password_reset')`
    DELETE FROM password_reset WHERE key_hash = ${keyHash} AND expires_at > now()`);
  return rowCount === 1;
}

export async function deletePasswordResetsOfMember(client: PoolClient, userId: string): Promise<void> {
  await client.query(sql('delete_password_resets_of_member')`DELETE FROM password_reset WHERE user_id = ${userId}`);
}

/**
 * Sets a member's password; if `previousHash` is given, only if that is still the stored one. Returns false if the
 * member has another password by now or has left.
 */
export async function updatePassword(
  client: PoolClient,
  userId: string,
  passwordHash: string,
  previousHash?: string,
): Promise<boolean> {
  const { rowCount } = await client.query(sql('update_password')`
    UPDATE member SET password_hash = ${passwordHash}
    WHERE user_id = ${userId} AND left_at IS NULL AND (${previousHash}::text IS NULL OR password_hash = ${previousHash})`);
  return rowCount === 1;
}
