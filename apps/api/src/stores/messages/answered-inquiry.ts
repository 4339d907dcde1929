import type { HtlCode } from '@dining/domain/shared/codes';
import type { Language } from '@dining/domain/shared/language';
import type { LocalizedText } from '@dining/domain/shared/localized-text';
import type { Pool } from 'pg';
import { sql } from '../../db/sql';

export interface AnsweredInquiry {
  readonly qnaSeq: number;
  readonly userId: string;
  readonly memberName: string;
  readonly phone: string | null;
  readonly language: Language;
  readonly htlCode: HtlCode;
  readonly hotelName: LocalizedText;
  readonly venueName: LocalizedText;
  readonly venuePhone: string;
  readonly title: string;
  readonly content: string;
  readonly answer: string;
  readonly createdAt: Date;
}

export async function findAnsweredInquiry(pool: Pool, qnaSeq: number): Promise<AnsweredInquiry | undefined> {
  const { rows } = await pool.query<AnsweredInquiry>(sql('find_answered_inquiry')`
    SELECT i.qna_seq::int AS "qnaSeq", m.user_id AS "userId", m.name AS "memberName", m.phone,
      coalesce(i.language, m.language) AS language, i.htl_code AS "htlCode", h.name AS "hotelName",
      v.name AS "venueName", v.phone AS "venuePhone", i.title, i.content, i.answer, i.created_at AS "createdAt"
    FROM inquiry i
    JOIN member m ON m.user_id = i.user_id AND m.left_at IS NULL
    JOIN hotel h ON h.htl_code = i.htl_code
    JOIN venue v ON v.din_code = i.din_code
    WHERE i.qna_seq = ${qnaSeq} AND i.answer IS NOT NULL AND i.deleted_at IS NULL`);
  return rows[0];
}
