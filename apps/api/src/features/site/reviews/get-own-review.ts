import { encodeReview } from '@dining/contract/codecs/review';
import { fail } from '@dining/contract/failure';
import type { getOwnReview } from '@dining/contract/site/reviews';
import type { Deps } from '../../../config/deps';
import type { Call, HandlerResult } from '../../../http/mount';
import { findHideDecision } from '../../../stores/reviews/hide-decisions';
import { findReview } from '../../../stores/reviews/reviews';

export async function handleGetOwnReview(
  deps: Deps,
  { body, visitor }: Call<typeof getOwnReview>,
): Promise<HandlerResult<typeof getOwnReview>> {
  const review = await findReview(deps.database.pool, body.reviewCode);
  if (review === undefined) return fail('not_found');
  if (review.userId !== visitor.userId) return fail('forbidden');
  const { resvCode, dinCode, userId, productName } = review;
  const hiding = (await findHideDecision(deps.database.pool, body.reviewCode)) ?? null;
  return {
    result: {
      // Authors see their ratings even if the hotel has turned ratings off.
      ...encodeReview(review, productName, { ratingsOn: true }),
      resvCode,
      dinCode,
      resvUserId: userId,
      hiding,
    },
  };
}
