import { getNameKey } from '@dining/domain/members/person-name';
import type { Pool } from 'pg';
import { sql } from '../../db/sql';

export async function isIdTaken(pool: Pool, userId: string): Promise<boolean> {
  const { rows } = await pool.query(sql('is_id_taken')`SELECT 1 FROM member WHERE user_id = ${userId}`);
  return rows.length > 0;
}

/**
 * Returns true if a member has this Korean phone number. Foreign numbers are unproven, so several members may have the
 * same one.
 */
export async function isPhoneTaken(pool: Pool, phone: string): Promise<boolean> {
  const { rows } = await pool.query(sql('is_phone_taken')`
    SELECT 1 FROM member WHERE phone = ${phone} AND phone LIKE '010%'`);
  return rows.length > 0;
}

export async function isMemberCardNo(pool: Pool, cardNo: string): Promise<boolean> {
  const { rows } = await pool.query(sql('is_member_card_no')`
    SELECT 1 FROM member WHERE card_no = ${cardNo} AND left_at IS NULL`);
  return rows.length > 0;
}

export async function findUserIdByNameAndPhone(pool: Pool, name: string, phone: string): Promise<string | undefined> {
  const { rows } = await pool.query<{ userId: string; name: string }>(sql('find_user_id_by_name_and_phone')`
    SELECT user_id AS "userId", name FROM member WHERE phone = ${phone} AND left_at IS NULL ORDER BY created_at, user_id LIMIT 100`);
  return rows.find((member) => getNameKey(member.name) === getNameKey(name))?.userId;
}
