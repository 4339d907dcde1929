import type { ResvCode } from '@dining/domain/shared/codes';
import { createContext } from 'react';
import type { UploadPicture } from '../../lib/prepare-picture';
import { useRequired } from '../../lib/required-context';

/**
 * Photos of review drafts, in memory because they are too large for session storage. `stored-photos` restores them
 * after a reload.
 */
export type ReviewPhotos = Map<ResvCode, readonly UploadPicture[]>;

export const ReviewPhotosContext = createContext<ReviewPhotos | undefined>(undefined);

export const useReviewPhotos = (): ReviewPhotos => useRequired(ReviewPhotosContext);
