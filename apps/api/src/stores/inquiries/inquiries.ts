import type { DinCode, HtlCode } from '@dining/domain/shared/codes';
import type { Language } from '@dining/domain/shared/language';
import type { LocalizedText } from '@dining/domain/shared/localized-text';
import type { Pool, PoolClient } from 'pg';

/** An inquiry as my page lists it. */
export interface ListedInquiry {
  readonly qnaSeq: number;
  readonly htlCode: HtlCode;
  readonly hotelName: LocalizedText;
  readonly dinCode: DinCode;
  readonly venueName: LocalizedText;
  readonly title: string;
  readonly answeredAt: Date | null;
  readonly createdAt: Date;
}

/** The same with its words. */
export interface StoredInquiry extends ListedInquiry {
  readonly content: string;
  readonly answer: string | null;
}

const listed = `i.qna_seq AS "qnaSeq", i.htl_code AS "htlCode", h.name AS "hotelName", i.din_code AS "dinCode",
  v.name AS "venueName", i.title, i.answered_at AS "answeredAt", i.created_at AS "createdAt"`;
const joined = 'inquiry i JOIN hotel h ON h.htl_code = i.htl_code JOIN venue v ON v.din_code = i.din_code';

/** How many inquiries a member has and has not deleted. */
export async function countInquiries(pool: Pool, userId: string): Promise<number> {
  const { rows } = await pool.query<{ count: number }>({
    name: 'count_inquiries_of',
    text: 'SELECT count(*)::int AS count FROM inquiry WHERE user_id = $1 AND deleted_at IS NULL',
    values: [userId],
  });
  return rows[0]?.count ?? 0;
}

/** One page of a member's inquiries by when they were made, newest or oldest first. */
export async function inquiriesOf(
  pool: Pool,
  userId: string,
  page: { readonly order: 'new' | 'old'; readonly offset: number; readonly limit: number },
): Promise<ListedInquiry[]> {
  const direction = page.order === 'old' ? 'ASC' : 'DESC';
  const { rows } = await pool.query<ListedInquiry>({
    name: `inquiries_of_${page.order}`,
    text: `SELECT ${listed} FROM ${joined}
           WHERE i.user_id = $1 AND i.deleted_at IS NULL
           ORDER BY i.created_at ${direction}, i.qna_seq ${direction}
           OFFSET $2 LIMIT $3`,
    values: [userId, page.offset, page.limit],
  });
  return rows;
}

/** An inquiry of this member's; undefined where there is none, he has deleted it, or it is somebody else's. */
export async function findInquiry(pool: Pool, userId: string, qnaSeq: number): Promise<StoredInquiry | undefined> {
  const { rows } = await pool.query<StoredInquiry>({
    name: 'inquiry_of',
    text: `SELECT ${listed}, i.content, i.answer FROM ${joined} WHERE i.qna_seq = $2 AND i.user_id = $1 AND i.deleted_at IS NULL`,
    values: [userId, qnaSeq],
  });
  return rows[0];
}

/** What a member asks. */
export interface NewInquiry {
  readonly userId: string;
  readonly htlCode: HtlCode;
  readonly dinCode: DinCode;
  /** What he writes it in: its answer is told of in the same. */
  readonly language: Language;
  readonly title: string;
  readonly content: string;
}

/** The same question of the member's that still waits for its answer. */
export async function findDuplicateInquiry(client: PoolClient, asked: NewInquiry): Promise<number | undefined> {
  const { rows } = await client.query<{ qnaSeq: number }>(
    `SELECT qna_seq AS "qnaSeq" FROM inquiry
     WHERE user_id = $1 AND din_code = $2 AND title = $3 AND content = $4 AND answered_at IS NULL AND deleted_at IS NULL
     ORDER BY qna_seq LIMIT 1`,
    [asked.userId, asked.dinCode, asked.title, asked.content],
  );
  return rows[0]?.qnaSeq;
}

/** Writes an inquiry; answers its number. */
export async function insertInquiry(client: PoolClient, asked: NewInquiry): Promise<number> {
  const { rows } = await client.query<{ qnaSeq: number }>(
    `INSERT INTO inquiry (user_id, htl_code, din_code, language, title, content) VALUES ($1, $2, $3, $4, $5, $6)
     RETURNING qna_seq AS "qnaSeq"`,
    [asked.userId, asked.htlCode, asked.dinCode, asked.language, asked.title, asked.content],
  );
  const [row] = rows;
  if (row === undefined) throw new Error('an insert that returns nothing');
  return row.qnaSeq;
}

/** Takes a member's inquiry out of his sight; false where it is none of his. One deleted already stays so. */
export async function hideInquiry(pool: Pool, userId: string, qnaSeq: number): Promise<boolean> {
  const { rowCount } = await pool.query(
    'UPDATE inquiry SET deleted_at = coalesce(deleted_at, now()) WHERE qna_seq = $2 AND user_id = $1',
    [userId, qnaSeq],
  );
  return rowCount === 1;
}
