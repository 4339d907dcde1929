import { expect, it } from 'vitest';
import { isolateDirection } from './isolate-direction';

it.each([
  ['Latin letters', 'Mina', 'Mina'],
  ['Hangul with an override', '\u202e김미나\u202c', '김미나'],
  ['Hebrew letters', 'כהן', '\u2068כהן\u2069'],
  ['Arabic letters with an isolate end mark', 'علي\u2069', '\u2068علي\u2069'],
  ['nothing', '', ''],
])('the direction of a guest’s text is isolated: %s', (_case, text, expected) =>
  expect(isolateDirection(text)).toBe(expected),
);
