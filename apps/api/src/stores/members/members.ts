import type { SeoulDate } from '@dining/domain/shared/seoul-time';
import type { Pool, PoolClient } from 'pg';

/** A member as sessions and forms know him. */
export interface Member {
  readonly userId: string;
  readonly name: string;
  /** Digits only, 010 first; null until given. */
  readonly phone: string | null;
  readonly birthday: SeoulDate | null;
  readonly cardNo: string;
}

const columns = `m.user_id AS "userId", m.name, m.phone, m.birthday, m.card_no AS "cardNo"`;

/** A member by his id; undefined where there is none or he has left. */
export async function findMember(pool: Pool, userId: string): Promise<Member | undefined> {
  const { rows } = await pool.query<Member>({
    name: 'member_by_id',
    text: `SELECT ${columns} FROM member m WHERE m.user_id = $1 AND m.left_at IS NULL`,
    values: [userId],
  });
  return rows[0];
}

/** A member with the hash their password is checked against; null where they only ever sign in through a provider. */
export interface MemberCredentials {
  readonly member: Member;
  readonly passwordHash: string | null;
}

const signInColumns = `${columns}, m.password_hash AS "passwordHash"`;
type SignInRow = Member & { readonly passwordHash: string | null };
const toMemberToSignIn = ({ passwordHash, ...member }: SignInRow): MemberCredentials => ({ member, passwordHash });

/** The member with this id as signing in needs them; undefined where there is none or they have left. */
export async function findMemberCredentials(pool: Pool, userId: string): Promise<MemberCredentials | undefined> {
  const { rows } = await pool.query<SignInRow>({
    name: 'member_to_sign_in',
    text: `SELECT ${signInColumns} FROM member m WHERE m.user_id = $1 AND m.left_at IS NULL`,
    values: [userId],
  });
  return rows.map(toMemberToSignIn)[0];
}

/** Lists the members whose mailbox or Korean phone this is. A number abroad matches no member: it is unproven. */
export async function listMembersByContact(pool: Pool, contact: string): Promise<readonly MemberCredentials[]> {
  const { rows } = await pool.query<SignInRow>({
    name: 'list_members_by_contact',
    text: `SELECT ${signInColumns} FROM member m
           WHERE (m.user_id = $1 OR (m.phone = $1 AND m.phone LIKE '010%')) AND m.left_at IS NULL`,
    values: [contact],
  });
  return rows.map(toMemberToSignIn);
}

interface Address {
  readonly zip: string;
  readonly addr1: string;
  readonly addr2: string;
}

/** What a member has told of himself beyond the session, and the points he has to spend. */
export interface MemberProfile extends Member {
  readonly homeAddress: Address | null;
  readonly workAddress: Address | null;
  readonly weddingDay: string | null;
  readonly marketingSms: boolean;
  readonly marketingMail: boolean;
  readonly points: number;
}

/** A member with his own data; undefined where there is none or he has left. */
export async function findMemberProfile(pool: Pool, userId: string): Promise<MemberProfile | undefined> {
  const { rows } = await pool.query<MemberProfile>({
    name: 'member_profile',
    text: `SELECT ${columns}, m.home_address AS "homeAddress", m.work_address AS "workAddress", m.wedding_day AS "weddingDay",
             m.marketing_sms AS "marketingSms", m.marketing_mail AS "marketingMail",
             (SELECT coalesce(sum(p.amount), 0)::int FROM point_entry p WHERE p.user_id = m.user_id) AS points
           FROM member m WHERE m.user_id = $1 AND m.left_at IS NULL`,
    values: [userId],
  });
  return rows[0];
}

/** A member's account: what he is known by, and since when. */
export interface MemberAccount extends Member {
  readonly hasPassword: boolean;
  readonly joinedAt: Date;
}

/** A member as his profile shows him; undefined where there is none or he has left. */
export async function findMemberAccount(pool: Pool, userId: string): Promise<MemberAccount | undefined> {
  const { rows } = await pool.query<MemberAccount>({
    name: 'member_account',
    text: `SELECT ${columns}, m.password_hash IS NOT NULL AS "hasPassword", m.created_at AS "joinedAt"
           FROM member m WHERE m.user_id = $1 AND m.left_at IS NULL`,
    values: [userId],
  });
  return rows[0];
}

/** Whom a mail about an account goes to, by the membership number; undefined where he has left. */
export async function findMemberByCardNo(pool: Pool, cardNo: string): Promise<Member | undefined> {
  const { rows } = await pool.query<Member>(`SELECT ${columns} FROM member m WHERE m.card_no = $1 AND m.left_at IS NULL`, [
    cardNo,
  ]);
  return rows[0];
}

/** Lets what one member does at the same time happen one after the other; false where there is no such member any more. */
export async function lockMember(client: PoolClient, userId: string): Promise<boolean> {
  const { rowCount } = await client.query('SELECT 1 FROM member WHERE user_id = $1 AND left_at IS NULL FOR NO KEY UPDATE', [
    userId,
  ]);
  return rowCount === 1;
}
