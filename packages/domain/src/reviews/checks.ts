import { allowed, type Check, refused } from '../shared/result';

/** Most characters of a review's text. */
export const reviewContentsLimit = 2000;

/** Spec §5 Review: text first, then a photo. */
export function checkReview(form: {
  readonly contents: string;
  readonly hasPhoto: boolean;
}): Check<'contents_required' | 'photo_required'> {
  if (form.contents.trim() === '') return refused('contents_required');
  return form.hasPhoto ? allowed : refused('photo_required');
}

/** Spec §5: uploads take image files only. The server decodes the file whatever its type says. */
export const isImageType = (mimeType: string): boolean => /^image\/[a-z0-9.+-]+$/i.test(mimeType) && !/svg/i.test(mimeType);
