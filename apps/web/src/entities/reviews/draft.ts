import { isStars, type Ratings, ratingAspects } from '@dining/domain/reviews/ratings';
import type { ResvCode } from '@dining/domain/shared/codes';
import type { UploadPicture } from '../../lib/prepare-picture';
import { getTabItem, getTextField, removeTabItem, setTabItem, toObject } from '../../lib/tab-storage';
import type { ReviewPhotos } from './photos';
import { storePhotos } from './stored-photos';

const getKey = (resvCode: ResvCode): string => `review ${resvCode}`;

export interface ReviewDraft {
  readonly contents: string;
  readonly ratings: Ratings;
  readonly photos: readonly UploadPicture[];
}

function parseRatings(storedValue: unknown): Ratings {
  const ratings = toObject(toObject(storedValue)['ratings']);
  return Object.fromEntries(
    ratingAspects.flatMap((aspect) => {
      const stars = ratings[aspect];
      return isStars(stars) ? [[aspect, stars] as const] : [];
    }),
  );
}

export function loadReviewDraft(photos: ReviewPhotos, resvCode: ResvCode): ReviewDraft {
  const storedValue = getTabItem(getKey(resvCode));
  return {
    contents: getTextField(storedValue, 'contents'),
    ratings: parseRatings(storedValue),
    photos: photos.get(resvCode) ?? [],
  };
}

export function saveReviewDraft(photos: ReviewPhotos, userId: string, resvCode: ResvCode, draft: ReviewDraft): void {
  setTabItem(getKey(resvCode), { contents: draft.contents, ratings: draft.ratings });
  if (photos.get(resvCode) === draft.photos) return;
  photos.set(resvCode, draft.photos);
  void storePhotos(userId, resvCode, draft.photos);
}

export function deleteReviewDraft(photos: ReviewPhotos, userId: string, resvCode: ResvCode): void {
  removeTabItem(getKey(resvCode));
  photos.delete(resvCode);
  void storePhotos(userId, resvCode, []);
}
