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
const createSearch = (query: SearchFields, cookie: SearchFields = {}) =>
  createInitialSearch({ query, cookie, hotels, now });

describe('the hotel at start-up', () => {
  it.each([
    ['the first hotel without URL and cookie, with the search closed', {}, {}, 'H01', false],
    ['the hotel of the URL by its HMC code, which opens the search', { hotelCode: 'DBB' }, {}, 'H02', true],
    ['the hotel of the URL by its HMC code in any case', { hotelCode: 'dbb' }, {}, 'H02', true],
    ['the hotel of the URL rather than that of the cookie', { hotelCode: 'DBS' }, { hotelCode: 'H02' }, 'H01', true],
    ['the hotel of the cookie', {}, { hotelCode: 'H02' }, 'H02', false],
    ['the hotel of the cookie if that of the URL is unknown', { hotelCode: 'XXX' }, { hotelCode: 'H02' }, 'H02', false],
    [
      'the first hotel if those of URL and cookie are unknown',
      { hotelCode: 'XXX' },
      { hotelCode: 'H09' },
      'H01',
      false,
    ],
    ['the first hotel if the cookie only opens the search', {}, { openSearchArea: 'Y' }, 'H01', true],
  ])('is selected: %s', (_case, query, cookie, htlCode, searchOpen) =>
    expect(createSearch(query, cookie)).toMatchObject({ htlCode, searchOpen }),
  );
});

describe('the hotel that a page is rendered for', () => {
  it.each([
    ['named by the URL', 'dbb', 'H01', 'H02'],
    ['named by the cookie', undefined, 'H02', 'H02'],
    ['the first if it is named by neither', undefined, undefined, 'H01'],
    ['named by the cookie if the URL has an empty name', '', 'H02', 'H02'],
  ])('is selected: %s', (_case, query, cookie, htlCode) =>
    expect(selectHotel(hotels, query, cookie)?.htlCode).toBe(htlCode),
  );

  it('is undefined if there are no hotels', () => expect(selectHotel([], 'DBB', 'H02')).toBeUndefined());
});

describe('the precedence of URL, cookie and default', () => {
  it.each([
    ['defaults without both', {}, {}, { type: 'table', adults: 1, kids: 0, visitDay: '2026-11-22', visitTime: null }],
    ['values of the cookie', {}, { adultCount: '3', resvType: 'room' }, { type: 'room', adults: 3 }],
    ['values of both', { adultCount: '4' }, { adultCount: '3', childCount: '2' }, { adults: 4, kids: 2 }],
    ['the cookie instead of an invalid value of the URL', { adultCount: 'many' }, { adultCount: '3' }, { adults: 3 }],
    ['an empty party stays empty', {}, { adultCount: '0', childCount: '0' }, { adults: 0, kids: 0 }],
    ['a day and a time', { resvDate: '2026-11-27 18:00' }, {}, { visitDay: '2026-11-27', visitTime: '18:00' }],
    [
      'a day of the URL without the time of the cookie',
      { resvDate: '2026-11-27' },
      { resvDate: '2026-11-28 18:00' },
      { visitDay: '2026-11-27', visitTime: null },
    ],
    ['a past day is ignored', {}, { resvDate: '2026-11-10 18:00' }, { visitDay: '2026-11-22', visitTime: null }],
    ['a day beyond the booking horizon is ignored', { resvDate: '2040-05-05 18:00' }, {}, { visitDay: '2026-11-22' }],
    [
      'a day of the cookie instead of one of the URL beyond the booking horizon',
      { resvDate: '2027-05-01 18:00' },
      { resvDate: '2027-04-30 18:00' },
      { visitDay: '2027-04-30', visitTime: '18:00' },
    ],
    ['today is not past', {}, { resvDate: '2026-11-21 18:00' }, { visitDay: '2026-11-21', visitTime: '18:00' }],
    ['a venue and a product', { dinCode: 'D1', prodCode: 'P1' }, {}, { dinCode: 'D1', prodCode: 'P1' }],
    ['a forged venue', { dinCode: '<script>' }, {}, { dinCode: null }],
    [
      "another hotel's venue is dropped",
      { hotelCode: 'DBB' },
      { hotelCode: 'H01', dinCode: 'D1', adultCount: '3' },
      { dinCode: null, adults: 3 },
    ],
    ["an unknown hotel's venue is dropped", {}, { hotelCode: 'H09', dinCode: 'D1' }, { htlCode: 'H01', dinCode: null }],
    ["its own hotel's venue stays", { hotelCode: 'DBS' }, { hotelCode: 'H01', dinCode: 'D1' }, { dinCode: 'D1' }],
    [
      'a pickup at another venue becomes a table',
      { dinCode: 'D2' },
      { dinCode: 'D1', resvType: 'pickup' },
      { type: 'table' },
    ],
    ['a room stays a room at another venue', { dinCode: 'D2' }, { dinCode: 'D1', resvType: 'room' }, { type: 'room' }],
    [
      'a pickup of the URL at another venue',
      { dinCode: 'D2', resvType: 'pickup' },
      { dinCode: 'D1' },
      { type: 'pickup' },
    ],
    ['a venue of a cookie without a hotel', {}, { dinCode: 'D1' }, { dinCode: 'D1' }],
    ['a category of 100 characters', { dinCateName: 'x'.repeat(100) }, {}, { categoryName: 'x'.repeat(100) }],
    ['a category of 101 characters', { dinCateName: 'x'.repeat(101) }, {}, { categoryName: '' }],
    ['order sheets', {}, { cartIdList: 'a1,b2' }, { orderSheetIds: ['a1', 'b2'] }],
  ])('determines the initial search: %s', (_case, query, cookie, expected) =>
    expect(createSearch(query, cookie)).toMatchObject(expected),
  );
});

