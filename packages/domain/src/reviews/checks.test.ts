import { expect, it } from 'vitest';
import { checkReview, isImageType } from './checks';

it.each([
  ['text and photo', 'Lovely', true, 'ok'],
  ['no text', ' ', true, 'contents_required'],
  ['no photo', 'Lovely', false, 'photo_required'],
  ['neither: the text comes first', '', false, 'contents_required'],
])('%s', (_case, contents, hasPhoto, expected) => {
  const check = checkReview({ contents, hasPhoto });
  expect(check.ok ? 'ok' : check.error).toBe(expected);
});

it.each([
  ['image/jpeg', true],
  ['IMAGE/PNG', true],
  ['image/heic', true],
  ['image/svg+xml', false],
  ['application/pdf', false],
  ['text/html', false],
  ['', false],
])('%s is taken as a picture: %s', (type, taken) => expect(isImageType(type)).toBe(taken));
