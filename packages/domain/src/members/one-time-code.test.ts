import { expect, it } from 'vitest';
import { parseOneTimeCode } from './one-time-code';

it.each([
  ['six digits', '012345'],
  ['six digits with spaces', ' 012 345 '],
  ['six full-width digits', '０１２３４５'],
])('%s are parsed as a one-time code', (_case, text) => expect(parseOneTimeCode(text)).toBe('012345'));

it.each([
  ['five digits', '12345'],
  ['seven digits', '1234567'],
  ['a letter after five digits', '12345a'],
  ['an empty text', ''],
])('no one-time code is found in %s', (_case, text) => expect(parseOneTimeCode(text)).toBe(''));
