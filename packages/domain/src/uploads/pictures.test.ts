import { expect, it } from 'vitest';
import { isImageType, listPictureWidths } from './pictures';

it.each([
  ['image/jpeg', true],
  ['IMAGE/PNG', true],
  ['image/heic', true],
  ['image/svg+xml', false],
  ['application/pdf', false],
  ['text/html', false],
  ['', false],
])('the type “%s” is accepted as a picture: %s', (type, isAccepted) => expect(isImageType(type)).toBe(isAccepted));

it.each([
  ['a phone picture', 4032, [480, 960, 1600]],
  ['a picture as wide as the widest', 1600, [480, 960, 1600]],
  ['a picture between two widths', 1200, [480, 960, 1200]],
  ['a picture as wide as the narrowest', 480, [480]],
  ['a very small picture', 20, [20]],
])('the stored widths of %s, %i pixels wide, are %j', (_case, width, expected) =>
  expect(listPictureWidths(width)).toEqual(expected),
);
