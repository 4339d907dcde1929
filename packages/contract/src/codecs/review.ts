import { hasRatings, type RatingAspect, type RatingOverview, type Stars } from '@dining/domain/reviews/ratings';
import type { ProdCode } from '@dining/domain/shared/codes';
import type { LocalizedText } from '@dining/domain/shared/localized-text';
import { maskReviewerName } from '@dining/domain/shared/masking';
import type { z } from 'zod';
import type { ReviewWire, ratingOverviewSchema } from '../site/reviews';
import { encodeText } from './text';

interface VisibleReview extends Readonly<Record<RatingAspect, Stars | null>> {
  readonly reviewCode: string;
  readonly prodCode: ProdCode;
  readonly userName: string;
  readonly contents: string;
  readonly imagePath: string;
  readonly morePhotos: readonly string[];
  readonly answer: string | null;
  readonly answerDay: string | null;
  /** `YYYY-MM-DD` in Seoul. */
  readonly day: string;
}

function encodeRatings({ food, service, room }: VisibleReview): Pick<ReviewWire, 'ratings'> {
  const ratings = {
    ...(food === null ? {} : { food }),
    ...(service === null ? {} : { service }),
    ...(room === null ? {} : { room }),
  };
  return hasRatings(ratings) ? { ratings } : {};
}

/** Serializes a review for other visitors: masks the author's name (Spec §6). Omits the ratings without `ratingsOn`. */
export const encodeReview = (
  review: VisibleReview,
  productName: LocalizedText,
  { ratingsOn }: { readonly ratingsOn: boolean },
): ReviewWire => ({
  reviewCode: review.reviewCode,
  prodCode: review.prodCode,
  ...encodeText('prodName', productName),
  contents: review.contents,
  image: review.imagePath,
  imagePath: review.imagePath,
  ...(review.morePhotos.length === 0 ? {} : { photoList: [review.imagePath, ...review.morePhotos] }),
  ...(ratingsOn ? encodeRatings(review) : {}),
  ...(review.answer === null ? {} : { answer: { text: review.answer, at: review.answerDay ?? '' } }),
  userName: maskReviewerName(review.userName),
  resvUserName: maskReviewerName(review.userName),
  createDate: review.day,
});

/** Serializes an overview of ratings as a response field; without ratings the field is absent. */
export const encodeRatingOverview = (
  overview: RatingOverview | undefined,
): { ratingOverview?: z.infer<typeof ratingOverviewSchema> } =>
  overview === undefined
    ? {}
    : {
        ratingOverview: {
          average: overview.average,
          reviewCnt: overview.reviews,
          aspectList: overview.aspects.map(({ counts, ...aspect }) => ({ ...aspect, starCntList: [...counts] })),
        },
      };
