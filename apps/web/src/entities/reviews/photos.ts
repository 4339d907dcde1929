import type { ResvCode } from '@dining/domain/shared/codes';
import { createContext, use } from 'react';
import type { TakenPicture } from '../../lib/taken-picture';

/** The photos of review drafts. They are too large for a tab's storage: a reload loses them, signing in again does not. */
export type ReviewPhotos = Map<ResvCode, TakenPicture>;

export const ReviewPhotosContext = createContext<ReviewPhotos | undefined>(undefined);

/** @throws outside of `ReviewPhotosContext` */
export function useReviewPhotos(): ReviewPhotos {
  const photos = use(ReviewPhotosContext);
  if (photos === undefined) throw new Error('useReviewPhotos needs a ReviewPhotosContext');
  return photos;
}
