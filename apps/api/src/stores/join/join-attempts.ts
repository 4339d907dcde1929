import type { Language } from '@dining/domain/shared/language';
import type { Pool, PoolClient } from 'pg';
import type { CarriedIdentity } from '../../db/schema/members';

/** What somebody agreed to or not, in the version that was in effect. */
export interface GivenConsent {
  readonly consent: string;
  readonly termsSeq: number | null;
  readonly agreed: boolean;
}

/** What codes have proven of somebody who joins. */
export interface ProvenFacts {
  readonly email?: string | null;
  readonly name?: string;
  readonly phone?: string;
}

/** How far a session has come on its way to become a member. */
export interface JoinAttempt {
  /** Its name in its browser's session. */
  readonly holder: string;
  readonly carried: CarriedIdentity | null;
  /** null until the agreement. */
  readonly consents: readonly GivenConsent[] | null;
  readonly agreedAt: Date | null;
  readonly language: Language;
  readonly provenEmail: string | null;
  readonly provenName: string | null;
  readonly provenPhone: string | null;
  /** Who came of it. */
  readonly joined: string | null;
}

/** How long an attempt lives after its last agreement, in seconds. */
const attemptSeconds = 3_600;

const columns = `holder, carried, consents, agreed_at AS "agreedAt", language, proven_email AS "provenEmail",
  proven_name AS "provenName", proven_phone AS "provenPhone", joined`;

/** Begins an attempt with what a provider told, in the place of the one before. A verified address needs no code. */
export async function insertCarriedJoinAttempt(
  pool: Pool,
  holder: string,
  carried: CarriedIdentity,
  language: string,
): Promise<void> {
  const proven = carried.email?.verified === true ? carried.email.address : null;
  await pool.query(
    `INSERT INTO join_attempt (holder, carried, language, proven_email, expires_at)
     VALUES ($1, $2, $3, $4, now() + make_interval(secs => $5))
     ON CONFLICT (holder) DO UPDATE SET carried = excluded.carried, language = excluded.language,
       proven_email = excluded.proven_email, expires_at = excluded.expires_at,
       consents = NULL, agreed_at = NULL, proven_name = NULL, proven_phone = NULL, joined = NULL`,
    [holder, JSON.stringify(carried), language, proven, attemptSeconds],
  );
}

interface Agreement {
  readonly holder: string;
  readonly consents: readonly GivenConsent[];
  readonly language: string;
}

/** Notes the agreement of whoever joins by id and password. What he has proven stays, unless it came with a profile. */
export async function insertJoinAgreement(pool: Pool, { holder, consents, language }: Agreement): Promise<void> {
  await pool.query(
    `INSERT INTO join_attempt AS a (holder, consents, agreed_at, language, expires_at)
     VALUES ($1, $2, now(), $3, now() + make_interval(secs => $4))
     ON CONFLICT (holder) DO UPDATE SET consents = excluded.consents, agreed_at = excluded.agreed_at,
       language = excluded.language, expires_at = excluded.expires_at, carried = NULL, joined = NULL,
       proven_email = CASE WHEN a.carried IS NULL AND a.joined IS NULL AND a.expires_at > now() THEN a.proven_email END,
       proven_name = CASE WHEN a.carried IS NULL AND a.joined IS NULL AND a.expires_at > now() THEN a.proven_name END,
       proven_phone = CASE WHEN a.carried IS NULL AND a.joined IS NULL AND a.expires_at > now() THEN a.proven_phone END`,
    [holder, JSON.stringify(consents), language, attemptSeconds],
  );
}

/** Notes the agreement of whoever came with this provider's profile; false where nothing is known of one. */
export async function updateJoinAgreement(
  pool: Pool,
  { holder, consents, language }: Agreement,
  provider: CarriedIdentity['provider'],
): Promise<boolean> {
  const { rowCount } = await pool.query(
    `UPDATE join_attempt SET consents = $3, agreed_at = now(), language = $4, expires_at = now() + make_interval(secs => $5)
     WHERE holder = $1 AND carried ->> 'provider' = $2 AND joined IS NULL AND expires_at > now()`,
    [holder, provider, JSON.stringify(consents), language, attemptSeconds],
  );
  return rowCount === 1;
}

type Runner = Pick<Pool | PoolClient, 'query'>;

/** The attempt of a session that is still under way, or has just made a member. */
export async function findJoinAttempt(run: Runner, holder: string): Promise<JoinAttempt | undefined> {
  const { rows } = await run.query<JoinAttempt>(`SELECT ${columns} FROM join_attempt WHERE holder = $1 AND expires_at > now()`, [
    holder,
  ]);
  return rows[0];
}

/** The same, and nobody else works on it until the transaction ends. */
export async function lockJoinAttempt(client: PoolClient, holder: string): Promise<JoinAttempt | undefined> {
  const { rows } = await client.query<JoinAttempt>(
    `SELECT ${columns} FROM join_attempt WHERE holder = $1 AND expires_at > now() FOR UPDATE`,
    [holder],
  );
  return rows[0];
}

/** Gives an attempt the new name that its session has for it: what still comes under the old one finds none. */
export async function updateJoinAttemptHolder(pool: Pool, from: string | undefined, to: string): Promise<void> {
  if (from !== undefined && from !== to)
    await pool.query(
      `UPDATE join_attempt SET holder = $2 WHERE holder = $1 AND NOT EXISTS (SELECT FROM join_attempt WHERE holder = $2)`,
      [from, to],
    );
}

/** Notes what a code has proven; false where the attempt is over. */
export async function updateProvenFacts(pool: Pool, holder: string, proven: ProvenFacts): Promise<boolean> {
  const { rowCount } = await pool.query(
    `UPDATE join_attempt SET proven_email = coalesce($2, proven_email), proven_name = coalesce($3, proven_name),
       proven_phone = coalesce($4, proven_phone)
     WHERE holder = $1 AND joined IS NULL AND consents IS NOT NULL AND expires_at > now()`,
    [holder, proven.email ?? null, proven.name ?? null, proven.phone ?? null],
  );
  return rowCount === 1;
}

/** Ends an attempt with the member who came of it; nothing else of him stays in it. */
export async function completeJoinAttempt(client: PoolClient, holder: string, joined: string): Promise<void> {
  await client.query(
    `UPDATE join_attempt SET joined = $2, carried = NULL, consents = NULL, proven_email = NULL, proven_name = NULL,
       proven_phone = NULL WHERE holder = $1`,
    [holder, joined],
  );
}
