import { expect, it } from 'vitest';
import { parsePageSearch } from './page-params';

it.each([
  ['the second page', '2', { pageIndex: 2 }],
  ['a number, as the router hands it on', 12, { pageIndex: 12 }],
  ['the first page', '1', {}],
  ['no page', undefined, {}],
  ['page nought', '0', {}],
  ['a negative page', '-3', {}],
  ['half a page', '1.5', {}],
  ['words', 'last', {}],
  ['more than the server takes', '1000000', {}],
] as const)('%s', (_case, pageIndex, read) => expect(parsePageSearch({ pageIndex })).toEqual(read));
