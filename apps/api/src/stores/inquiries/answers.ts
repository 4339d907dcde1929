import type { DinCode, HtlCode } from '@dining/domain/shared/codes';
import type { Language } from '@dining/domain/shared/language';
import type { PoolClient } from 'pg';
import { sql } from '../../db/sql';

export interface AnswerableInquiry {
  readonly htlCode: HtlCode;
  readonly dinCode: DinCode;
  readonly version: number;
  readonly language: Language;
  readonly answeredAt: Date | null;
}

export async function lockInquiry(client: PoolClient, qnaSeq: number): Promise<AnswerableInquiry | undefined> {
  const { rows } = await client.query<AnswerableInquiry>(sql('lock_inquiry')`
    SELECT i.htl_code AS "htlCode", i.din_code AS "dinCode", i.version, coalesce(i.language, m.language) AS language,
      i.answered_at AS "answeredAt"
    FROM inquiry i JOIN member m USING (user_id) WHERE i.qna_seq = ${qnaSeq} AND i.deleted_at IS NULL FOR UPDATE OF i`);
  return rows[0];
}

/** Stores the answer; a changed answer keeps the time of the first. */
export async function updateAnswer(client: PoolClient, qnaSeq: number, answer: string, at: Date): Promise<void> {
  await client.query(sql('update_answer')`
    UPDATE inquiry SET answer = ${answer}, answered_at = coalesce(answered_at, ${at}), version = version + 1 WHERE qna_seq = ${qnaSeq}`);
}
