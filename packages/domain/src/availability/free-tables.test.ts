import { describe, expect, it } from 'vitest';
import {
  createDepositProduct,
  createMealRow,
  createOption,
  createProduct,
  createRoomUnit,
  createStockRow,
  createTableUnit,
  createVenueStock,
  holidays2026,
  parseSeoulTime,
} from '../../test/fixtures';
import type { Product } from '../products/product';
import { findFreeTables, isOfferedForSearch, listNearbyDays, type TableSearch, type TableVenue } from './free-tables';
import { indexUsage } from './usage';

const friday = '2026-03-13';
const createSearch = (changes: Partial<TableSearch> = {}): TableSearch => ({
  date: friday,
  meal: 'D',
  party: { adults: 2, kids: 0 },
  holidays: holidays2026,
  now: parseSeoulTime('2026-03-11 09:00'),
  ...changes,
});
const dinner = createProduct({
  options: [createOption(1, { price: 90_000 }), createOption(2, { price: 30_000, forChildren: true })],
});
const createTableVenue = (
  products: readonly Product[],
  changes: Partial<TableVenue> = {},
  soldOnDay = 0,
): TableVenue => ({
  stock: createVenueStock(),
  usage: new Map(),
  products: products.map((product) => ({ product, sold: { onDay: soldOnDay, toPerson: 0 } })),
  ...changes,
});
const createUsage = (time: string, tableSeats: number) => indexUsage([{ date: friday, time, tableSeats, rooms: [] }]);
const listFreeTimes = (venue: TableVenue, changes: Partial<TableSearch> = {}) =>
  findFreeTables(venue, createSearch(changes))
    .times.filter((time) => time.isFree)
    .map(({ time }) => time);

it.each<[string, TableVenue, Partial<TableSearch>, boolean]>([
  ['before the last start time', createTableVenue([dinner]), { now: parseSeoulTime(`${friday} 18:00`) }, false],
  ['at the last start time', createTableVenue([dinner]), { now: parseSeoulTime(`${friday} 18:30`) }, true],
  [
    'on a day on which the venue is closed',
    createTableVenue([dinner], { stock: createVenueStock({ closings: [{ date: friday, time: null }] }) }),
    { now: parseSeoulTime(`${friday} 23:00`) },
    false,
  ],
])('%s, the day of a table search is over: $3', (_case, venue, changes, isOver) =>
  expect(findFreeTables(venue, createSearch(changes)).isOver).toBe(isOver),
);

describe('the free start times of tables', () => {
  it.each<[string, TableVenue, Partial<TableSearch>, readonly string[]]>([
    ['start times of the requested meal', createTableVenue([dinner]), {}, ['18:00', '18:30']],
    ['for any meal, only the times of the products', createTableVenue([dinner]), { meal: null }, ['18:00', '18:30']],
    ['none for a meal without a product', createTableVenue([dinner]), { meal: 'L' }, []],
    [
      'not a start time with too few seats',
      createTableVenue([dinner], { usage: createUsage('18:00', 19) }),
      {},
      ['18:30'],
    ],
    ['the last seats', createTableVenue([dinner], { usage: createUsage('18:00', 18) }), {}, ['18:00', '18:30']],
    [
      'not a start time that is past',
      createTableVenue([dinner]),
      { now: parseSeoulTime(`${friday} 18:00`) },
      ['18:30'],
    ],
    ['none on a past day', createTableVenue([dinner]), { now: parseSeoulTime('2026-03-14 09:00') }, []],
    ['only the start times of the product', createTableVenue([createProduct({ saleTimes: ['18:30'] })]), {}, ['18:30']],
    [
      'not on a day on which the venue is closed',
      createTableVenue([dinner], { stock: createVenueStock({ closings: [{ date: friday, time: null }] }) }),
      {},
      [],
    ],
    [
      'not at a closed start time',
      createTableVenue([dinner], { stock: createVenueStock({ closings: [{ date: friday, time: '18:00' }] }) }),
      {},
      ['18:30'],
    ],
    [
      'not on a day without the meal',
      createTableVenue([dinner], { stock: createVenueStock({ meals: [createMealRow('D', { open: false })] }) }),
      {},
      [],
    ],
    [
      'those of a product for weekends, on a holiday',
      createTableVenue([createProduct({ weekType: 'weekend' })]),
      { date: '2026-10-09', now: parseSeoulTime('2026-10-01 09:00') },
      ['18:00', '18:30'],
    ],
    [
      'none in a year without holiday data',
      createTableVenue([dinner]),
      { date: '2027-03-12', now: parseSeoulTime('2026-10-01 09:00') },
      [],
    ],
    ['none beyond the booking horizon', createTableVenue([dinner]), { date: '2026-09-04' }, []],
    [
      'not if the product has too few units left for the day',
      createTableVenue([createProduct({ daySaleLimit: 9 })], {}, 8),
      {},
      [],
    ],
    [
      'not for a party size without a deposit',
      createTableVenue([createDepositProduct({ deposit: { upTo2: null, upTo4: 1, upTo10: 1, from11: null } })]),
      {},
      [],
    ],
    [
      'not for a room product',
      createTableVenue([createProduct({ reservationType: 'room' })], {
        stock: createVenueStock({ rows: [createStockRow('weekdays', '18:00', createRoomUnit('R', 2, 4))] }),
      }),
      {},
      [],
    ],
    ['none without products', createTableVenue([]), {}, []],
    [
      'none if all tables are closed',
      createTableVenue([dinner], {
        stock: createVenueStock({ rows: [createStockRow('weekdays', '18:00', createTableUnit(20, { open: false }))] }),
      }),
      {},
      [],
    ],
  ])('are found: %s', (_case, venue, changes, times) => expect(listFreeTimes(venue, changes)).toEqual(times));
});

