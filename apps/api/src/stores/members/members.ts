import type { SeoulDate } from '@dining/domain/shared/seoul-time';
import type { Pool, PoolClient } from 'pg';
import { sql } from '../../db/sql';

export interface Member {
  readonly userId: string;
  readonly name: string;
  readonly phone: string | null;
  readonly birthday: SeoulDate | null;
  readonly cardNo: string;
}

export async function findMember(pool: Pool, userId: string): Promise<Member | undefined> {
  const { rows } = await pool.query<Member>(sql('find_member')`
    SELECT user_id AS "userId", name, phone, birthday, card_no AS "cardNo"
    FROM member WHERE user_id = ${userId} AND left_at IS NULL`);
  return rows[0];
}

export async function findMemberByCardNo(pool: Pool, cardNo: string): Promise<Member | undefined> {
  const { rows } = await pool.query<Member>(sql('find_member_by_card_no')`
    SELECT user_id AS "userId", name, phone, birthday, card_no AS "cardNo"
    FROM member WHERE card_no = ${cardNo} AND left_at IS NULL`);
  return rows[0];
}

export interface MemberCredentials {
  readonly member: Member;
  readonly passwordHash: string | null;
}

type CredentialsRow = Member & { readonly passwordHash: string | null };
const toCredentials = ({ passwordHash, ...member }: CredentialsRow): MemberCredentials => ({ member, passwordHash });

export async function findMemberCredentials(pool: Pool, userId: string): Promise<MemberCredentials | undefined> {
  const { rows } = await pool.query<CredentialsRow>(sql('find_member_credentials')`
    SELECT user_id AS "userId", name, phone, birthday, card_no AS "cardNo", password_hash AS "passwordHash"
    FROM member WHERE user_id = ${userId} AND left_at IS NULL`);
  return rows.map(toCredentials)[0];
}

/** Lists the members with this mailbox or Korean phone number. A foreign number matches no member: it is unproven. */
export async function listMembersByContact(pool: Pool, contact: string): Promise<readonly MemberCredentials[]> {
  const { rows } = await pool.query<CredentialsRow>(sql('list_members_by_contact')`
    SELECT user_id AS "userId", name, phone, birthday, card_no AS "cardNo", password_hash AS "passwordHash"
    FROM member WHERE (user_id = ${contact} OR (phone = ${contact} AND phone LIKE '010%')) AND left_at IS NULL`);
  return rows.map(toCredentials);
}

interface Address {
  readonly zip: string;
  readonly addr1: string;
  readonly addr2: string;
}

export interface MemberProfile extends Member {
  readonly homeAddress: Address | null;
  readonly workAddress: Address | null;
  readonly weddingDay: string | null;
  readonly marketingSms: boolean;
  readonly marketingMail: boolean;
  readonly points: number;
}

export async function findMemberProfile(pool: Pool, userId: string): Promise<MemberProfile | undefined> {
  const { rows } = await pool.query<MemberProfile>(sql('find_member_profile')`
    SELECT m.user_id AS "userId", m.name, m.phone, m.birthday, m.card_no AS "cardNo", m.home_address AS "homeAddress",
      m.work_address AS "workAddress", m.wedding_day AS "weddingDay", m.marketing_sms AS "marketingSms",
      m.marketing_mail AS "marketingMail",
      (SELECT coalesce(sum(p.amount), 0)::int FROM point_entry p WHERE p.user_id = m.user_id) AS points
    FROM member m WHERE m.user_id = ${userId} AND m.left_at IS NULL`);
  return rows[0];
}

export interface MemberAccount extends Member {
  readonly hasPassword: boolean;
  readonly joinedAt: Date;
}

export async function findMemberAccount(pool: Pool, userId: string): Promise<MemberAccount | undefined> {
  const { rows } = await pool.query<MemberAccount>(sql('find_member_account')`
    SELECT user_id AS "userId", name, phone, birthday, card_no AS "cardNo", password_hash IS NOT NULL AS "hasPassword",
      created_at AS "joinedAt"
    FROM member WHERE user_id = ${userId} AND left_at IS NULL`);
  return rows[0];
}

export async function lockMember(client: PoolClient, userId: string): Promise<boolean> {
  const { rowCount } = await client.query(sql('lock_member')`
    SELECT 1 FROM member WHERE user_id = ${userId} AND left_at IS NULL FOR NO KEY UPDATE`);
  return rowCount === 1;
}
