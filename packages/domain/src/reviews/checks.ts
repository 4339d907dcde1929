import { isBlank } from '../shared/blank';
import { type CheckResult, err, ok } from '../shared/result';

/** Maximum characters of a review. */
export const reviewContentsLimit = 2000;

/** Maximum photos of a review. */
export const reviewPhotosLimit = 5;

/** Maximum characters of the hotel's answer to a review. */
export const reviewAnswerLimit = 1000;

/** Checks the text, then the photos, and returns the first error (Spec §5 Review). */
export function checkReview(form: {
  readonly contents: string;
  readonly photoCount: number;
}): CheckResult<'contents_required' | 'photo_required' | 'too_many_photos'> {
  if (isBlank(form.contents)) return err('contents_required');
  if (form.photoCount === 0) return err('photo_required');
  return form.photoCount > reviewPhotosLimit ? err('too_many_photos') : ok;
}