it.each<[string, Product, Partial<TableSearch>, boolean]>([
  ['a dinner for dinner', dinner, {}, true],
  ['a dinner for any meal', dinner, { meal: null }, true],
  ['a dinner for breakfast', dinner, { meal: 'M' }, false],
  ['a breakfast for breakfast', createProduct({ saleZone: 'B' }), { meal: 'M' }, true],
  [
    'a product without a deposit for this party size',
    createDepositProduct({ deposit: { upTo2: null, upTo4: 1, upTo10: 1, from11: null } }),
    {},
    false,
  ],
  ['a product not sold on this weekday', createProduct({ weekType: 'user', weekDayFlags: '1111011' }), {}, false],
  ['a product not sold on this day', createProduct({ notSaleRanges: [{ from: friday, to: friday }] }), {}, false],
  ['a room', createProduct({ reservationType: 'room' }), {}, false],
])('%s is offered for a table search: $3', (_case, product, changes, isOffered) =>
  expect(isOfferedForSearch(product, createSearch(changes))).toBe(isOffered),
);

it('full start times are listed too, each with its seats left', () => {
  expect(findFreeTables(createTableVenue([dinner], { usage: createUsage('18:00', 19) }), createSearch()).times).toEqual(
    [
      { time: '18:00', seatsLeft: 1, isFree: false },
      { time: '18:30', seatsLeft: 20, isFree: true },
    ],
  );
});

it.each<[string, readonly Product[], ReturnType<typeof findFreeTables>['price']]>([
  ['that of an adult’s menu although a child’s is cheaper', [dinner], { amount: 90_000, isDeposit: false }],
  [
    'that of the cheapest available product',
    [dinner, createProduct({ options: [createOption(1, { price: 70_000 })] })],
    { amount: 70_000, isDeposit: false },
  ],
  [
    'not that of a product that is not sold at the start time',
    [dinner, createProduct({ saleTimes: ['17:00'], options: [createOption(1, { price: 1 })] })],
    { amount: 90_000, isDeposit: false },
  ],
  ['the deposit per head of this party', [createDepositProduct()], { amount: 50_000, isDeposit: true }],
  [
    "a meal's price rather than a lower deposit",
    [createDepositProduct(), dinner],
    { amount: 90_000, isDeposit: false },
  ],
  ['null if nothing is paid now', [createProduct()], null],
])('the lowest price is %s', (_case, products, price) =>
  expect(findFreeTables(createTableVenue(products), createSearch()).price).toEqual(price),
);

it('the days around a date are listed within the limits, nearest first', () => {
  expect(listNearbyDays(friday, { first: '2026-03-12', last: '2026-03-15', reachDays: 3 })).toEqual([
    '2026-03-12',
    '2026-03-14',
    '2026-03-15',
  ]);
});
