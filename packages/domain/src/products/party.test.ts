import { describe, expect, it } from 'vitest';
import { checkBookingParty, checkSearchParty } from './party';

describe('a party online', () => {
  it.each([
    ['nobody', 0, 0, 'table', 'guests_required', 'guests_required'],
    ['one adult', 1, 0, 'table', 'ok', 'ok'],
    ['ten, kids included', 6, 4, 'table', 'ok', 'ok'],
    ['eleven go by phone', 7, 4, 'room', 'party_by_phone', 'party_by_phone'],
    ['999 go by phone too', 999, 999, 'table', 'party_by_phone', 'party_by_phone'],
    ['kids alone may look, but not book', 0, 2, 'table', 'ok', 'adult_required'],
    ['a pickup has no party', 0, 0, 'pickup', 'ok', 'ok'],
    ['nor a limit', 50, 0, 'pickup', 'ok', 'ok'],
    ['half a guest', 1.5, 0, 'table', 'counter_out_of_range', 'counter_out_of_range'],
    ['fewer than none', 3, -1, 'table', 'counter_out_of_range', 'counter_out_of_range'],
    ['a thousand', 1000, 0, 'table', 'counter_out_of_range', 'counter_out_of_range'],
  ] as const)('%s', (_case, adults, kids, type, searching, booking) => {
    const search = checkSearchParty({ adults, kids }, type);
    const book = checkBookingParty({ adults, kids }, type);
    expect([search.ok ? 'ok' : search.error, book.ok ? 'ok' : book.error]).toEqual([searching, booking]);
  });
});
