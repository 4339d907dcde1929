import type { ResvCode } from '@dining/domain/shared/codes';
import { forgetInTab, keepInTab, readFromTab } from '../../lib/session-store';
import type { TakenPicture } from '../../lib/taken-picture';
import type { ReviewPhotos } from './photos';

const getKey = (resvCode: ResvCode): string => `review ${resvCode}`;

export interface ReviewDraft {
  readonly contents: string;
  readonly photo: TakenPicture | undefined;
}

/** Loads the draft of a review, which survives closing the form, a reload and the end of the session. */
export function loadReviewDraft(photos: ReviewPhotos, resvCode: ResvCode): ReviewDraft {
  const kept = readFromTab(getKey(resvCode));
  return { contents: typeof kept === 'string' ? kept : '', photo: photos.get(resvCode) };
}

export function saveReviewDraft(photos: ReviewPhotos, resvCode: ResvCode, { contents, photo }: ReviewDraft): void {
  keepInTab(getKey(resvCode), contents);
  if (photo === undefined) photos.delete(resvCode);
  else photos.set(resvCode, photo);
}

export function deleteReviewDraft(photos: ReviewPhotos, resvCode: ResvCode): void {
  forgetInTab(getKey(resvCode));
  photos.delete(resvCode);
}
