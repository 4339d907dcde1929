import { isBlank } from '../shared/blank';
import { allowed, type Check, refused } from '../shared/result';

/** Most characters of a review's text. */
export const reviewContentsLimit = 2000;

/** Spec §5 Review: text first, then a photo. */
export function checkReview(form: {
  readonly contents: string;
  readonly hasPhoto: boolean;
}): Check<'contents_required' | 'photo_required'> {
  if (isBlank(form.contents)) return refused('contents_required');
  return form.hasPhoto ? allowed : refused('photo_required');
}
