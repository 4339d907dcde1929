import { describe, expect, it } from 'vitest';
import { checkBookingParty, checkSearchParty } from './party-checks';

describe('a party that reserves online', () => {
  it.each([
    ['an empty party can neither search nor book', 0, 0, 'table', 'guests_required', 'guests_required'],
    ['one adult can search and book', 1, 0, 'table', 'ok', 'ok'],
    ['ten guests, kids included, can search and book', 6, 4, 'table', 'ok', 'ok'],
    ['eleven guests have to phone', 7, 4, 'room', 'party_by_phone', 'party_by_phone'],
    ['999 adults and kids have to phone', 999, 999, 'table', 'party_by_phone', 'party_by_phone'],
    ['kids without an adult can search, but not book', 0, 2, 'table', 'ok', 'adult_required'],
    ['a pickup needs no party', 0, 0, 'pickup', 'ok', 'ok'],
    ['a pickup has no party limit', 50, 0, 'pickup', 'ok', 'ok'],
    ['half a guest is rejected', 1.5, 0, 'table', 'counter_out_of_range', 'counter_out_of_range'],
    ['a negative number of kids is rejected', 3, -1, 'table', 'counter_out_of_range', 'counter_out_of_range'],
    ['a thousand adults are rejected', 1000, 0, 'table', 'counter_out_of_range', 'counter_out_of_range'],
  ] as const)('is checked: %s', (_case, adults, kids, type, searchResult, bookingResult) => {
    const searchCheck = checkSearchParty({ adults, kids }, type);
    const bookingCheck = checkBookingParty({ adults, kids }, type);
    expect([searchCheck, bookingCheck].map((checkResult) => (checkResult.ok ? 'ok' : checkResult.error))).toEqual([
      searchResult,
      bookingResult,
    ]);
  });
});
