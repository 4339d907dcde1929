import { isBlank } from '../shared/blank';
import { type CheckResult, err, ok } from '../shared/result';

/** Most characters of a review. */
export const reviewContentsLimit = 2000;

/** Checks text, then photo, and returns the first error (Spec §5 Review). */
export function checkReview(form: {
  readonly contents: string;
  readonly hasPhoto: boolean;
}): CheckResult<'contents_required' | 'photo_required'> {
  if (isBlank(form.contents)) return err('contents_required');
  return form.hasPhoto ? ok : err('photo_required');
}
