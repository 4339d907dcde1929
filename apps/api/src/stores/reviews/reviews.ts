import type { ProdCode } from '@dining/domain/shared/codes';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Queries } from '../../db/connect';
import { review } from '../../db/schema/reservations';

/** A review as its product's page lists it. */
export interface StoredReview {
  readonly reviewCode: string;
  readonly prodCode: ProdCode;
  readonly userName: string;
  readonly contents: string;
  readonly imagePath: string;
  /** Day in Seoul it was written on. */
  readonly day: string;
}

const shownOf = (prodCode: ProdCode) => and(eq(review.prodCode, prodCode), eq(review.hidden, false));

/** How many reviews a product shows. */
export const countReviews = (db: Queries, prodCode: ProdCode): Promise<number> => db.$count(review, shownOf(prodCode));

/** One page of a product's reviews, newest first. */
export const reviewsOfProduct = (
  db: Queries,
  prodCode: ProdCode,
  page: { offset: number; limit: number },
): Promise<StoredReview[]> =>
  db
    .select({
      reviewCode: review.reviewCode,
      prodCode: review.prodCode,
      userName: review.userName,
      contents: review.contents,
      imagePath: review.imagePath,
      day: sql<string>`to_char(${review.createdAt} AT TIME ZONE 'Asia/Seoul', 'YYYY-MM-DD')`,
    })
    .from(review)
    .where(shownOf(prodCode))
    .orderBy(desc(review.createdAt), desc(review.reviewCode))
    .limit(page.limit)
    .offset(page.offset);
