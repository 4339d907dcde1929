import type { Ratings, Stars } from '@dining/domain/reviews/ratings';
import type { DinCode, HtlCode, ProdCode, ResvCode } from '@dining/domain/shared/codes';
import type { LocalizedText } from '@dining/domain/shared/localized-text';
import type { Pool, PoolClient } from 'pg';
import { sql } from '../../db/sql';

export interface StoredReview {
  readonly reviewCode: string;
  readonly prodCode: ProdCode;
  readonly userName: string;
  readonly contents: string;
  readonly imagePath: string;
  readonly morePhotos: readonly string[];
  readonly food: Stars | null;
  readonly service: Stars | null;
  readonly room: Stars | null;
  /** The hotel's answer. */
  readonly answer: string | null;
  readonly answerDay: string | null;
  /** Day on which the review was written. */
  readonly day: string;
}

export interface ReviewDetails extends StoredReview {
  readonly resvCode: ResvCode;
  readonly dinCode: DinCode;
  readonly userId: string;
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
  readonly morePhotos: readonly string[];
  readonly ratings: Ratings;
}

export async function countReviews(pool: Pool, prodCode: ProdCode): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(sql('count_reviews')`
    SELECT count(*)::int AS count FROM review WHERE prod_code = ${prodCode} AND NOT hidden`);
  return rows[0]?.count ?? 0;
}

export async function listProductReviews(
  pool: Pool,
  prodCode: ProdCode,
  page: { readonly offset: number; readonly limit: number },
): Promise<StoredReview[]> {
  const { rows } = await pool.query<StoredReview>(sql('list_product_reviews')`
    SELECT review_code AS "reviewCode", prod_code AS "prodCode", user_name AS "userName", contents, image_path AS "imagePath",
      more_photos AS "morePhotos", rating_food AS food, rating_service AS service, rating_room AS room, answer,
      to_char(answered_at AT TIME ZONE 'Asia/Seoul', 'YYYY-MM-DD') AS "answerDay",
      to_char(created_at AT TIME ZONE 'Asia/Seoul', 'YYYY-MM-DD') AS day
    FROM review WHERE prod_code = ${prodCode} AND NOT hidden
    ORDER BY created_at DESC, review_code DESC LIMIT ${page.limit} OFFSET ${page.offset}`);
  return rows;
}

/** Lists the `limit` newest reviews of several products together. Reads at most `limit` rows of each product. */
export async function listNewestReviews(
  pool: Pool,
  prodCodes: readonly ProdCode[],
  limit: number,
): Promise<StoredReview[]> {
  const { rows } = await pool.query<StoredReview>(sql('list_newest_reviews')`
    SELECT w.review_code AS "reviewCode", w.prod_code AS "prodCode", w.user_name AS "userName", w.contents,
      w.image_path AS "imagePath", w.more_photos AS "morePhotos", w.rating_food AS food, w.rating_service AS service,
      w.rating_room AS room, w.answer, to_char(w.answered_at AT TIME ZONE 'Asia/Seoul', 'YYYY-MM-DD') AS "answerDay",
      to_char(w.created_at AT TIME ZONE 'Asia/Seoul', 'YYYY-MM-DD') AS day
    FROM unnest(${prodCodes}::text[]) AS product (prod_code)
    CROSS JOIN LATERAL (
      SELECT * FROM review r WHERE r.prod_code = product.prod_code AND NOT r.hidden
      ORDER BY r.created_at DESC, r.review_code DESC LIMIT ${limit}
    ) w
    ORDER BY w.created_at DESC, w.review_code DESC LIMIT ${limit}`);
  return rows;
}

/**
 * Inserts the review of a visit, with the member's current name. Returns false if the visit has a review already
 * (reliability, rule 8), or the member has left.
 */
export async function insertReview(client: PoolClient, review: NewReview): Promise<boolean> {
  const { food, service, room } = review.ratings;
  const { rowCount } = await client.query(sql('insert_review')`
    INSERT INTO review (review_code, resv_code, htl_code, din_code, prod_code, user_id, user_name, contents, image_path,
      more_photos, rating_food, rating_service, rating_room)
    SELECT ${review.reviewCode}, ${review.resvCode}, ${review.htlCode}, ${review.dinCode}, ${review.prodCode}, m.user_id, m.name,
      ${review.contents}, ${review.imagePath}, ${review.morePhotos}, ${food ?? null}, ${service ?? null}, ${room ?? null}
    FROM member m WHERE m.user_id = ${review.userId}
    ON CONFLICT DO NOTHING`);
  return rowCount === 1;
}

export async function findReviewCode(pool: Pool, resvCode: ResvCode): Promise<string | undefined> {
  const { rows } = await pool.query<{ reviewCode: string }>(sql('find_review_code')`
    SELECT review_code AS "reviewCode" FROM review WHERE resv_code = ${resvCode}`);
  return rows[0]?.reviewCode;
}

export async function findReview(pool: Pool, reviewCode: string): Promise<ReviewDetails | undefined> {
  const { rows } = await pool.query<ReviewDetails>(sql('find_review')`
    SELECT w.review_code AS "reviewCode", w.resv_code AS "resvCode", w.din_code AS "dinCode", w.prod_code AS "prodCode",
      w.user_id AS "userId", w.user_name AS "userName", w.contents, w.image_path AS "imagePath",
      w.more_photos AS "morePhotos", w.rating_food AS food, w.rating_service AS service, w.rating_room AS room, w.answer,
      to_char(w.answered_at AT TIME ZONE 'Asia/Seoul', 'YYYY-MM-DD') AS "answerDay",
      to_char(w.created_at AT TIME ZONE 'Asia/Seoul', 'YYYY-MM-DD') AS day, r.product_name AS "productName"
    FROM review w JOIN reservation r USING (resv_code) WHERE w.review_code = ${reviewCode}`);
  return rows[0];
}
