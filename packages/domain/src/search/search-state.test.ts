import { describe, expect, it } from 'vitest';
import { parseSeoulTime } from '../../test/fixtures';
import { firstHotel, secondHotel } from '../../test/hotels';
import { type DinCode, type DinRoomCode, toCode } from '../shared/codes';
import { changeHotel, changeType, createSearch, resetSearch } from './search-state';

const newSearch = createSearch(firstHotel, parseSeoulTime('2026-12-31 23:59'));
const roomSearch = {
  ...newSearch,
  dinCode: toCode<DinCode>('D1'),
  type: 'room' as const,
  visitTime: '18:00',
  adults: 3,
  kids: 1,
  dinRoomCode: toCode<DinRoomCode>('R1'),
  menus: [{ menuIndex: 1, count: 4 }],
  totalPrice: 200_000,
};

it('the search starts with a table for one adult tomorrow', () => {
  expect(newSearch).toMatchObject({ type: 'table', visitDay: '2027-01-01', visitTime: null, adults: 1, kids: 0 });
  expect(newSearch).toMatchObject({ checkIn: '2026-12-31', checkOut: '2027-01-01', searchOpen: false, dinCode: null });
});

describe('a change of the search', () => {
  const emptyFields = { visitDay: null, visitTime: null, dinRoomCode: null, prodCode: null, menus: [], totalPrice: 0 };
  it.each([
    [
      'after a reset: the venue, with a table for an empty party',
      resetSearch(roomSearch),
      { ...emptyFields, type: 'table', adults: 0, kids: 0, dinCode: 'D1' },
    ],
    [
      'after another type: venue and party',
      changeType(roomSearch, 'pickup', 'Cakes'),
      { ...emptyFields, type: 'pickup', categoryName: 'Cakes', adults: 3, kids: 1, dinCode: 'D1' },
    ],
    [
      'after another hotel: day, party and type',
      changeHotel(roomSearch, secondHotel),
      {
        ...emptyFields,
        type: 'room',
        visitDay: '2027-01-01',
        adults: 3,
        kids: 1,
        dinCode: null,
        htlCode: 'H02',
        htlHmcCode: 'DBB',
        reviewsOn: false,
      },
    ],
    [
      'after another hotel: no category of pickups',
      changeHotel({ ...roomSearch, type: 'pickup', categoryName: 'Cakes' }, secondHotel),
      { type: 'table', categoryName: '', visitDay: '2027-01-01' },
    ],
  ])('keeps the values that still apply: %s', (_case, search, expected) => expect(search).toMatchObject(expected));
});
