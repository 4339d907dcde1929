import { encodeText } from '@dining/contract/codecs/text';
import { fail } from '@dining/contract/failure';
import type { getOwnReview } from '@dining/contract/site/reviews';
import { maskReviewer } from '@dining/domain/shared/masking';
import type { Deps } from '../../../config/deps';
import type { Answer, Call } from '../../../http/mount';
import { findReview } from '../../../stores/reviews/reviews';

export async function showOwnReview(
  deps: Deps,
  { body, visitor }: Call<typeof getOwnReview>,
): Promise<Answer<typeof getOwnReview>> {
  const review = await findReview(deps.database.pool, body.reviewCode);
  if (review === undefined) return fail('not_found');
  if (review.userId !== visitor.userId) return fail('forbidden');
  const { reviewCode, resvCode, dinCode, prodCode, contents } = review;
  return {
    result: {
      reviewCode,
      resvCode,
      dinCode,
      prodCode,
      ...encodeText('prodName', review.productName),
      contents,
      image: review.imagePath,
      imagePath: review.imagePath,
      userName: maskReviewer(review.userName),
      resvUserName: maskReviewer(review.userName),
      resvUserId: review.userId,
      createDate: review.day,
    },
  };
}
