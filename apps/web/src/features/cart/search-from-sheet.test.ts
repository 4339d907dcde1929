import type { OrderSheetWire } from '@dining/contract/site/orders/order-sheets';
import { createSearch, type SearchHotel } from '@dining/domain/search/search-state';
import { expect, it } from 'vitest';
import { createSearchFromSheet } from './search-from-sheet';

const createHotel = (htlCode: string): SearchHotel => ({
  htlCode: htlCode as SearchHotel['htlCode'],
  htlHmcCode: `H${htlCode}`,
  name: { default: htlCode },
  reviewsOn: false,
});
const search = {
  ...createSearch(createHotel('H01'), new Date('2026-03-10T00:00:00Z')),
  adults: 3,
  orderSheetIds: ['s1'],
};

const createLine = (ordersheetRtplOptId: string, menuIndex: number | null, prodAddNum: number) => ({
  ordersheetRtplOptId,
  menuIndex,
  prodAddNum,
});
const createSheet = (overrides: object) =>
  ({
    dinCode: 'D302',
    prodCode: 'P30201',
    resvType: 'table',
    resvDate: '2026-03-13 18:00',
    resvAdultCnt: 2,
    resvKidCnt: 1,
    prodPickupNum: 0,
    dinRoomCode: '',
    resvProdAddList: [createLine('o1', 1, 2), createLine('o2', 4, 1)],
    resvSetleAmnt: 176_000,
    ...overrides,
  }) as unknown as OrderSheetWire;

it('the search from an order sheet restores hotel, visit, party and menus of a table order', () => {
  expect(createSearchFromSheet(search, createSheet({}), createHotel('H03'))).toMatchObject({
    htlCode: 'H03',
    dinCode: 'D302',
    prodCode: 'P30201',
    type: 'table',
    visitDay: '2026-03-13',
    visitTime: '18:00',
    adults: 2,
    kids: 1,
    dinRoomCode: null,
    menus: [
      { menuIndex: 1, count: 2 },
      { menuIndex: 4, count: 1 },
    ],
    totalPrice: 176_000,
    orderSheetIds: ['s1'],
  });
});

it('the search from an order sheet restores the room of a room order, and no menu for a deposit', () => {
  const roomSheet = createSheet({ resvType: 'room', dinRoomCode: 'R1', resvProdAddList: [createLine('', null, 2)] });
  expect(createSearchFromSheet(search, roomSheet, createHotel('H03'))).toMatchObject({
    type: 'room',
    dinRoomCode: 'R1',
    menus: [],
  });
});

it('the search from an order sheet restores only the day of a pickup, and keeps the party of the search', () => {
  const pickupSheet = createSheet({
    resvType: 'pickup',
    resvDate: '2026-03-13 08:00',
    resvAdultCnt: 0,
    resvProdAddList: [createLine('', 1, 2)],
  });
  expect(createSearchFromSheet(search, pickupSheet, createHotel('H03'))).toMatchObject({
    type: 'pickup',
    visitDay: '2026-03-13',
    visitTime: null,
    adults: 3,
    menus: [],
  });
});
