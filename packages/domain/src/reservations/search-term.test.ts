import { expect, it } from 'vitest';
import { parseSearchTerm } from './search-term';

it.each([
  ['  ', { type: 'none' }],
  ['20260313-7K2MABCDEF', { type: 'code', code: '20260313-7K2MABCDEF' }],
  ['20260313 7k2mabcdef', { type: 'code', code: '20260313-7K2MABCDEF' }],
  ['5678', { type: 'phone', digits: '5678' }],
  ['010-1234-5678', { type: 'phone', digits: '01012345678' }],
  ['+81 90 1234 5678', { type: 'phone', digits: '819012345678' }],
  ['５６７８', { type: 'phone', digits: '5678' }],
  ['Kim@Example.com', { type: 'email', start: 'kim@example.com' }],
  ['김민지', { type: 'name', start: '김민지', words: ['김민지'] }],
  ['Tanaka Yui', { type: 'name', start: 'tanakayui', words: ['tanaka', 'yui'] }],
  ['123', { type: 'name', start: '123', words: ['123'] }],
])('the search term %j is parsed as %j', (input, term) => {
  expect(parseSearchTerm(input)).toEqual(term);
});
