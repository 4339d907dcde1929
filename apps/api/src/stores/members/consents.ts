import type { MarketingConsents } from '@dining/domain/join/consents';
import type { PoolClient } from 'pg';
import type { Queryable } from '../../db/queryable';
import { sql } from '../../db/sql';
import type { ConsentChoice } from '../join/join-attempts';

export async function insertConsents(
  client: PoolClient,
  userId: string,
  consents: readonly ConsentChoice[],
  language: string,
  at: Date | null = null,
): Promise<void> {
  await client.query(sql('insert_consents')`
    INSERT INTO member_consent (user_id, consent, terms_seq, agreed, language, at)
    SELECT ${userId}, consent, "termsSeq", agreed, ${language}, coalesce(${at}::timestamptz, now())
    FROM jsonb_to_recordset(${JSON.stringify(consents)}::jsonb) AS given (consent text, "termsSeq" int, agreed boolean)`);
}

export interface MarketingStatus extends MarketingConsents {
  /** Time of the last choice. */
  readonly at: Date | null;
  readonly hasEverAgreed: boolean;
}

export async function findMarketingStatus(db: Queryable, userId: string): Promise<MarketingStatus | undefined> {
  const { rows } = await db.query<MarketingStatus>(sql('find_marketing_status')`
    SELECT m.marketing_sms AS sms, m.marketing_mail AS email, c.at, coalesce(c."hasEverAgreed", false) AS "hasEverAgreed",
      coalesce(c.agreed, m.marketing_sms OR m.marketing_mail) AS marketing
    FROM member m
    LEFT JOIN LATERAL (
      SELECT max(at) AS at, bool_or(agreed) AS "hasEverAgreed",
        (array_agg(agreed ORDER BY at DESC) FILTER (WHERE consent = 'TT0005'))[1] AS agreed
      FROM member_consent WHERE user_id = m.user_id AND consent IN ('TT0005', 'marketing_sms', 'marketing_mail')
    ) c ON true
    WHERE m.user_id = ${userId} AND m.left_at IS NULL`);
  return rows[0];
}

export async function updateMarketingChannels(
  client: PoolClient,
  userId: string,
  { sms, email }: MarketingConsents,
): Promise<void> {
  await client.query(sql('update_marketing_channels')`
    UPDATE member SET marketing_sms = ${sms}, marketing_mail = ${email} WHERE user_id = ${userId}`);
}
