import type { Language } from '@dining/domain/shared/language';
import type { Pool, PoolClient } from 'pg';
import type { ProviderIdentity } from '../../db/schema/members';
import { sql } from '../../db/sql';

export interface ConsentChoice {
  readonly consent: string;
  readonly termsSeq: number | null;
  readonly agreed: boolean;
}

export interface ProvenFacts {
  readonly email?: string | null;
  readonly name?: string | null;
  readonly phone?: string | null;
}

export interface JoinAttempt {
  readonly guestId: string;
  /** The account at a provider with which the visitor joins; null for joining by id and password. */
  readonly providerIdentity: ProviderIdentity | null;
  readonly consents: readonly ConsentChoice[] | null;
  readonly agreedAt: Date | null;
  readonly language: Language;
  readonly provenEmail: string | null;
  readonly provenName: string | null;
  readonly provenPhone: string | null;
  /** The id of the member that the attempt has created. */
  readonly joinedUserId: string | null;
}

const attemptSeconds = 3_600;

export async function insertProviderJoinAttempt(
  pool: Pool,
  guestId: string,
  identity: ProviderIdentity,
  { email, name, phone }: ProvenFacts,
  language: string,
): Promise<void> {
  await pool.query(sql('insert_provider_join_attempt')`
    INSERT INTO join_attempt (guest_id, carried, language, proven_email, proven_name, proven_phone, expires_at)
    VALUES (${guestId}, ${JSON.stringify(identity)}, ${language}, ${email}, ${name}, ${phone},
      now() + make_interval(secs => ${attemptSeconds}))
    ON CONFLICT (guest_id) DO UPDATE SET carried = excluded.carried, language = excluded.language,
      proven_email = excluded.proven_email, proven_name = excluded.proven_name, proven_phone = excluded.proven_phone,
      expires_at = excluded.expires_at, consents = NULL, agreed_at = NULL, joined = NULL`);
}

interface Agreement {
  readonly guestId: string;
  readonly consents: readonly ConsentChoice[];
  readonly language: string;
}

/**
 * Inserts or updates the agreement of a visitor who joins by id and password. Keeps the proven contact data of an
 * attempt that has not ended, unless the data came from a provider's profile.
 */
export async function insertJoinAgreement(pool: Pool, { guestId, consents, language }: Agreement): Promise<void> {
  await pool.query(sql('insert_join_agreement')`
    INSERT INTO join_attempt AS a (guest_id, consents, agreed_at, language, expires_at)
    VALUES (${guestId}, ${JSON.stringify(consents)}, now(), ${language}, now() + make_interval(secs => ${attemptSeconds}))
    ON CONFLICT (guest_id) DO UPDATE SET consents = excluded.consents, agreed_at = excluded.agreed_at,
      language = excluded.language, expires_at = excluded.expires_at, carried = NULL, joined = NULL,
      proven_email = CASE WHEN a.carried IS NULL AND a.joined IS NULL AND a.expires_at > now() THEN a.proven_email END,
      proven_name = CASE WHEN a.carried IS NULL AND a.joined IS NULL AND a.expires_at > now() THEN a.proven_name END,
      proven_phone = CASE WHEN a.carried IS NULL AND a.joined IS NULL AND a.expires_at > now() THEN a.proven_phone END`);
}

/** Stores the agreement of a visitor who joins with a provider. Returns false if that attempt has ended. */
export async function updateJoinAgreement(
  pool: Pool,
  { guestId, consents, language }: Agreement,
  provider: ProviderIdentity['provider'],
): Promise<boolean> {
  const { rowCount } = await pool.query(sql('update_join_agreement')`
    UPDATE join_attempt SET consents = ${JSON.stringify(consents)}, agreed_at = now(), language = ${language},
      expires_at = now() + make_interval(secs => ${attemptSeconds})
    WHERE guest_id = ${guestId} AND carried ->> 'provider' = ${provider} AND joined IS NULL AND expires_at > now()`);
  return rowCount === 1;
}

export async function findJoinAttempt(pool: Pool, guestId: string): Promise<JoinAttempt | undefined> {
  const { rows } = await pool.query<JoinAttempt>(sql('find_join_attempt')`
    SELECT guest_id AS "guestId", carried AS "providerIdentity", consents, agreed_at AS "agreedAt", language,
      proven_email AS "provenEmail", proven_name AS "provenName", proven_phone AS "provenPhone",
      joined AS "joinedUserId"
    FROM join_attempt WHERE guest_id = ${guestId} AND expires_at > now()`);
  return rows[0];
}

export async function lockJoinAttempt(client: PoolClient, guestId: string): Promise<JoinAttempt | undefined> {
  const { rows } = await client.query<JoinAttempt>(sql('lock_join_attempt')`
    SELECT guest_id AS "guestId", carried AS "providerIdentity", consents, agreed_at AS "agreedAt", language,
      proven_email AS "provenEmail", proven_name AS "provenName", proven_phone AS "provenPhone",
      joined AS "joinedUserId"
    FROM join_attempt WHERE guest_id = ${guestId} AND expires_at > now() FOR UPDATE`);
  return rows[0];
}

/** Moves an attempt to the renewed id of its session, unless that id has an attempt already. */
export async function updateJoinAttemptGuest(pool: Pool, from: string | undefined, to: string): Promise<void> {
  if (from === undefined || from === to) return;
  await pool.query(sql('update_join_attempt_guest')`
    UPDATE join_attempt SET guest_id = ${to}
    WHERE guest_id = ${from} AND NOT EXISTS (SELECT FROM join_attempt WHERE guest_id = ${to})`);
}

/** Adds proven contact data to an attempt. Returns false if the visitor has not agreed or the attempt has ended. */
export async function updateProvenFacts(
  pool: Pool,
  guestId: string,
  { email, name, phone }: ProvenFacts,
): Promise<boolean> {
  const { rowCount } = await pool.query(sql('update_proven_facts')`
    UPDATE join_attempt SET proven_email = coalesce(${email}, proven_email), proven_name = coalesce(${name}, proven_name),
      proven_phone = coalesce(${phone}, proven_phone)
    WHERE guest_id = ${guestId} AND joined IS NULL AND consents IS NOT NULL AND expires_at > now()`);
  return rowCount === 1;
}

export async function completeJoinAttempt(client: PoolClient, guestId: string, userId: string): Promise<void> {
  await client.query(sql('complete_join_attempt')`
    UPDATE join_attempt SET joined = ${userId}, carried = NULL, consents = NULL, proven_email = NULL, proven_name = NULL,
      proven_phone = NULL
    WHERE guest_id = ${guestId}`);
}
