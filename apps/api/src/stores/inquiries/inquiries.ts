import type { DinCode, HtlCode } from '@dining/domain/shared/codes';
import type { Language } from '@dining/domain/shared/language';
import type { LocalizedText } from '@dining/domain/shared/localized-text';
import type { Pool, PoolClient } from 'pg';
import { sql } from '../../db/sql';

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

export interface StoredInquiry extends ListedInquiry {
  readonly content: string;
  readonly answer: string | null;
}

export async function countInquiries(pool: Pool, userId: string): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(sql('count_inquiries')`
    SELECT count(*)::int AS count FROM inquiry WHERE user_id = ${userId} AND deleted_at IS NULL`);
  return rows[0]?.count ?? 0;
}

interface Page {
  readonly offset: number;
  readonly limit: number;
}

export async function listNewestInquiries(
  pool: Pool,
  userId: string,
  { offset, limit }: Page,
): Promise<ListedInquiry[]> {
  const { rows } = await pool.query<ListedInquiry>(sql('list_newest_inquiries')`
    SELECT i.qna_seq AS "qnaSeq", i.htl_code AS "htlCode", h.name AS "hotelName", i.din_code AS "dinCode",
      v.name AS "venueName", i.title, i.answered_at AS "answeredAt", i.created_at AS "createdAt"
    FROM inquiry i JOIN hotel h ON h.htl_code = i.htl_code JOIN venue v ON v.din_code = i.din_code
    WHERE i.user_id = ${userId} AND i.deleted_at IS NULL
    ORDER BY i.created_at DESC, i.qna_seq DESC OFFSET ${offset} LIMIT ${limit}`);
  return rows;
}

export async function listOldestInquiries(
  pool: Pool,
  userId: string,
  { offset, limit }: Page,
): Promise<ListedInquiry[]> {
  const { rows } = await pool.query<ListedInquiry>(sql('list_oldest_inquiries')`
    SELECT i.qna_seq AS "qnaSeq", i.htl_code AS "htlCode", h.name AS "hotelName", i.din_code AS "dinCode",
      v.name AS "venueName", i.title, i.answered_at AS "answeredAt", i.created_at AS "createdAt"
    FROM inquiry i JOIN hotel h ON h.htl_code = i.htl_code JOIN venue v ON v.din_code = i.din_code
    WHERE i.user_id = ${userId} AND i.deleted_at IS NULL
    ORDER BY i.created_at, i.qna_seq OFFSET ${offset} LIMIT ${limit}`);
  return rows;
}

export async function findInquiry(pool: Pool, userId: string, qnaSeq: number): Promise<StoredInquiry | undefined> {
  const { rows } = await pool.query<StoredInquiry>(sql('find_inquiry')`
    SELECT i.qna_seq AS "qnaSeq", i.htl_code AS "htlCode", h.name AS "hotelName", i.din_code AS "dinCode",
      v.name AS "venueName", i.title, i.content, i.answer, i.answered_at AS "answeredAt", i.created_at AS "createdAt"
    FROM inquiry i JOIN hotel h ON h.htl_code = i.htl_code JOIN venue v ON v.din_code = i.din_code
    WHERE i.qna_seq = ${qnaSeq} AND i.user_id = ${userId} AND i.deleted_at IS NULL`);
  return rows[0];
}

export interface NewInquiry {
  readonly userId: string;
  readonly htlCode: HtlCode;
  readonly dinCode: DinCode;
  readonly language: Language;
  readonly title: string;
  readonly content: string;
}

export async function findDuplicateInquiry(client: PoolClient, inquiry: NewInquiry): Promise<number | undefined> {
  const { rows } = await client.query<{ qnaSeq: number }>(sql('find_duplicate_inquiry')`
    SELECT qna_seq AS "qnaSeq" FROM inquiry
    WHERE user_id = ${inquiry.userId} AND din_code = ${inquiry.dinCode} AND title = ${inquiry.title}
      AND content = ${inquiry.content} AND answered_at IS NULL AND deleted_at IS NULL
    ORDER BY qna_seq LIMIT 1`);
  return rows[0]?.qnaSeq;
}

export async function insertInquiry(client: PoolClient, inquiry: NewInquiry): Promise<number> {
  const { rows } = await client.query<{ qnaSeq: number }>(sql('insert_inquiry')`
    INSERT INTO inquiry (user_id, htl_code, din_code, language, title, content)
    VALUES (${inquiry.userId}, ${inquiry.htlCode}, ${inquiry.dinCode}, ${inquiry.language}, ${inquiry.title}, ${inquiry.content})
    RETURNING qna_seq AS "qnaSeq"`);
  const [row] = rows;
  if (row === undefined) throw new Error('the insert of an inquiry returned no row');
  return row.qnaSeq;
}

/** Marks an inquiry of the member as deleted. Returns false if the member has no such inquiry. */
export async function softDeleteInquiry(pool: Pool, userId: string, qnaSeq: number): Promise<boolean> {
  const { rowCount } = await pool.query(sql('soft_delete_inquiry')`
    UPDATE inquiry SET deleted_at = coalesce(deleted_at, now()) WHERE qna_seq = ${qnaSeq} AND user_id = ${userId}`);
  return rowCount === 1;
}
