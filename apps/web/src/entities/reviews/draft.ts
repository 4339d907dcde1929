import type { ResvCode } from '@dining/domain/shared/codes';
import { forgetInTab, keepInTab, keptInTab } from '../../lib/session-store';
import type { TakenPicture } from '../../lib/taken-picture';

const keyOf = (resvCode: ResvCode): string => `review ${resvCode}`;

/** Pictures are too large for a tab's storage: a reload loses them, signing in again does not. */
const photos = new Map<ResvCode, TakenPicture>();

export interface ReviewDraft {
  readonly contents: string;
  readonly photo: TakenPicture | undefined;
}

/** A review as it was left: nothing that was typed is lost by closing it, by a reload or by a session that ends. */
export function restoredReview(resvCode: ResvCode): ReviewDraft {
  const kept = keptInTab(keyOf(resvCode));
  return { contents: typeof kept === 'string' ? kept : '', photo: photos.get(resvCode) };
}

export function keepReview(resvCode: ResvCode, { contents, photo }: ReviewDraft): void {
  keepInTab(keyOf(resvCode), contents);
  if (photo === undefined) photos.delete(resvCode);
  else photos.set(resvCode, photo);
}

/** Once it is written, the browser keeps nothing of it. */
export function forgetReview(resvCode: ResvCode): void {
  forgetInTab(keyOf(resvCode));
  photos.delete(resvCode);
}
