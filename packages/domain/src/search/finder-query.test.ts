import { expect, it } from 'vitest';
import { createText, hotelCode, parseSeoulTime } from '../../test/fixtures';
import { applyFinderQuery, createFinderQuery, type FinderQueryFields, formatFinderQuery } from './finder-query';
import { createSearch, type SearchState } from './search-state';

const now = parseSeoulTime('2026-03-11 09:00');
const createSearchState = (changes: Partial<SearchState> = {}): SearchState => ({
  ...createSearch({ htlCode: hotelCode, htlHmcCode: 'DSE', name: createText('Seoul'), reviewsOn: true }, now),
  ...changes,
});
const defaultQuery = {
  isForAllHotels: false,
  party: { adults: 2, kids: 0 },
  day: '2026-03-12',
  meal: 'D',
  cuisine: null,
  features: [],
};

it.each<[string, Partial<SearchState>, FinderQueryFields, object]>([
  ['two adults for dinner tomorrow by default', {}, {}, {}],
  [
    'party and day of the booking search',
    { adults: 4, kids: 1, visitDay: '2026-03-20' },
    {},
    { party: { adults: 4, kids: 1 }, day: '2026-03-20' },
  ],
  [
    'values of the URL take precedence over the booking search',
    { adults: 4, visitDay: '2026-03-20' },
    { adultCount: '3', resvDate: '2026-03-21', meal: 'L' },
    { party: { adults: 3, kids: 0 }, day: '2026-03-21', meal: 'L' },
  ],
  ['one adult if the URL says so', {}, { adultCount: '1', childCount: '0' }, { party: { adults: 1, kids: 0 } }],
  ['the default for an empty party', { adults: 0, kids: 0, visitDay: null }, {}, {}],
  ['any meal, at every hotel', {}, { meal: 'any', hotelCode: 'ALL' }, { meal: null, isForAllHotels: true }],
  [
    'a cuisine and features',
    {},
    { cuisine: 'grill', features: 'view,room' },
    { cuisine: 'grill', features: ['room', 'view'] },
  ],
  ['past days are ignored', { visitDay: '2026-03-10' }, { resvDate: '2026-03-09' }, {}],
  ['a day beyond the booking horizon is ignored', {}, { resvDate: '2027-03-09' }, {}],
  ['invalid values are ignored', {}, { adultCount: '0', resvDate: '2026-02-30', meal: 'tea', hotelCode: 'DSE' }, {}],
  ['more guests than can reserve online are ignored', {}, { adultCount: '11' }, {}],
])('a finder query is created, and created again from its URL: %s', (_case, searchChanges, fields, changes) => {
  const query = createFinderQuery(createSearchState(searchChanges), fields, now);
  expect(query).toEqual({ ...defaultQuery, ...changes });
  expect(createFinderQuery(createSearchState(), formatFinderQuery(query, 'DSE'), now)).toEqual(query);
});

it('a finder query is copied to the booking search, without the time of another day', () => {
  const query = { party: { adults: 3, kids: 1 }, day: '2026-03-14' };
  const search = createSearchState({ visitDay: '2026-03-13', visitTime: '18:00' });
  expect(applyFinderQuery(search, query)).toMatchObject({
    adults: 3,
    kids: 1,
    visitDay: '2026-03-14',
    visitTime: null,
  });
  expect(applyFinderQuery({ ...search, visitDay: '2026-03-14' }, query)).toMatchObject({ visitTime: '18:00' });
});
