import { type RatingOverview, type RatingTotal, summarizeRatings } from '@dining/domain/reviews/ratings';
import type { DinCode, HtlCode, ProdCode } from '@dining/domain/shared/codes';
import type { Pool, PoolClient } from 'pg';
import { sql } from '../../db/sql';
import type { Hotel } from '../hotels/hotels';

type RatingSettings = Pick<Hotel, 'reviewsOn' | 'ratingsOn'>;

/** Returns true if the hotel asks for ratings and shows them. */
export const hasRatingsOn = ({ reviewsOn, ratingsOn }: RatingSettings): boolean => reviewsOn && ratingsOn;

/** Finds the ratings of a product; undefined if it has none. A trigger of `review` maintains their total. */
export async function findProductRatings(pool: Pool, prodCode: ProdCode): Promise<RatingOverview | undefined> {
  const { rows } = await pool.query<RatingTotal>(sql('find_product_ratings')`
    SELECT reviews, food, service, room FROM rating_total WHERE prod_code = ${prodCode}`);
  return summarizeRatings(rows);
}

/** Sums the ratings of all products of a venue; undefined if there are none, or the hotel has turned them off. */
export async function findVenueRatings(
  pool: Pool,
  hotel: RatingSettings,
  dinCode: DinCode,
): Promise<RatingOverview | undefined> {
  if (!hasRatingsOn(hotel)) return undefined;
  const { rows } = await pool.query<RatingTotal>(sql('find_venue_ratings')`
    SELECT reviews, food, service, room FROM rating_total WHERE din_code = ${dinCode}`);
  return summarizeRatings(rows);
}

/** Counts the visible reviews of a hotel that have a rating. */
export async function countRatedReviews(db: Pool | PoolClient, htlCode: HtlCode): Promise<number> {
  const { rows } = await db.query<{ reviews: number }>(sql('count_rated_reviews')`
    SELECT coalesce(sum(t.reviews), 0)::int AS reviews FROM venue v JOIN rating_total t USING (din_code)
    WHERE v.htl_code = ${htlCode}`);
  return rows[0]?.reviews ?? 0;
}
