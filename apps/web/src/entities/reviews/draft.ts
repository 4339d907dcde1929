import type { ResvCode } from '@dining/domain/shared/codes';
import type { DecodedPicture } from '../../lib/decode-picture';
import { getTabItem, removeTabItem, setTabItem } from '../../lib/tab-storage';
import type { ReviewPhotos } from './photos';

const getKey = (resvCode: ResvCode): string => `review ${resvCode}`;

export interface ReviewDraft {
  readonly contents: string;
  readonly photo: DecodedPicture | undefined;
}

export function loadReviewDraft(photos: ReviewPhotos, resvCode: ResvCode): ReviewDraft {
  const stored = getTabItem(getKey(resvCode));
  return { contents: typeof stored === 'string' ? stored : '', photo: photos.get(resvCode) };
}

export function saveReviewDraft(photos: ReviewPhotos, resvCode: ResvCode, { contents, photo }: ReviewDraft): void {
  setTabItem(getKey(resvCode), contents);
  if (photo === undefined) photos.delete(resvCode);
  else photos.set(resvCode, photo);
}

export function deleteReviewDraft(photos: ReviewPhotos, resvCode: ResvCode): void {
  removeTabItem(getKey(resvCode));
  photos.delete(resvCode);
}
