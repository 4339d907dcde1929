import type { DinCode, HtlCode, ProdCode, ResvCode } from '@dining/domain/shared/codes';
import type { LocalizedText } from '@dining/domain/shared/localized-text';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Pool, PoolClient } from 'pg';
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

/** A review as its writer sees it. */
export interface OwnReview extends StoredReview {
  readonly resvCode: ResvCode;
  readonly dinCode: DinCode;
  readonly userId: string;
  /** As it was reserved. */
  readonly productName: LocalizedText;
}

export interface NewReview {
  readonly reviewCode: string;
  readonly resvCode: ResvCode;
  readonly htlCode: HtlCode;
  readonly dinCode: DinCode;
  readonly prodCode: ProdCode;
  readonly userId: string;
  readonly contents: string;
  readonly imagePath: string;
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

/** Writes a visit's one review, under its member's name of today; answers whether there was none yet (reliability, rule 8). */
export async function insertReview(client: PoolClient, written: NewReview): Promise<boolean> {
  const { rowCount } = await client.query({
    name: 'insert_review',
    text: `INSERT INTO review (review_code, resv_code, htl_code, din_code, prod_code, user_id, user_name, contents, image_path)
           SELECT $1, $2, $3, $4, $5, m.user_id, m.name, $7, $8 FROM member m WHERE m.user_id = $6
           ON CONFLICT DO NOTHING`,
    values: [
      written.reviewCode,
      written.resvCode,
      written.htlCode,
      written.dinCode,
      written.prodCode,
      written.userId,
      written.contents,
      written.imagePath,
    ],
  });
  return rowCount === 1;
}

/** The code of a visit's review; undefined where none has been written. */
export async function reviewCodeOf(pool: Pool, resvCode: ResvCode): Promise<string | undefined> {
  const { rows } = await pool.query<{ reviewCode: string }>({
    name: 'review_code_of',
    text: 'SELECT review_code AS "reviewCode" FROM review WHERE resv_code = $1',
    values: [resvCode],
  });
  return rows[0]?.reviewCode;
}

/** One review, hidden or not. */
export async function reviewByCode(pool: Pool, reviewCode: string): Promise<OwnReview | undefined> {
  const { rows } = await pool.query<OwnReview>({
    name: 'review_by_code',
    text: `SELECT w.review_code AS "reviewCode", w.resv_code AS "resvCode", w.din_code AS "dinCode", w.prod_code AS "prodCode",
             w.user_id AS "userId", w.user_name AS "userName", w.contents, w.image_path AS "imagePath",
             to_char(w.created_at AT TIME ZONE 'Asia/Seoul', 'YYYY-MM-DD') AS day, r.product_name AS "productName"
           FROM review w JOIN reservation r ON r.resv_code = w.resv_code WHERE w.review_code = $1`,
    values: [reviewCode],
  });
  return rows[0];
}
