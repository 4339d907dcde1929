import type { MarketingConsents } from '@dining/domain/join/consents';
import type { Pool, PoolClient } from 'pg';
import type { GivenConsent } from '../join/join-attempts';

/** Adds what a member agrees to, or no longer agrees to, at this moment; nothing that was said before is written over. */
export async function insertConsents(
  client: PoolClient,
  userId: string,
  consents: readonly GivenConsent[],
  language: string,
  at: Date | null = null,
): Promise<void> {
  await client.query(
    `INSERT INTO member_consent (user_id, consent, terms_seq, agreed, language, at)
     SELECT $1, c.consent, c."termsSeq", c.agreed, $3, coalesce($4::timestamptz, now())
     FROM jsonb_to_recordset($2::jsonb) AS c (consent text, "termsSeq" int, agreed boolean)`,
    [userId, JSON.stringify(consents), language, at],
  );
}

/** How a member stands to marketing. */
export interface MarketingStatus extends MarketingConsents {
  /** When he last said so; null where nothing tells. */
  readonly at: Date | null;
  readonly everAgreed: boolean;
}

/** The last that a member said to marketing: his row has the ways, his consents have when. Undefined where he has left. */
export async function findMarketingStatus(
  run: Pick<Pool | PoolClient, 'query'>,
  userId: string,
): Promise<MarketingStatus | undefined> {
  const { rows } = await run.query<MarketingStatus>(
    `SELECT m.marketing_sms AS sms, m.marketing_mail AS email, c.at, coalesce(c."everAgreed", false) AS "everAgreed",
       coalesce(c.agreed, m.marketing_sms OR m.marketing_mail) AS marketing
     FROM member m
     LEFT JOIN LATERAL (
       SELECT max(at) AS at, bool_or(agreed) AS "everAgreed",
         (array_agg(agreed ORDER BY at DESC) FILTER (WHERE consent = 'TT0005'))[1] AS agreed
       FROM member_consent WHERE user_id = m.user_id AND consent IN ('TT0005', 'marketing_sms', 'marketing_mail')
     ) c ON true
     WHERE m.user_id = $1 AND m.left_at IS NULL`,
    [userId],
  );
  return rows[0];
}

/** Sets the ways by which news may be sent. */
export async function updateMarketingChannels(
  client: PoolClient,
  userId: string,
  { sms, email }: MarketingConsents,
): Promise<void> {
  await client.query('UPDATE member SET marketing_sms = $2, marketing_mail = $3 WHERE user_id = $1', [userId, sms, email]);
}
