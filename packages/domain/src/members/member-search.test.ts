import { expect, it } from 'vitest';
import { parseMemberSearch } from './member-search';

it.each([
  ['an e-mail address in any case', ' Mina@Example.test ', { type: 'email', userId: 'mina@example.test' }],
  ['a membership number', '8100 0000 0001 0017', { type: 'digits', digits: '8100000000010017' }],
  ['the end of a phone number', '5678', { type: 'digits', digits: '5678' }],
  ['a whole phone number', '010-1234-5678', { type: 'digits', digits: '01012345678' }],
  ['a Korean number from abroad', '+82 10 1234 5678', { type: 'digits', digits: '01012345678' }],
  ['a number abroad', '+81 90 1234 5678', { type: 'digits', digits: '819012345678' }],
  ['digits in full width', '５６７８', { type: 'digits', digits: '5678' }],
  ['nothing with three digits', '678', { type: 'none' }],
  ['nothing with a name', 'Mina Kim', { type: 'none' }],
  ['nothing with a part of an address', 'mina@', { type: 'none' }],
  ['nothing with an empty text', '  ', { type: 'none' }],
])('a typed text is parsed as a search for %s', (_case, input, search) => {
  expect(parseMemberSearch(input)).toEqual(search);
});
