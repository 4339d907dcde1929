import { randomBytes } from 'node:crypto';
import { type Failure, fail } from '@dining/contract/failure';
import type { insertReview as insertReviewCall } from '@dining/contract/site/reviews';
import { checkReview } from '@dining/domain/reviews/checks';
import { getReviewMode, isReviewable } from '@dining/domain/reviews/eligibility';
import type { Ratings } from '@dining/domain/reviews/ratings';
import type { ResvCode } from '@dining/domain/shared/codes';
import type { PoolClient } from 'pg';
import type { Deps } from '../../../config/deps';
import { getLimit } from '../../../config/limits';
import { inTransaction } from '../../../db/transaction';
import { getClientAddress } from '../../../http/client-address';
import type { Call, HandlerResult } from '../../../http/mount';
import { rateLimit } from '../../../lib/rate-limiter';
import { lockReservationToReview } from '../../../stores/reservations/reservation-review';
import { findReviewCode, insertReview } from '../../../stores/reviews/reviews';
import { updateUploadUse } from '../../../stores/uploads/uploads';

const createReviewCode = (): string => `RV${randomBytes(8).toString('hex').toUpperCase()}`;

interface ReviewDraft {
  readonly resvCode: ResvCode;
  readonly contents: string;
  /** The `atchUuid` of each picture, in order; at least one. */
  readonly uploads: readonly string[];
  readonly ratings: Ratings;
  readonly userId: string;
}

/** Assigns uploads to a review. Returns their pictures; undefined if an upload is not available. */
async function assignUploads(
  client: PoolClient,
  { uploads, userId }: Pick<ReviewDraft, 'uploads' | 'userId'>,
  usedBy: string,
): Promise<string[] | undefined> {
  const pictures = new Map<string, string>();
  // Locks in the same order for every request, so that two requests cannot deadlock.
  for (const atchUuid of uploads.toSorted()) {
    const picture = await updateUploadUse(client, { atchUuid, userId, usedBy });
    if (picture === undefined) return undefined;
    pictures.set(atchUuid, picture);
  }
  return uploads.flatMap((atchUuid) => pictures.get(atchUuid) ?? []);
}

const insertWithPictures = (deps: Deps, draft: ReviewDraft): Promise<{ reviewCode: string } | Failure> => {
  const { resvCode, contents, userId } = draft;
  const reviewCode = createReviewCode();
  return inTransaction<{ reviewCode: string } | Failure>(
    deps.database.pool,
    async (client) => {
      const reservation = await lockReservationToReview(client, resvCode);
      if (reservation === undefined) return fail('not_found');
      if (reservation.userId !== userId) return fail('invalid_user');
      const mode = getReviewMode({
        reviewCode: reservation.reviewCode,
        isReviewable: isReviewable(reservation, deps.now()),
      });
      if (mode === 'view') return fail('review_written');
      if (mode === 'none') return fail('not_reviewable');
      const { htlCode, dinCode, prodCode } = reservation;
      const [imagePath, ...morePhotos] = (await assignUploads(client, draft, reviewCode)) ?? [];
      if (imagePath === undefined) return fail('unknown_upload');
      const ratings = reservation.hotelRatingsOn ? draft.ratings : {};
      const visitCodes = { resvCode, htlCode, dinCode, prodCode };
      const review = { ...visitCodes, reviewCode, userId, contents, imagePath, morePhotos, ratings };
      return (await insertReview(client, review)) ? { reviewCode } : fail('review_written');
    },
    (result) => 'reviewCode' in result,
  );
};

/**
 * Creates a member's only review of a visit (Spec §5 Review, decision 5). If the visit has a review already, fails with
 * the code of that review.
 */
export async function writeReview(
  deps: Deps,
  { body, visitor, request }: Call<typeof insertReviewCall>,
): Promise<HandlerResult<typeof insertReviewCall>> {
  const { resvCode, contents, image, photoList, ratings = {} } = body;
  const { userId } = visitor;
  if (userId === undefined) return fail('not_signed_in');
  const uploads = [...new Set([...(image === undefined ? [] : [image]), ...photoList])];
  const checkResult = checkReview({ contents, photoCount: uploads.length });
  if (!checkResult.ok) return fail(`review_${checkResult.error}`);
  const limits = [
    getLimit('reviewsPerMember', { userId }),
    getLimit('reviewsFromAddress', { address: getClientAddress(request) }),
  ];
  const rateLimitResult = await rateLimit.consume(deps, limits);
  if (!rateLimitResult.ok) return rateLimitResult.failure;
  const result = await insertWithPictures(deps, { resvCode, contents, uploads, ratings, userId });
  if (!('failure' in result) || (result.failure !== 'review_written' && result.failure !== 'unknown_upload'))
    return result;
  // An earlier or concurrent request may have written the review of this visit, and used the same picture.
  const existingCode = await findReviewCode(deps.database.pool, resvCode);
  return existingCode === undefined ? result : fail('review_written', { reviewCode: existingCode });
}
