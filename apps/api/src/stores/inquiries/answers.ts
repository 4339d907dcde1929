import type { DinCode, HtlCode } from '@dining/domain/shared/codes';
import type { Language } from '@dining/domain/shared/language';
import type { LocalizedText } from '@dining/domain/shared/localized-text';
import type { Pool, PoolClient } from 'pg';
import { sql } from '../../db/sql';

export interface UnansweredInquiry {
  readonly qnaSeq: number;
  readonly dinCode: DinCode;
  readonly venueName: LocalizedText;
  readonly memberName: string;
  readonly language: Language;
  readonly title: string;
  readonly content: string;
  readonly createdAt: Date;
}

export async function listUnansweredInquiries(pool: Pool): Promise<UnansweredInquiry[]> {
  const { rows } = await pool.query<UnansweredInquiry>(sql('list_unanswered_inquiries')`
    SELECT i.qna_seq::int AS "qnaSeq", i.din_code AS "dinCode", v.name AS "venueName", m.name AS "memberName",
      coalesce(i.language, m.language) AS language, i.title, i.content, i.created_at AS "createdAt"
    FROM inquiry i JOIN venue v ON v.din_code = i.din_code JOIN member m ON m.user_id = i.user_id AND m.left_at IS NULL
    WHERE i.answered_at IS NULL AND i.deleted_at IS NULL ORDER BY i.created_at, i.qna_seq`);
  return rows;
}

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

export async function updateAnswer(client: PoolClient, qnaSeq: number, answer: string, at: Date): Promise<void> {
  await client.query(sql('update_answer')`
    UPDATE inquiry SET answer = ${answer}, answered_at = coalesce(answered_at, ${at}), version = version + 1 WHERE qna_seq = ${qnaSeq}`);
}
