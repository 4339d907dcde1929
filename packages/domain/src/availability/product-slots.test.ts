import { describe, expect, it } from 'vitest';
import { holidays2026, pickup, product, room, row, seoul, tables, venue } from '../../test/fixtures';
import { checkProductsAtVisit, listProductSlots } from './product-slots';
import { emptyUsage, indexUsage } from './usage';

const around = {
  party: { adults: 2, kids: 0 },
  units: null,
  dinRoomCode: null,
  stock: venue(),
  usage: emptyUsage,
  sold: { onDay: 0, toPerson: 0 },
  holidays: holidays2026,
  now: seoul('2026-11-21 10:00'),
};
const roomsAt1830 = venue({ rows: [row('weekdays', '18:00', tables(4)), row('weekdays', '18:30', room('R1', 2, 6))] });
const full = indexUsage([{ date: '2026-11-23', time: '18:00', tableSeats: 20, rooms: [] }]);

describe("a product's start times on Monday", () => {
  it.each([
    ['a dinner shows no lunch', product(), {}, ['18:00 ok', '18:30 ok']],
    ['a lunch shows no dinner', product({ saleZone: 'L' }), {}, ['12:00 ok']],
    ['a full time shows as full', product(), { usage: full }, ['18:00 sold_out', '18:30 ok']],
    ['only its own times', product({ saleTimes: ['18:30'] }), {}, ['18:30 ok']],
    ['weekends only', product({ weekType: 'weekend' }), {}, ['18:00 wrong_weekday', '18:30 wrong_weekday']],
    ['a start with rooms alone is none for a table', product(), { stock: roomsAt1830 }, ['18:00 ok']],
    ['a cake has its one slot', pickup(), {}, ['08:00 ok']],
  ])('are listed: %s', (_case, sold, changes, expected) => {
    const slots = listProductSlots({ ...around, ...changes, product: sold }, '2026-11-23');
    expect(slots.map(({ time, answer }) => `${time} ${answer.ok ? 'ok' : answer.error}`)).toEqual(expected);
  });

  it('are missing in a year without holiday data', () => {
    expect(listProductSlots({ ...around, product: product() }, '2031-11-24')).toEqual([]);
  });
});

it('checks a list of products in its order', () => {
  const sold = { onDay: 0, toPerson: 0 };
  const list = [
    { product: product(), sold },
    { product: product({ saleZone: 'L' }), sold },
  ];
  const answers = checkProductsAtVisit(list, { ...around, visit: { date: '2026-11-23', time: '18:00' } });
  expect(answers.map(({ answer }) => answer.ok)).toEqual([true, false]);
});
