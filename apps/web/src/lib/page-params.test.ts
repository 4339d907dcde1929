import { expect, it } from 'vitest';
import { parsePageSearch } from './page-params';

it.each([
  ['the second page', '2', { pageIndex: 2 }],
  ['a number instead of text', 12, { pageIndex: 12 }],
  ['the first page', '1', {}],
  ['no number', undefined, {}],
  ['page zero', '0', {}],
  ['a negative page', '-3', {}],
  ['half a page', '1.5', {}],
  ['a word', 'last', {}],
  ['a number above the limit', '1000000', {}],
] as const)('the list page in the URL is parsed from %s: $2', (_case, pageIndex, expected) =>
  expect(parsePageSearch({ pageIndex })).toEqual(expected),
);
