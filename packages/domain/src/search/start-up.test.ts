import { describe, expect, it } from 'vitest';
import { parseSeoulTime } from '../../test/fixtures';
import { hotels } from '../../test/hotels';
import {
  createInitialSearch,
  formatSearchCookies,
  normalizeStay,
  restoreSearch,
  rollOverSearch,
  type SearchFields,
  selectHotel,
} from './start-up';

const now = parseSeoulTime('2026-11-21 10:00');
const start = (query: SearchFields, cookie: SearchFields = {}) => createInitialSearch({ query, cookie, hotels, now });

describe('the hotel at start-up', () => {
  it.each([
    ['nothing said: the first, search closed', {}, {}, 'H01', false],
    ['the address names it by its HMC code and opens the search', { hotelCode: 'DBB' }, {}, 'H02', true],
    ['in any case', { hotelCode: 'dbb' }, {}, 'H02', true],
    ['the address wins over the cookie', { hotelCode: 'DBS' }, { hotelCode: 'H02' }, 'H01', true],
    ['the cookie keeps ours', {}, { hotelCode: 'H02' }, 'H02', false],
    ['an unknown one in the address leaves the cookie', { hotelCode: 'XXX' }, { hotelCode: 'H02' }, 'H02', false],
    ['unknown ones everywhere: the first', { hotelCode: 'XXX' }, { hotelCode: 'H09' }, 'H01', false],
    ['the cookie may open the search too', {}, { openSearchArea: 'Y' }, 'H01', true],
  ])('selects the hotel: %s', (_case, query, cookie, htlCode, searchOpen) =>
    expect(start(query, cookie)).toMatchObject({ htlCode, searchOpen }),
  );
});

describe('the hotel that a page is rendered for', () => {
  it.each([
    ['named by the address', 'dbb', 'H01', 'H02'],
    ['kept by the cookie', undefined, 'H02', 'H02'],
    ['neither: the first', undefined, undefined, 'H01'],
    ['an empty name is none', '', 'H02', 'H02'],
  ])('selects the hotel: %s', (_case, query, cookie, htlCode) =>
    expect(selectHotel(hotels, query, cookie)?.htlCode).toBe(htlCode),
  );

  it('selects none if there are no hotels', () => expect(selectHotel([], 'DBB', 'H02')).toBeUndefined());
});

describe('precedence of address, cookie and default', () => {
  it.each([
    ['defaults', {}, {}, { type: 'table', adults: 1, kids: 0, visitDay: '2026-11-22', visitTime: null }],
    ['a cookie', {}, { adultCount: '3', resvType: 'room' }, { type: 'room', adults: 3 }],
    ['both', { adultCount: '4' }, { adultCount: '3', childCount: '2' }, { adults: 4, kids: 2 }],
    ['nonsense in the address leaves the cookie', { adultCount: 'many' }, { adultCount: '3' }, { adults: 3 }],
    ['nobody is kept as nobody', {}, { adultCount: '0', childCount: '0' }, { adults: 0, kids: 0 }],
    ['a day and a time', { resvDate: '2026-11-27 18:00' }, {}, { visitDay: '2026-11-27', visitTime: '18:00' }],
    [
      'a day and a time go together',
      { resvDate: '2026-11-27' },
      { resvDate: '2026-11-28 18:00' },
      { visitDay: '2026-11-27', visitTime: null },
    ],
    ['a day gone by is forgotten', {}, { resvDate: '2026-11-10 18:00' }, { visitDay: '2026-11-22', visitTime: null }],
    [
      'a day further ahead than venues plan is overlooked',
      { resvDate: '2040-05-05 18:00' },
      {},
      { visitDay: '2026-11-22' },
    ],
    [
      'and leaves the cookie',
      { resvDate: '2027-05-01 18:00' },
      { resvDate: '2027-04-30 18:00' },
      { visitDay: '2027-04-30', visitTime: '18:00' },
    ],
    ['today is kept', {}, { resvDate: '2026-11-21 18:00' }, { visitDay: '2026-11-21', visitTime: '18:00' }],
    ['a venue and a product', { dinCode: 'D1', prodCode: 'P1' }, {}, { dinCode: 'D1', prodCode: 'P1' }],
    ['a forged venue', { dinCode: '<script>' }, {}, { dinCode: null }],
    [
      "another hotel's venue is left behind",
      { hotelCode: 'DBB' },
      { hotelCode: 'H01', dinCode: 'D1', adultCount: '3' },
      { dinCode: null, adults: 3 },
    ],
    ["a vanished hotel's venue too", {}, { hotelCode: 'H09', dinCode: 'D1' }, { htlCode: 'H01', dinCode: null }],
    ["its own hotel's venue stays", { hotelCode: 'DBS' }, { hotelCode: 'H01', dinCode: 'D1' }, { dinCode: 'D1' }],
    [
      'what was collected at another venue stays there',
      { dinCode: 'D2' },
      { dinCode: 'D1', resvType: 'pickup' },
      { type: 'table' },
    ],
    ['a room is looked for elsewhere, too', { dinCode: 'D2' }, { dinCode: 'D1', resvType: 'room' }, { type: 'room' }],
    [
      'a pickup that the address asks for',
      { dinCode: 'D2', resvType: 'pickup' },
      { dinCode: 'D1' },
      { type: 'pickup' },
    ],
    ['a venue kept without hotel', {}, { dinCode: 'D1' }, { dinCode: 'D1' }],
    ['a category of 100 letters', { dinCateName: 'x'.repeat(100) }, {}, { categoryName: 'x'.repeat(100) }],
    ['a category of 101', { dinCateName: 'x'.repeat(101) }, {}, { categoryName: '' }],
    ['order sheets', {}, { cartIdList: 'a1,b2' }, { orderSheetIds: ['a1', 'b2'] }],
  ])('creates the initial search: %s', (_case, query, cookie, expected) =>
    expect(start(query, cookie)).toMatchObject(expected),
  );
});

