import { nameKey } from '@dining/domain/members/person-name';
import type { Pool } from 'pg';

/** Whether an id is a member's; one who has left has none. */
export async function isIdTaken(pool: Pool, userId: string): Promise<boolean> {
  const { rows } = await pool.query('SELECT 1 FROM member WHERE user_id = $1', [userId]);
  return rows.length > 0;
}

/** Whether a Korean number is a member's; one abroad is nobody's alone, for it is said and not proven. */
export async function isPhoneTaken(pool: Pool, phone: string): Promise<boolean> {
  const { rows } = await pool.query(`SELECT 1 FROM member WHERE phone = $1 AND phone LIKE '010%'`, [phone]);
  return rows.length > 0;
}

/** Whether a membership number is that of a member who has not left. */
export async function isMemberCardNo(pool: Pool, cardNo: string): Promise<boolean> {
  const { rows } = await pool.query('SELECT 1 FROM member WHERE card_no = $1 AND left_at IS NULL', [cardNo]);
  return rows.length > 0;
}

/**
 * The id of the member of this name and phone, the first who joined with them; undefined where there is none. Names are compared as people
 * read them (`nameKey`); a phone belongs to one member in Korea and to few elsewhere.
 */
export async function findUserIdByNameAndPhone(pool: Pool, name: string, phone: string): Promise<string | undefined> {
  const { rows } = await pool.query<{ userId: string; name: string }>(
    'SELECT user_id AS "userId", name FROM member WHERE phone = $1 AND left_at IS NULL ORDER BY created_at, user_id LIMIT 100',
    [phone],
  );
  return rows.find((member) => nameKey(member.name) === nameKey(name))?.userId;
}
