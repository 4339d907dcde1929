import type { ResvCode } from '@dining/domain/shared/codes';
import { createContext } from 'react';
import type { DecodedPicture } from '../../lib/decode-picture';
import { useRequired } from '../../lib/required-context';

/** Photos of review drafts. Too large for session storage: a reload loses them, signing in again does not. */
export type ReviewPhotos = Map<ResvCode, readonly DecodedPicture[]>;

export const ReviewPhotosContext = createContext<ReviewPhotos | undefined>(undefined);

export const useReviewPhotos = (): ReviewPhotos => useRequired(ReviewPhotosContext);