describe('check-in and check-out', () => {
  it.each([
    ['nothing said: today and tomorrow', undefined, undefined, '2026-11-21', '2026-11-22'],
    ['both to come', '2026-12-01', '2026-12-04', '2026-12-01', '2026-12-04'],
    ['a check-in before today becomes today', '2026-11-01', '2026-11-24', '2026-11-21', '2026-11-24'],
    ['a check-out on the check-in becomes the next day', '2026-12-01', '2026-12-01', '2026-12-01', '2026-12-02'],
    ['a check-out before it too', '2026-12-31', '2026-12-04', '2026-12-31', '2027-01-01'],
    ['both gone by', '2026-11-01', '2026-11-03', '2026-11-21', '2026-11-22'],
  ])('normalises the dates of a stay: %s', (_case, from, to, checkIn, checkOut) =>
    expect(normalizeStay(from, to, '2026-11-21')).toEqual({ checkIn, checkOut }),
  );
});

it.each([
  [
    'a whole search',
    {
      hotelCode: 'dbb',
      dinCode: 'D1',
      prodCode: 'P1',
      resvType: 'room',
      resvDate: '2026-11-27 18:00',
      resvMenu: '1:2',
      resvTotalPrice: '150000',
      adultCount: '4',
      childCount: '1',
      dinRoomCode: 'R1',
      dinCateName: '케이크',
      cartIdList: 'a1',
    },
  ],
  ['the default search', {}],
])('restores the search from cookies: %s', (_case, query) => {
  const search = start(query);
  expect(start({}, formatSearchCookies(search))).toEqual(search);
});

describe('an open search at midnight', () => {
  const [before, today] = ['2026-11-21', '2026-11-22'];
  it.each([
    ['the day nobody chose moves on', {}, { visitDay: '2026-11-23', visitTime: null }],
    ['one kept from days gone by, too', { visitDay: '2026-11-21' }, { visitDay: '2026-11-23' }],
    ['a later one stays', { visitDay: '2026-11-27' }, { visitDay: '2026-11-27' }],
    [
      'a visit that was chosen stays, though it is past',
      { visitDay: '2026-11-21', visitTime: '18:00' },
      { visitDay: '2026-11-21' },
    ],
    ['so does a day that was searched for', { searchOpen: true }, { visitDay: '2026-11-22' }],
    ['so does a product’s', { prodCode: 'P1' as never, visitDay: '2026-11-21' }, { visitDay: '2026-11-21' }],
    ['no day is none', { visitDay: null }, { visitDay: null }],
    ['the stay begins today', {}, { checkIn: '2026-11-22', checkOut: '2026-11-23' }],
    [
      'a stay to come stays',
      { checkIn: '2026-12-01', checkOut: '2026-12-03' },
      { checkIn: '2026-12-01', checkOut: '2026-12-03' },
    ],
  ])('moves the search to the new day: %s', (_case, changes, expected) =>
    expect(rollOverSearch({ ...start({}), ...changes }, before, today)).toMatchObject(expected),
  );

  it('handles several days at once while the page slept', () =>
    expect(rollOverSearch(start({}), before, '2026-12-01')).toMatchObject({
      visitDay: '2026-12-02',
      checkIn: '2026-12-01',
    }));
});

describe('Back and Forward', () => {
  const jeju = {
    hotelCode: 'DBB',
    dinCode: 'D201',
    prodCode: 'P1',
    resvDate: '2026-12-24 18:00',
    adultCount: '4',
    resvMenu: '7:2',
  };
  const elsewhere = start({ hotelCode: 'DBS', dinCode: 'D101' }, { adultCount: '2', childCount: '1', resvMenu: '1:1' });
  it.each([
    [
      'a page of another hotel stands as it was left',
      elsewhere,
      jeju,
      { htlCode: 'H02', dinCode: 'D201', prodCode: 'P1', adults: 4, menus: [{ menuIndex: 7, count: 2 }] },
    ],
    ['what its address does not tell is as it is now', elsewhere, jeju, { kids: 1 }],
    ['what was chosen elsewhere is not carried there', elsewhere, { ...jeju, resvMenu: null }, { menus: [] }],
    ['the same venue shows what is searched for now', start(jeju), { ...jeju, adultCount: '9' }, { adults: 4 }],
    ['a page without a hotel leaves all as it is', elsewhere, { dinCode: 'D201' }, { htlCode: 'H01', dinCode: 'D101' }],
  ])('restores the search of an address: %s', (_case, search, query, expected) =>
    expect(restoreSearch(search, { query, hotels, now })).toMatchObject(expected),
  );
});

it('drops choices of the previous venue if the address names another one', () => {
  const cookie = {
    hotelCode: 'H01',
    dinCode: 'D101',
    prodCode: 'P1',
    dinRoomCode: 'R1',
    resvMenu: '1:1',
    adultCount: '3',
  };
  const resvDate = '2027-04-24 12:00';
  expect(start({ dinCode: 'D102' }, { ...cookie, resvDate })).toMatchObject({
    dinCode: 'D102',
    visitDay: '2027-04-24',
    visitTime: null,
    prodCode: null,
    dinRoomCode: null,
    menus: [],
    adults: 3,
  });
});