describe('the check-in and check-out dates', () => {
  it.each([
    ['no dates, which become today and tomorrow', undefined, undefined, '2026-11-21', '2026-11-22'],
    ['future dates', '2026-12-01', '2026-12-04', '2026-12-01', '2026-12-04'],
    ['a check-in before today becomes today', '2026-11-01', '2026-11-24', '2026-11-21', '2026-11-24'],
    ['a check-out on the check-in becomes the next day', '2026-12-01', '2026-12-01', '2026-12-01', '2026-12-02'],
    ['a check-out before the check-in becomes the next day', '2026-12-31', '2026-12-04', '2026-12-31', '2027-01-01'],
    ['past dates', '2026-11-01', '2026-11-03', '2026-11-21', '2026-11-22'],
  ])('are normalised: %s', (_case, storedCheckIn, storedCheckOut, checkIn, checkOut) =>
    expect(normalizeStay(storedCheckIn, storedCheckOut, '2026-11-21')).toEqual({ checkIn, checkOut }),
  );
});

it.each([
  [
    'a complete search',
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
])('the search is restored from cookies: %s', (_case, query) => {
  const search = createSearch(query);
  expect(createSearch({}, formatSearchCookies(search))).toEqual(search);
});

describe('an open search at midnight', () => {
  const [previousDay, today] = ['2026-11-21', '2026-11-22'];
  it.each([
    ['a default day moves on', {}, { visitDay: '2026-11-23', visitTime: null }],
    ['a past default day moves on', { visitDay: '2026-11-21' }, { visitDay: '2026-11-23' }],
    ['a later day stays', { visitDay: '2026-11-27' }, { visitDay: '2026-11-27' }],
    [
      'a chosen visit stays even if it is past',
      { visitDay: '2026-11-21', visitTime: '18:00' },
      { visitDay: '2026-11-21' },
    ],
    ['a searched day stays', { searchOpen: true }, { visitDay: '2026-11-22' }],
    ['the day of a product stays', { prodCode: 'P1' as never, visitDay: '2026-11-21' }, { visitDay: '2026-11-21' }],
    ['a search without a day has none afterwards', { visitDay: null }, { visitDay: null }],
    ['dates of a stay that are past move on', {}, { checkIn: '2026-11-22', checkOut: '2026-11-23' }],
    [
      'future dates of a stay are kept',
      { checkIn: '2026-12-01', checkOut: '2026-12-03' },
      { checkIn: '2026-12-01', checkOut: '2026-12-03' },
    ],
  ])('is updated for the new day: %s', (_case, changes, expected) =>
    expect(rollOverSearch({ ...createSearch({}), ...changes }, previousDay, today)).toMatchObject(expected),
  );

  it('is updated by several days at once', () =>
    expect(rollOverSearch(createSearch({}), previousDay, '2026-12-01')).toMatchObject({
      visitDay: '2026-12-02',
      checkIn: '2026-12-01',
    }));
});

describe('the search after Back or Forward', () => {
  const secondHotelQuery = {
    hotelCode: 'DBB',
    dinCode: 'D201',
    prodCode: 'P1',
    resvDate: '2026-12-24 18:00',
    adultCount: '4',
    resvMenu: '7:2',
  };
  const firstHotelSearch = createSearch(
    { hotelCode: 'DBS', dinCode: 'D101' },
    { adultCount: '2', childCount: '1', resvMenu: '1:1' },
  );
  it.each([
    [
      'that of the URL if it names another hotel',
      firstHotelSearch,
      secondHotelQuery,
      { htlCode: 'H02', dinCode: 'D201', prodCode: 'P1', adults: 4, menus: [{ menuIndex: 7, count: 2 }] },
    ],
    ['that of the URL, with fields that are missing there kept', firstHotelSearch, secondHotelQuery, { kids: 1 }],
    [
      'that of the URL, without choices of the previous venue',
      firstHotelSearch,
      { ...secondHotelQuery, resvMenu: null },
      { menus: [] },
    ],
    [
      'the current one if the URL names the same venue',
      createSearch(secondHotelQuery),
      { ...secondHotelQuery, adultCount: '9' },
      { adults: 4 },
    ],
    [
      'the current one if the URL names no hotel',
      firstHotelSearch,
      { dinCode: 'D201' },
      { htlCode: 'H01', dinCode: 'D101' },
    ],
  ])('is %s', (_case, search, query, expected) =>
    expect(restoreSearch(search, { query, hotels, now })).toMatchObject(expected),
  );
});

it('the search loses the choices of the previous venue if the URL names another one', () => {
  const cookie = {
    hotelCode: 'H01',
    dinCode: 'D101',
    prodCode: 'P1',
    dinRoomCode: 'R1',
    resvMenu: '1:1',
    adultCount: '3',
  };
  const resvDate = '2027-04-24 12:00';
  expect(createSearch({ dinCode: 'D102' }, { ...cookie, resvDate })).toMatchObject({
    dinCode: 'D102',
    visitDay: '2027-04-24',
    visitTime: null,
    prodCode: null,
    dinRoomCode: null,
    menus: [],
    adults: 3,
  });
});
