import type { FormerMember } from '@dining/domain/former/member-row';
import type { HtlCode } from '@dining/domain/shared/codes';
import type { Language } from '@dining/domain/shared/language';
import type { SeoulDate } from '@dining/domain/shared/seoul-time';
import type { PoolClient } from 'pg';
import type { Queryable } from '../../db/queryable';
import { groupHtlCode } from '../../db/schema/hotels';
import { sql } from '../../db/sql';

export interface MemberInvitation {
  readonly invitationId: string;
  /** Null once it is used. */
  readonly email: string | null;
  readonly name: string;
  readonly language: Language;
  readonly expiresAt: Date;
  readonly isExpired: boolean;
}

/**
 * Invites a member of a former system, and enqueues the mail. Returns false if the address has an invitation already.
 */
export async function insertMemberInvitation(
  client: PoolClient,
  { email, name, language, consent, htlCode, points }: FormerMember,
  validDays: number,
): Promise<boolean> {
  const { rowCount } = await client.query(sql('insert_member_invitation')`
    WITH invitation AS (
      INSERT INTO member_invitation (htl_code, email, name, language, marketing_sms, marketing_mail, consent_day, consent_source,
        points, expires_at)
      VALUES (${htlCode ?? groupHtlCode}, ${email}, ${name}, ${language}, ${consent?.sms ?? false}, ${consent?.mail ?? false},
        ${consent?.day}, ${consent?.source ?? ''}, ${points}, now() + make_interval(days => ${validDays}))
      ON CONFLICT DO NOTHING RETURNING invitation_id)
    INSERT INTO outbox (key, htl_code, kind, payload)
    SELECT concat_ws(' ', 'member_invited', invitation_id), ${groupHtlCode}, 'member_invited',
      jsonb_build_object('invitationId', invitation_id) FROM invitation`);
  return rowCount === 1;
}

export async function findMemberInvitation(db: Queryable, invitationId: string): Promise<MemberInvitation | undefined> {
  const { rows } = await db.query<MemberInvitation>(sql('find_member_invitation')`
    SELECT invitation_id AS "invitationId", email, name, language, expires_at AS "expiresAt", expires_at <= now() AS "isExpired"
    FROM member_invitation WHERE invitation_id = ${invitationId}`);
  return rows[0];
}

interface AcceptedInvitation {
  readonly htlCode: HtlCode;
  readonly points: number;
  readonly sms: boolean;
  readonly mail: boolean;
  readonly consentDay: SeoulDate | null;
}

/**
 * Uses the invitation of a new member, if they have one that has not expired: grants its points, and deletes its
 * personal data.
 */
export async function consumeMemberInvitation(
  client: PoolClient,
  userId: string,
): Promise<AcceptedInvitation | undefined> {
  const { rows } = await client.query<AcceptedInvitation>(sql('consume_member_invitation')`
    WITH accepted AS (
      SELECT invitation_id, htl_code, points, marketing_sms, marketing_mail, consent_day FROM member_invitation
      WHERE email = ${userId} AND expires_at > now() FOR UPDATE
    ), blanked AS (
      UPDATE member_invitation i SET email = NULL, name = '', marketing_sms = false, marketing_mail = false, consent_day = NULL,
        consent_source = '', points = 0
      FROM accepted WHERE i.invitation_id = accepted.invitation_id
    ), granted AS (
      INSERT INTO point_entry (user_id, resv_code, entry_no, htl_code, reason, amount)
      SELECT m.user_id, 'FORMER-' || m.card_no, 1, accepted.htl_code, 'transferred', accepted.points
      FROM accepted, member m WHERE m.user_id = ${userId} AND accepted.points > 0
    )
    SELECT htl_code AS "htlCode", points, marketing_sms AS sms, marketing_mail AS mail, consent_day AS "consentDay" FROM accepted`);
  return rows[0];
}

interface KnownAddresses {
  readonly members: readonly string[];
  readonly invited: readonly string[];
}

/** Returns those of the addresses that are members, and those that have an invitation. */
export async function listKnownAddresses(db: Queryable, emails: readonly string[]): Promise<KnownAddresses> {
  const { rows } = await db.query<KnownAddresses>(sql('list_known_addresses')`
    SELECT ARRAY(SELECT user_id FROM member WHERE user_id = ANY(${emails}) AND left_at IS NULL) AS members,
      ARRAY(SELECT email FROM member_invitation WHERE email = ANY(${emails}) AND expires_at > now()) AS invited`);
  return rows[0] ?? { members: [], invited: [] };
}
