import type { ResvCode } from '@dining/domain/shared/codes';
import { createContext } from 'react';
import { useRequired } from '../../lib/required-context';
import type { TakenPicture } from '../../lib/taken-picture';

/** Photos of review drafts. Too large for session storage: a reload loses them, signing in again does not. */
export type ReviewPhotos = Map<ResvCode, TakenPicture>;

export const ReviewPhotosContext = createContext<ReviewPhotos | undefined>(undefined);

export const useReviewPhotos = (): ReviewPhotos => useRequired(ReviewPhotosContext);
