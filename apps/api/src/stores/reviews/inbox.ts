import type { PageCursor } from '@dining/contract/page-cursor';
import type { HidingReason, HidingState } from '@dining/domain/reviews/hiding';
import type { Stars } from '@dining/domain/reviews/ratings';
import type { DinCode, HtlCode } from '@dining/domain/shared/codes';
import type { LocalizedText } from '@dining/domain/shared/localized-text';
import type { ScopeFilter } from '@dining/domain/staff/scope-filter';
import type { Queryable } from '../../db/queryable';
import { sql } from '../../db/sql';

/** A review with the decision to hide it, if it was ever hidden (view `inbox_review`). */
export interface InboxReview {
  readonly reviewCode: string;
  readonly htlCode: HtlCode;
  readonly dinCode: DinCode;
  readonly venueName: LocalizedText;
  readonly productName: LocalizedText;
  readonly userName: string;
  readonly createdAt: Date;
  readonly contents: string;
  readonly imagePath: string;
  readonly morePhotos: readonly string[];
  readonly food: Stars | null;
  readonly service: Stars | null;
  readonly room: Stars | null;
  readonly answer: string | null;
  readonly answeredAt: Date | null;
  readonly isHidden: boolean;
  readonly version: number;
  readonly hidingState: HidingState | null;
  readonly reason: HidingReason | null;
  readonly note: string | null;
  readonly hiddenBy: string | null;
  readonly hiddenByName: string | null;
  readonly hiddenAt: Date | null;
  readonly appeal: string | null;
  readonly appealedAt: Date | null;
  readonly decidedByName: string | null;
  readonly decidedAt: Date | null;
  /** The note of the staff member who decided the appeal. */
  readonly decision: string | null;
}

export interface ListedReview extends InboxReview, PageCursor {}

/** Lists reviews that guests see, newest first. */
export async function listVisibleReviews(
  db: Queryable,
  { isGroup, htlCodes, dinCodes }: ScopeFilter,
  after: PageCursor | null,
  limit: number,
): Promise<readonly ListedReview[]> {
  const { rows } = await db.query<ListedReview>(sql('list_visible_reviews')`
    SELECT *, "createdAt"::text AS at, "reviewCode" AS key FROM inbox_review
    WHERE NOT "isHidden" AND (${isGroup} OR "htlCode" = ANY(${htlCodes}) OR "dinCode" = ANY(${dinCodes}))
      AND (${after === null} OR ("createdAt", "reviewCode") < (${after?.at ?? null}::timestamptz, ${after?.key ?? null}))
    ORDER BY "createdAt" DESC, "reviewCode" DESC LIMIT ${limit}`);
  return rows;
}

/** Lists hidden reviews, the most recently hidden first. */
export async function listHiddenReviews(
  db: Queryable,
  { isGroup, htlCodes, dinCodes }: ScopeFilter,
  after: PageCursor | null,
  limit: number,
): Promise<readonly ListedReview[]> {
  const { rows } = await db.query<ListedReview>(sql('list_hidden_reviews')`
    SELECT *, "hiddenAt"::text AS at, "reviewCode" AS key FROM inbox_review
    WHERE "hiddenAt" IS NOT NULL AND "isHidden"
      AND (${isGroup} OR "htlCode" = ANY(${htlCodes}) OR "dinCode" = ANY(${dinCodes}))
      AND (${after === null} OR ("hiddenAt", "reviewCode") < (${after?.at ?? null}::timestamptz, ${after?.key ?? null}))
    ORDER BY "hiddenAt" DESC, "reviewCode" DESC LIMIT ${limit}`);
  return rows;
}

/** Lists reviews whose author has appealed, the oldest appeal first. */
export async function listAppealedReviews(
  db: Queryable,
  { isGroup, htlCodes, dinCodes }: ScopeFilter,
  after: PageCursor | null,
  limit: number,
): Promise<readonly ListedReview[]> {
  const { rows } = await db.query<ListedReview>(sql('list_appealed_reviews')`
    SELECT *, "appealedAt"::text AS at, "reviewCode" AS key FROM inbox_review
    WHERE "hidingState" = 'appealed' AND (${isGroup} OR "htlCode" = ANY(${htlCodes}) OR "dinCode" = ANY(${dinCodes}))
      AND (${after === null} OR ("appealedAt", "reviewCode") > (${after?.at ?? null}::timestamptz, ${after?.key ?? null}))
    ORDER BY "appealedAt", "reviewCode" LIMIT ${limit}`);
  return rows;
}

export async function countAppeals(db: Queryable, { isGroup, htlCodes, dinCodes }: ScopeFilter): Promise<number> {
  const { rows } = await db.query<{ count: number }>(sql('count_appeals')`
    SELECT count(*)::int AS count FROM review_hiding h JOIN review w USING (review_code)
    WHERE h.state = 'appealed' AND (${isGroup} OR w.htl_code = ANY(${htlCodes}) OR w.din_code = ANY(${dinCodes}))`);
  return rows[0]?.count ?? 0;
}

export async function findInboxReview(db: Queryable, reviewCode: string): Promise<InboxReview | undefined> {
  const { rows } = await db.query<InboxReview>(sql('find_inbox_review')`
    SELECT * FROM inbox_review WHERE "reviewCode" = ${reviewCode}`);
  return rows[0];
}
