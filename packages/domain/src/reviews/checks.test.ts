import { expect, it } from 'vitest';
import { checkReview } from './checks';

it.each([
  ['text and a photo', 'Lovely', 1, 'ok'],
  ['text and five photos', 'Lovely', 5, 'ok'],
  ['six photos', 'Lovely', 6, 'too_many_photos'],
  ['no text', ' ', 1, 'contents_required'],
  ['no photo', 'Lovely', 0, 'photo_required'],
  ['neither text nor photo', '', 0, 'contents_required'],
])('a review with %s is checked: $3', (_case, contents, photoCount, expected) => {
  const checkResult = checkReview({ contents, photoCount });
  expect(checkResult.ok ? 'ok' : checkResult.error).toBe(expected);
});
