import type { DinCode, HtlCode } from '@dining/domain/shared/codes';
import type { Language } from '@dining/domain/shared/language';
import type { LocalizedText } from '@dining/domain/shared/localized-text';
import type { Pool, PoolClient } from 'pg';

/** An inquiry that nobody has answered, as staff read it. */
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

/** All that wait, the longest first. One whose member has deleted it, or has left, waits for nobody. */
export async function listUnansweredInquiries(pool: Pool): Promise<UnansweredInquiry[]> {
  const { rows } = await pool.query<UnansweredInquiry>({
    name: 'unanswered_inquiries',
    text: `SELECT i.qna_seq::int AS "qnaSeq", i.din_code AS "dinCode", v.name AS "venueName", m.name AS "memberName",
             coalesce(i.language, m.language) AS language, i.title, i.content, i.created_at AS "createdAt"
           FROM inquiry i JOIN venue v ON v.din_code = i.din_code JOIN member m ON m.user_id = i.user_id AND m.left_at IS NULL
           WHERE i.answered_at IS NULL AND i.deleted_at IS NULL ORDER BY i.created_at, i.qna_seq`,
  });
  return rows;
}

/** An inquiry as far as answering it is concerned. */
export interface AnswerableInquiry {
  readonly htlCode: HtlCode;
  readonly language: Language;
  readonly answeredAt: Date | null;
}

/** Reads an inquiry to answer it, locked until the transaction ends; undefined where there is none, or its member has deleted it. */
export async function lockInquiry(client: PoolClient, qnaSeq: number): Promise<AnswerableInquiry | undefined> {
  const { rows } = await client.query<AnswerableInquiry>({
    name: 'lock_inquiry',
    text: `SELECT i.htl_code AS "htlCode", coalesce(i.language, m.language) AS language, i.answered_at AS "answeredAt"
           FROM inquiry i JOIN member m USING (user_id) WHERE i.qna_seq = $1 AND i.deleted_at IS NULL FOR UPDATE OF i`,
    values: [qnaSeq],
  });
  return rows[0];
}

/** Writes a locked inquiry's answer; when it was answered first stays. */
export async function updateAnswer(client: PoolClient, qnaSeq: number, answer: string, at: Date): Promise<void> {
  await client.query('UPDATE inquiry SET answer = $2, answered_at = coalesce(answered_at, $3) WHERE qna_seq = $1', [
    qnaSeq,
    answer,
    at,
  ]);
}
