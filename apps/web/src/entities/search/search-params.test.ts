import { createSearch } from '@dining/domain/search/search-state';
import { createInitialSearch } from '@dining/domain/search/start-up';
import { type DinCode, type HtlCode, toCode } from '@dining/domain/shared/codes';
import { expect, it } from 'vitest';
import { formatVisitSearch, parseVisitSearch } from './search-params';

const now = new Date('2026-11-21T03:00:00Z');
const hotels = [
  { htlCode: toCode<HtlCode>('H01'), htlHmcCode: 'ONE', name: { default: 'One' }, reviewsOn: true },
  { htlCode: toCode<HtlCode>('H02'), htlHmcCode: 'TWO', name: { default: 'Two' }, reviewsOn: true },
] as const;

it('the search parameters keep known, non-empty texts and drop other fields', () => {
  const raw = { dinCode: 'D001', resvDate: 5, unknown: 'x', prodCode: '', dinCateName: 'a'.repeat(101) };
  expect(parseVisitSearch(raw)).toEqual({ dinCode: 'D001' });
});

it('a formatted search is restored in a browser whose cookies store another search', () => {
  const search = {
    ...createSearch(hotels[1], now),
    dinCode: toCode<DinCode>('D201'),
    type: 'room' as const,
    visitDay: '2026-12-24',
    visitTime: '18:00',
    adults: 4,
    kids: 1,
  };
  const { dinCode, type, visitDay, visitTime, adults, kids, htlCode } = createInitialSearch({
    query: formatVisitSearch(search),
    cookie: { hotelCode: 'H01', dinCode: 'D101' },
    hotels,
    now,
  });
  expect({ dinCode, type, visitDay, visitTime, adults, kids, htlCode }).toEqual({
    dinCode: 'D201',
    type: 'room',
    visitDay: '2026-12-24',
    visitTime: '18:00',
    adults: 4,
    kids: 1,
    htlCode: 'H02',
  });
});
