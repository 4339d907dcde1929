import type { Pool, PoolClient } from 'pg';

/**
 * Keeps a link for a new password; false where the id is no member's. Those before stay good: who asks in a member's name makes no link
 * worthless that the member was mailed.
 */
export async function insertPasswordReset(pool: Pool, userId: string, keyHash: string, seconds: number): Promise<boolean> {
  const { rowCount } = await pool.query({
    name: 'password_reset_keep',
    text: `INSERT INTO password_reset (key_hash, user_id, expires_at)
           SELECT $2, user_id, now() + make_interval(secs => $3) FROM member WHERE user_id = $1 AND left_at IS NULL`,
    values: [userId, keyHash, seconds],
  });
  return rowCount === 1;
}

/** A link that is good, and what a new password is held against. */
export interface PasswordReset {
  readonly userId: string;
  readonly cardNo: string;
  readonly phone: string;
}

/** Whose password a link sets, and what a new one is held against; undefined where it is good no longer. */
export async function findPasswordReset(
  run: Pick<Pool | PoolClient, 'query'>,
  keyHash: string,
): Promise<PasswordReset | undefined> {
  const { rows } = await run.query<PasswordReset>(
    `SELECT m.user_id AS "userId", m.card_no AS "cardNo", coalesce(m.phone, '') AS phone FROM password_reset r JOIN member m ON m.user_id = r.user_id
     WHERE r.key_hash = $1 AND r.expires_at > now() AND m.left_at IS NULL`,
    [keyHash],
  );
  return rows[0];
}

/** Uses a link up; false where another was faster or it has run out meanwhile. */
export async function deletePasswordReset(client: PoolClient, keyHash: string): Promise<boolean> {
  const { rowCount } = await client.query('DELETE FROM password_reset WHERE key_hash = $1 AND expires_at > now()', [keyHash]);
  return rowCount === 1;
}

/** No link that is under way sets this member's password any more. */
export async function deletePasswordResetsOfMember(client: PoolClient, userId: string): Promise<void> {
  await client.query('DELETE FROM password_reset WHERE user_id = $1', [userId]);
}

/**
 * Sets a member's password: in the place of the one with the hash `before`, or of any where none is said. False where that is not his
 * any more, or he has left.
 */
export async function updatePassword(
  client: PoolClient,
  userId: string,
  passwordHash: string,
  before?: string,
): Promise<boolean> {
  const { rowCount } = await client.query(
    `UPDATE member SET password_hash = $2 WHERE user_id = $1 AND left_at IS NULL AND ($3::text IS NULL OR password_hash = $3)`,
    [userId, passwordHash, before ?? null],
  );
  return rowCount === 1;
}
