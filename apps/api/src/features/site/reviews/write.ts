import { randomBytes } from 'node:crypto';
import { type Failure, fail } from '@dining/contract/failure';
import type { insertReview as shape } from '@dining/contract/site/reviews';
import { checkReview } from '@dining/domain/reviews/checks';
import { getReviewMode, isReviewable } from '@dining/domain/reviews/eligibility';
import type { ResvCode } from '@dining/domain/shared/codes';
import type { Deps } from '../../../config/deps';
import { getLimit } from '../../../config/limits';
import { inTransaction } from '../../../db/transaction';
import { getClientAddress } from '../../../http/address';
import type { Answer, Call } from '../../../http/mount';
import { rateLimit } from '../../../lib/rate-limiter';
import { lockReservationToReview } from '../../../stores/reservations/reservation-review';
import { findReviewCode, insertReview } from '../../../stores/reviews/reviews';
import { updateUploadUse } from '../../../stores/uploads/uploads';

const createReviewCode = (): string => `RV${randomBytes(8).toString('hex').toUpperCase()}`;

interface ReviewDraft {
  readonly resvCode: ResvCode;
  readonly contents: string;
  readonly atchUuid: string;
  readonly userId: string;
}

const insertWithPicture = (
  deps: Deps,
  { resvCode, contents, atchUuid, userId }: ReviewDraft,
): Promise<{ reviewCode: string } | Failure> => {
  const reviewCode = createReviewCode();
  return inTransaction<{ reviewCode: string } | Failure>(
    deps.database.pool,
    async (client) => {
      const reservation = await lockReservationToReview(client, resvCode);
      if (reservation === undefined) return fail('not_found');
      if (reservation.userId !== userId) return fail('invalid_user');
      const mode = getReviewMode({
        reviewCode: reservation.reviewCode,
        reviewable: isReviewable(reservation, deps.now()),
      });
      if (mode === 'view') return fail('review_written');
      if (mode === 'none') return fail('not_reviewable');
      const { htlCode, dinCode, prodCode } = reservation;
      const imagePath = await updateUploadUse(client, { atchUuid, userId, usedBy: reviewCode });
      if (imagePath === undefined) return fail('unknown_upload');
      const review = { reviewCode, resvCode, htlCode, dinCode, prodCode, userId, contents, imagePath };
      return (await insertReview(client, review)) ? { reviewCode } : fail('review_written');
    },
    (result) => 'reviewCode' in result,
  );
};

/**
 * Creates a member's only review of a visit (Spec §5 Review, decision 5). A repeat gets the code of the existing one.
 */
export async function writeReview(
  deps: Deps,
  { body, visitor, request }: Call<typeof shape>,
): Promise<Answer<typeof shape>> {
  const { resvCode, contents, image } = body;
  const { userId } = visitor;
  if (userId === undefined) return fail('not_signed_in');
  const complete = checkReview({ contents, hasPhoto: image !== undefined });
  if (!complete.ok) return fail(`review_${complete.error}`);
  const limits = [
    getLimit('reviewsOfMember', { userId }),
    getLimit('reviewsFromAddress', { address: getClientAddress(request) }),
  ];
  const allowed = await rateLimit.consume(deps, limits);
  if (!allowed.ok) return allowed.failure;
  const inserted = await insertWithPicture(deps, { resvCode, contents, atchUuid: image ?? '', userId });
  if (!('failure' in inserted) || (inserted.failure !== 'review_written' && inserted.failure !== 'unknown_upload'))
    return inserted;
  // A concurrent request was faster, and may have used the same picture.
  const first = await findReviewCode(deps.database.pool, resvCode);
  return first === undefined ? inserted : fail('review_written', { reviewCode: first });
}
