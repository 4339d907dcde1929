import { describe, expect, it } from 'vitest';
import { deposit, holidays2026, meal, option, product, room, row, seoul, tables, venue } from '../../test/fixtures';
import type { Product } from '../products/product';
import { findFreeTables, isOfferedForSearch, listNearbyDays, type TableSearch, type TableVenue } from './free-tables';
import { indexUsage } from './usage';

const friday = '2026-03-13';
const search = (changes: Partial<TableSearch> = {}): TableSearch => ({
  date: friday,
  meal: 'D',
  party: { adults: 2, kids: 0 },
  holidays: holidays2026,
  now: seoul('2026-03-11 09:00'),
  ...changes,
});
const dinner = product({ options: [option(1, { price: 90_000 }), option(2, { price: 30_000, forChildren: true })] });
const at = (products: readonly Product[], changes: Partial<TableVenue> = {}, onDay = 0): TableVenue => ({
  stock: venue(),
  usage: new Map(),
  products: products.map((one) => ({ product: one, sold: { onDay, toPerson: 0 } })),
  ...changes,
});
const taken = (time: string, tableSeats: number) => indexUsage([{ date: friday, time, tableSeats, rooms: [] }]);
const free = (one: TableVenue, changes: Partial<TableSearch> = {}) =>
  findFreeTables(one, search(changes))
    .times.filter((time) => time.free)
    .map(({ time }) => time);

it.each<[string, TableVenue, Partial<TableSearch>, boolean]>([
  ['before the last start time', at([dinner]), { now: seoul(`${friday} 18:00`) }, false],
  ['after the last start time', at([dinner]), { now: seoul(`${friday} 18:30`) }, true],
  [
    'on a day on which the venue is closed',
    at([dinner], { stock: venue({ closings: [{ date: friday, time: null }] }) }),
    { now: seoul(`${friday} 23:00`) },
    false,
  ],
])('a day is over only once its start times are past: %s', (_case, one, changes, isOver) =>
  expect(findFreeTables(one, search(changes)).isOver).toBe(isOver),
);

describe('free start times of tables', () => {
  it.each<[string, TableVenue, Partial<TableSearch>, readonly string[]]>([
    ['start times of the wanted meal', at([dinner]), {}, ['18:00', '18:30']],
    ['for any meal, only start times with a product', at([dinner]), { meal: null }, ['18:00', '18:30']],
    ['none for a meal without a product', at([dinner]), { meal: 'L' }, []],
    ['not a start time with too few seats', at([dinner], { usage: taken('18:00', 19) }), {}, ['18:30']],
    ['the last seats', at([dinner], { usage: taken('18:00', 18) }), {}, ['18:00', '18:30']],
    ['not a start time that is past', at([dinner]), { now: seoul(`${friday} 18:00`) }, ['18:30']],
    ['none on a past day', at([dinner]), { now: seoul('2026-03-14 09:00') }, []],
    ['only the start times of the product', at([product({ saleTimes: ['18:30'] })]), {}, ['18:30']],
    [
      'not on a day on which the venue is closed',
      at([dinner], { stock: venue({ closings: [{ date: friday, time: null }] }) }),
      {},
      [],
    ],
    [
      'not at a closed start time',
      at([dinner], { stock: venue({ closings: [{ date: friday, time: '18:00' }] }) }),
      {},
      ['18:30'],
    ],
    ['not on a day without the meal', at([dinner], { stock: venue({ meals: [meal('D', { open: false })] }) }), {}, []],
    [
      'a holiday uses its own stock row',
      at([product({ weekType: 'weekend' })]),
      { date: '2026-10-09', now: seoul('2026-10-01 09:00') },
      ['18:00', '18:30'],
    ],
    ['none in a year without holiday data', at([dinner]), { date: '2027-03-12', now: seoul('2026-10-01 09:00') }, []],
    ['none beyond the booking horizon', at([dinner]), { date: '2026-09-04' }, []],
    ['not if the product is sold out for the day', at([product({ daySaleLimit: 9 })], {}, 8), {}, []],
    [
      'not for a party size without a deposit',
      at([deposit({ deposit: { upTo2: null, upTo4: 1, upTo10: 1, from11: null } })]),
      {},
      [],
    ],
    [
      'never for a room product',
      at([product({ reservationType: 'room' })], {
        stock: venue({ rows: [row('weekdays', '18:00', room('R', 2, 4))] }),
      }),
      {},
      [],
    ],
    ['none without products', at([]), {}, []],
    [
      'none if all tables are reserved',
      at([dinner], { stock: venue({ rows: [row('weekdays', '18:00', tables(20, { open: false }))] }) }),
      {},
      [],
    ],
  ])('finds them: %s', (_case, one, changes, times) => expect(free(one, changes)).toEqual(times));

  it.each<[string, Product, Partial<TableSearch>, boolean]>([
    ['a dinner for a dinner', dinner, {}, true],
    ['for any meal', dinner, { meal: null }, true],
    ['for a breakfast', dinner, { meal: 'M' }, false],
    ['a breakfast for one', product({ saleZone: 'B' }), { meal: 'M' }, true],
    [
      'a party size without a deposit',
      deposit({ deposit: { upTo2: null, upTo4: 1, upTo10: 1, from11: null } }),
      {},
      false,
    ],
    ['a weekday on which it is not sold', product({ weekType: 'user', weekDayFlags: '1111011' }), {}, false],
    ['a day on which it is not sold', product({ notSaleRanges: [{ from: friday, to: friday }] }), {}, false],
    ['a room', product({ reservationType: 'room' }), {}, false],
  ])('decides whether a product is offered on a day: %s', (_case, one, changes, offered) =>
    expect(isOfferedForSearch(one, search(changes))).toBe(offered),
  );

  it('lists full times beside free ones, with the seats left', () => {
    expect(findFreeTables(at([dinner], { usage: taken('18:00', 19) }), search()).times).toEqual([
      { time: '18:00', seatsLeft: 1, free: false },
      { time: '18:30', seatsLeft: 20, free: true },
    ]);
  });
});

it.each<[string, readonly Product[], ReturnType<typeof findFreeTables>['price']]>([
  ['an adult’s menu, never a child’s', [dinner], { amount: 90_000, deposit: false }],
  [
    'the cheapest available product',
    [dinner, product({ options: [option(1, { price: 70_000 })] })],
    { amount: 70_000, deposit: false },
  ],
  [
    'not that of a product that is not sold then',
    [dinner, product({ saleTimes: ['17:00'], options: [option(1, { price: 1 })] })],
    { amount: 90_000, deposit: false },
  ],
  ['a deposit of this party', [deposit()], { amount: 50_000, deposit: true }],
  ["a meal's price before a deposit", [deposit(), dinner], { amount: 90_000, deposit: false }],
  ['none if nothing is paid now', [product()], null],
])('calculates the lowest price: %s', (_case, products, price) =>
  expect(findFreeTables(at(products), search()).price).toEqual(price),
);

it('lists the days around a day, nearest first, none beyond either end', () => {
  expect(listNearbyDays(friday, { first: '2026-03-12', last: '2026-03-15', reach: 3 })).toEqual([
    '2026-03-12',
    '2026-03-14',
    '2026-03-15',
  ]);
});
