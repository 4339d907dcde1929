import type { HtlCode } from '@dining/domain/shared/codes';
import type { PoolClient } from 'pg';
import { sql } from '../../db/sql';

export interface AnswerableReview {
  readonly htlCode: HtlCode;
  readonly answeredAt: Date | null;
  readonly version: number;
}

export async function lockReview(client: PoolClient, reviewCode: string): Promise<AnswerableReview | undefined> {
  const { rows } = await client.query<AnswerableReview>(sql('lock_review')`
    SELECT htl_code AS "htlCode", answered_at AS "answeredAt", version FROM review WHERE review_code = ${reviewCode} FOR UPDATE`);
  return rows[0];
}

/** Stores an answer. A corrected answer keeps the day of the first one. */
export async function updateReviewAnswer(
  client: PoolClient,
  reviewCode: string,
  answer: string,
  at: Date,
): Promise<void> {
  await client.query(sql('update_review_answer')`
    UPDATE review SET answer = ${answer}, answered_at = coalesce(answered_at, ${at}), version = version + 1 WHERE review_code = ${reviewCode}`);
}
