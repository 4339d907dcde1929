import { encodeRatingOverview, encodeReview } from '@dining/contract/codecs/review';
import { fail } from '@dining/contract/failure';
import type { listReviews } from '@dining/contract/site/reviews';
import { createPageInfo } from '@dining/domain/shared/pagination';
import { getCatalogueCache } from '../../../booking/catalogue/catalogue';
import type { Deps } from '../../../config/deps';
import type { Call, HandlerResult } from '../../../http/mount';
import { paginationToWire } from '../../../http/pagination';
import { findNamedProduct } from '../../../stores/products/products';
import { findProductRatings, hasRatingsOn } from '../../../stores/reviews/ratings';
import { countReviews, listProductReviews } from '../../../stores/reviews/reviews';

export async function listReviewsOfProduct(
  deps: Deps,
  { body }: Call<typeof listReviews>,
): Promise<HandlerResult<typeof listReviews>> {
  const { pool } = deps.database;
  const product = await findNamedProduct(pool, body.prodCode);
  if (product === undefined || (body.dinCode !== undefined && body.dinCode !== product.dinCode))
    return fail('unknown_product');
  const { hotels } = await getCatalogueCache(deps.database).getDirectory();
  const hotel = hotels.find(({ htlCode }) => htlCode === product.htlCode);
  const reviewsOn = hotel?.reviewsOn === true;
  const ratingsOn = hotel !== undefined && hasRatingsOn(hotel);
  const total = reviewsOn ? await countReviews(pool, body.prodCode) : 0;
  const page = createPageInfo(total, body.pageIndex, body.recordCountPerPage);
  const rows =
    total === 0
      ? []
      : await listProductReviews(pool, body.prodCode, { offset: page.offset, limit: page.recordCountPerPage });
  const ratings = ratingsOn && total > 0 ? await findProductRatings(pool, body.prodCode) : undefined;
  return {
    reviewList: rows.map((review) => encodeReview(review, product.name, { ratingsOn })),
    paginationInfo: paginationToWire(page),
    ...encodeRatingOverview(ratings),
  };
}
