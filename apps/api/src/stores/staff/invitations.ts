import type { Language } from '@dining/domain/shared/language';
import type { PoolClient } from 'pg';
import type { Queryable } from '../../db/queryable';
import { groupHtlCode } from '../../db/schema/hotels';
import { sql } from '../../db/sql';

export interface Invitation {
  readonly invitationId: string;
  readonly staffId: string;
  readonly purpose: 'join' | 'renew';
  readonly invitedBy: string;
  readonly email: string;
  readonly name: string;
  readonly language: Language;
  /** Encrypted by the keyring; null before the link is opened. */
  readonly totpSecret: string | null;
  readonly expiresAt: Date;
  readonly isExpired: boolean;
  readonly isUsed: boolean;
}

/** Invites a person and enqueues the mail. Earlier invitations of theirs become invalid. Returns the id. */
export async function insertInvitation(
  client: PoolClient,
  { staffId, purpose, invitedBy }: Pick<Invitation, 'staffId' | 'purpose' | 'invitedBy'>,
  validSeconds: number,
): Promise<string> {
  await client.query(sql('expire_earlier_invitations')`
    UPDATE staff_invitation SET expires_at = now() WHERE staff_id = ${staffId} AND used_at IS NULL AND expires_at > now()`);
  const { rows } = await client.query<{ readonly invitationId: string }>(sql('insert_invitation')`
    WITH invitation AS (
      INSERT INTO staff_invitation (staff_id, purpose, invited_by, expires_at)
      VALUES (${staffId}, ${purpose}, ${invitedBy}, now() + make_interval(secs => ${validSeconds})) RETURNING invitation_id),
    mail AS (
      INSERT INTO outbox (key, htl_code, kind, payload)
      SELECT concat_ws(' ', 'staff_invited', invitation_id), ${groupHtlCode}, 'staff_invited',
        jsonb_build_object('invitationId', invitation_id) FROM invitation)
    SELECT invitation_id AS "invitationId" FROM invitation`);
  const [row] = rows;
  if (row === undefined) throw new Error('an insert returned no row');
  return row.invitationId;
}

export async function findInvitation(db: Queryable, invitationId: string): Promise<Invitation | undefined> {
  const { rows } = await db.query<Invitation>(sql('find_invitation')`
    SELECT invitation_id AS "invitationId", staff_id AS "staffId", purpose, invited_by AS "invitedBy", email, name, language,
      i.totp_secret AS "totpSecret", expires_at AS "expiresAt", expires_at <= now() AS "isExpired", used_at IS NOT NULL AS "isUsed"
    FROM staff_invitation i JOIN staff USING (staff_id) WHERE invitation_id = ${invitationId}`);
  return rows[0];
}

/** Stores the secret of an invitation, unless it has one already. Returns the stored secret. */
export async function ensureInvitationSecret(db: Queryable, invitationId: string, secret: string): Promise<string> {
  const { rows } = await db.query<{ readonly totpSecret: string }>(sql('ensure_invitation_secret')`
    UPDATE staff_invitation SET totp_secret = coalesce(totp_secret, ${secret}) WHERE invitation_id = ${invitationId}
    RETURNING totp_secret AS "totpSecret"`);
  return rows[0]?.totpSecret ?? secret;
}

/** Uses an invitation. Returns false if it has been used or has expired. */
export async function consumeInvitation(client: PoolClient, invitationId: string): Promise<boolean> {
  const { rowCount } = await client.query(sql('consume_invitation')`
    UPDATE staff_invitation SET used_at = now(), totp_secret = NULL
    WHERE invitation_id = ${invitationId} AND used_at IS NULL AND expires_at > now()`);
  return rowCount === 1;
}

export interface UnusedInvitation {
  readonly staffId: string;
  readonly invitedBy: string;
  readonly expiresAt: Date;
}

/** Lists the last unused invitation of each person, expired or not. */
export async function listInvitations(
  db: Queryable,
  staffIds: readonly string[],
): Promise<readonly UnusedInvitation[]> {
  const { rows } = await db.query<UnusedInvitation>(sql('list_invitations')`
    SELECT DISTINCT ON (staff_id) staff_id AS "staffId", invited_by AS "invitedBy", expires_at AS "expiresAt"
    FROM staff_invitation WHERE staff_id = ANY(${staffIds}::uuid[]) AND used_at IS NULL
    ORDER BY staff_id, created_at DESC`);
  return rows;
}
