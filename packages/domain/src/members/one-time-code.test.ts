import { expect, it } from 'vitest';
import { parseOneTimeCode } from './one-time-code';

it.each([
  ['six digits', '012345', '012345'],
  ['with a blank', ' 012 345 ', '012345'],
  ['in full-width digits', '０１２３４５', '012345'],
  ['too short', '12345', ''],
  ['too long', '1234567', ''],
  ['with a letter', '12345a', ''],
  ['an empty text', '', ''],
])('a one-time code is parsed: %s', (_case, text, code) => expect(parseOneTimeCode(text)).toBe(code));
