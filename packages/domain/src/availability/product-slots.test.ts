import { describe, expect, it } from 'vitest';
import {
  createPickupProduct,
  createProduct,
  createRoomUnit,
  createStockRow,
  createTableUnit,
  createVenueStock,
  holidays2026,
  parseSeoulTime,
} from '../../test/fixtures';
import { checkProductsAtVisit, listProductSlots } from './product-slots';
import { emptyUsage, indexUsage } from './usage';

const baseInput = {
  party: { adults: 2, kids: 0 },
  units: null,
  dinRoomCode: null,
  stock: createVenueStock(),
  usage: emptyUsage,
  sold: { onDay: 0, toPerson: 0 },
  holidays: holidays2026,
  now: parseSeoulTime('2026-11-21 10:00'),
};
const roomsAt1830 = createVenueStock({
  rows: [
    createStockRow('weekdays', '18:00', createTableUnit(4)),
    createStockRow('weekdays', '18:30', createRoomUnit('R1', 2, 6)),
  ],
});
const fullAt18 = indexUsage([{ date: '2026-11-23', time: '18:00', tableSeats: 20, rooms: [] }]);

describe('the start times of a product on Monday', () => {
  it.each([
    ['a dinner shows no lunch', createProduct(), {}, ['18:00 ok', '18:30 ok']],
    ['a lunch shows no dinner', createProduct({ saleZone: 'L' }), {}, ['12:00 ok']],
    ['a full time is listed as sold out', createProduct(), { usage: fullAt18 }, ['18:00 sold_out', '18:30 ok']],
    ['a product with its own times shows only these', createProduct({ saleTimes: ['18:30'] }), {}, ['18:30 ok']],
    [
      'a product that is sold on weekends only is listed with its error',
      createProduct({ weekType: 'weekend' }),
      {},
      ['18:00 wrong_weekday', '18:30 wrong_weekday'],
    ],
    [
      'a start time that offers only rooms is not listed for a table',
      createProduct(),
      { stock: roomsAt1830 },
      ['18:00 ok'],
    ],
    ['a cake has one start time', createPickupProduct(), {}, ['08:00 ok']],
  ])('are listed: %s', (_case, product, changes, expected) => {
    const slots = listProductSlots({ ...baseInput, ...changes, product }, '2026-11-23');
    expect(slots.map(({ time, availability }) => `${time} ${availability.ok ? 'ok' : availability.error}`)).toEqual(
      expected,
    );
  });

  it('are not listed in a year without holiday data', () => {
    expect(listProductSlots({ ...baseInput, product: createProduct() }, '2031-11-24')).toEqual([]);
  });
});

it('several products are checked at one visit, in their order', () => {
  const sold = { onDay: 0, toPerson: 0 };
  const products = [
    { product: createProduct(), sold },
    { product: createProduct({ saleZone: 'L' }), sold },
  ];
  const results = checkProductsAtVisit(products, { ...baseInput, visit: { date: '2026-11-23', time: '18:00' } });
  expect(results.map(({ availability }) => availability.ok)).toEqual([true, false]);
});
