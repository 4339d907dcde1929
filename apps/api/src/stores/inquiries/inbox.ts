import type { PageCursor } from '@dining/contract/page-cursor';
import type { DinCode, HtlCode } from '@dining/domain/shared/codes';
import type { Language } from '@dining/domain/shared/language';
import type { LocalizedText } from '@dining/domain/shared/localized-text';
import type { ScopeFilter } from '@dining/domain/staff/scope-filter';
import type { Queryable } from '../../db/queryable';
import { sql } from '../../db/sql';

export interface InboxInquiry {
  readonly qnaSeq: number;
  readonly htlCode: HtlCode;
  readonly dinCode: DinCode;
  readonly venueName: LocalizedText;
  readonly title: string;
  readonly language: Language;
  readonly createdAt: Date;
  readonly answeredAt: Date | null;
  /** The staff member who is drafting an answer now. */
  readonly drafterId: string | null;
  readonly drafterName: string | null;
}

export interface InboxRow extends InboxInquiry, PageCursor {}

/** Lists unanswered inquiries of members, oldest first. */
export async function listWaitingInquiries(
  db: Queryable,
  { isGroup, htlCodes, dinCodes }: ScopeFilter,
  after: PageCursor | null,
  limit: number,
): Promise<readonly InboxRow[]> {
  const { rows } = await db.query<InboxRow>(sql('list_waiting_inquiries')`
    SELECT i.qna_seq::int AS "qnaSeq", i.htl_code AS "htlCode", i.din_code AS "dinCode", v.name AS "venueName", i.title,
      coalesce(i.language, m.language) AS language, i.created_at AS "createdAt", i.answered_at AS "answeredAt",
      w.staff_id AS "drafterId", s.name AS "drafterName", i.created_at::text AS at, i.qna_seq::text AS key
    FROM inquiry i JOIN venue v ON v.din_code = i.din_code JOIN member m ON m.user_id = i.user_id AND m.left_at IS NULL
    LEFT JOIN inquiry_writer w ON w.qna_seq = i.qna_seq AND w.writes_until > now() LEFT JOIN staff s ON s.staff_id = w.staff_id
    WHERE i.answered_at IS NULL AND i.deleted_at IS NULL
      AND (${isGroup} OR i.htl_code = ANY(${htlCodes}) OR i.din_code = ANY(${dinCodes}))
      AND (${after === null} OR (i.created_at, i.qna_seq) > (${after?.at ?? null}::timestamptz, ${after?.key ?? null}::bigint))
    ORDER BY i.created_at, i.qna_seq LIMIT ${limit}`);
  return rows;
}

/** Lists answered inquiries, the latest answer first. */
export async function listAnsweredInquiries(
  db: Queryable,
  { isGroup, htlCodes, dinCodes }: ScopeFilter,
  after: PageCursor | null,
  limit: number,
): Promise<readonly InboxRow[]> {
  const { rows } = await db.query<InboxRow>(sql('list_answered_inquiries')`
    SELECT i.qna_seq::int AS "qnaSeq", i.htl_code AS "htlCode", i.din_code AS "dinCode", v.name AS "venueName", i.title,
      coalesce(i.language, m.language) AS language, i.created_at AS "createdAt", i.answered_at AS "answeredAt",
      NULL AS "drafterId", NULL AS "drafterName", i.answered_at::text AS at, i.qna_seq::text AS key
    FROM inquiry i JOIN venue v ON v.din_code = i.din_code JOIN member m ON m.user_id = i.user_id AND m.left_at IS NULL
    WHERE i.answered_at IS NOT NULL AND i.deleted_at IS NULL
      AND (${isGroup} OR i.htl_code = ANY(${htlCodes}) OR i.din_code = ANY(${dinCodes}))
      AND (${after === null} OR (i.answered_at, i.qna_seq) < (${after?.at ?? null}::timestamptz, ${after?.key ?? null}::bigint))
    ORDER BY i.answered_at DESC, i.qna_seq DESC LIMIT ${limit}`);
  return rows;
}

export async function countWaitingInquiries(
  db: Queryable,
  { isGroup, htlCodes, dinCodes }: ScopeFilter,
): Promise<number> {
  const { rows } = await db.query<{ count: number }>(sql('count_waiting_inquiries')`
    SELECT count(*)::int AS count FROM inquiry i JOIN member m ON m.user_id = i.user_id AND m.left_at IS NULL
    WHERE i.answered_at IS NULL AND i.deleted_at IS NULL
      AND (${isGroup} OR i.htl_code = ANY(${htlCodes}) OR i.din_code = ANY(${dinCodes}))`);
  return rows[0]?.count ?? 0;
}

export interface ViewedInquiry extends InboxInquiry {
  readonly memberName: string;
  readonly content: string;
  readonly answer: string | null;
  readonly version: number;
}

export async function findInboxInquiry(db: Queryable, qnaSeq: number): Promise<ViewedInquiry | undefined> {
  const { rows } = await db.query<ViewedInquiry>(sql('find_inbox_inquiry')`
    SELECT i.qna_seq::int AS "qnaSeq", i.htl_code AS "htlCode", i.din_code AS "dinCode", v.name AS "venueName", i.title,
      coalesce(i.language, m.language) AS language, i.created_at AS "createdAt", i.answered_at AS "answeredAt",
      w.staff_id AS "drafterId", s.name AS "drafterName", m.name AS "memberName", i.content, i.answer, i.version
    FROM inquiry i JOIN venue v ON v.din_code = i.din_code JOIN member m ON m.user_id = i.user_id AND m.left_at IS NULL
    LEFT JOIN inquiry_writer w ON w.qna_seq = i.qna_seq AND w.writes_until > now() LEFT JOIN staff s ON s.staff_id = w.staff_id
    WHERE i.qna_seq = ${qnaSeq} AND i.deleted_at IS NULL`);
  return rows[0];
}

/** Records for `seconds` that a staff member is drafting an answer, unless another one is drafting one. */
export async function upsertAnswerDrafter(
  db: Queryable,
  qnaSeq: number,
  staffId: string,
  seconds: number,
): Promise<void> {
  await db.query(sql('upsert_answer_drafter')`
    INSERT INTO inquiry_writer AS w (qna_seq, staff_id, writes_until)
    VALUES (${qnaSeq}, ${staffId}, now() + make_interval(secs => ${seconds}))
    ON CONFLICT (qna_seq) DO UPDATE SET staff_id = excluded.staff_id, writes_until = excluded.writes_until
    WHERE w.staff_id = excluded.staff_id OR w.writes_until <= now()`);
}

export async function deleteAnswerDrafter(db: Queryable, qnaSeq: number, staffId: string): Promise<void> {
  await db.query(sql('delete_answer_drafter')`
    DELETE FROM inquiry_writer WHERE qna_seq = ${qnaSeq} AND staff_id = ${staffId}`);
}
