import { expect, it } from 'vitest';
import { checkReview } from './checks';

it.each([
  ['text and photo', 'Lovely', true, 'ok'],
  ['no text', ' ', true, 'contents_required'],
  ['no photo', 'Lovely', false, 'photo_required'],
  ['neither: the text comes first', '', false, 'contents_required'],
])('checks a review: %s', (_case, contents, hasPhoto, expected) => {
  const check = checkReview({ contents, hasPhoto });
  expect(check.ok ? 'ok' : check.error).toBe(expected);
});
