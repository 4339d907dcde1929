import { expect, it } from 'vitest';
import { parseSearch, stringifySearch } from './plain-search';

it('the search string contains plain values and omits empty and missing ones', () => {
  const search = { resvDate: '2026-11-25 18:00', adultCount: 2, dinCode: '', prodCode: undefined };
  expect(stringifySearch(search)).toBe('?resvDate=2026-11-25+18%3A00&adultCount=2');
});

it('an empty search is formatted as an empty string', () => {
  expect(stringifySearch({})).toBe('');
});

it.each(['?dinCode=D001&dinCateName=%EC%BC%80%EC%9D%B4%ED%81%AC', '?resvDate=2026-11-25+18%3A00'])(
  '%s is the same after parsing and formatting',
  (text) => {
    expect(stringifySearch(parseSearch(text))).toBe(text);
  },
);
