import { describe, expect, it } from 'vitest';
import {
  createMealRow,
  createRoomUnit,
  createStockRow,
  createTableUnit,
  createVenueStock,
  holidays2026,
  parseSeoulTime,
  toRoomCode,
} from '../../test/fixtures';
import { type DaySearch, getPickupSlot, listSlots } from './slots';
import { emptyUsage, indexUsage } from './usage';

const monday = '2026-11-23';
const createSearch = (changes: Partial<DaySearch> = {}): DaySearch => ({
  stock: createVenueStock(),
  usage: emptyUsage,
  holidays: holidays2026,
  date: monday,
  type: 'table',
  partySize: 2,
  now: parseSeoulTime('2026-11-21 10:00'),
  ...changes,
});
const listStates = (changes: Partial<DaySearch>) =>
  listSlots(createSearch(changes)).slots.map(({ time, state }) => `${time} ${state}`);
const createUsage = (time: string, tableSeats: number, ...codes: string[]) => ({
  date: monday,
  time,
  tableSeats,
  rooms: codes.map(toRoomCode),
});

describe('the start times of a day', () => {
  it.each([
    ['a free Monday', {}, ['12:00 open', '18:00 open', '18:30 open']],
    ['a day that is closed', { stock: createVenueStock({ closings: [{ date: monday, time: null }] }) }, []],
    [
      'a time that is closed',
      { stock: createVenueStock({ closings: [{ date: monday, time: '18:00' }] }) },
      ['12:00 open', '18:30 open'],
    ],
    [
      'another day is closed',
      { stock: createVenueStock({ closings: [{ date: '2026-11-24', time: null }] }) },
      ['12:00 open', '18:00 open', '18:30 open'],
    ],
    ['lunch is over', { now: parseSeoulTime('2026-11-23 14:00') }, ['12:00 past', '18:00 open', '18:30 open']],
    [
      'a start time is past from its minute on',
      { now: parseSeoulTime('2026-11-23 18:00') },
      ['12:00 past', '18:00 past', '18:30 open'],
    ],
    [
      '18:00 has one seat left for two guests',
      { usage: indexUsage([createUsage('18:00', 19)]) },
      ['12:00 open', '18:00 full', '18:30 open'],
    ],
    ['20 guests are as many as the seats', { partySize: 20 }, ['12:00 open', '18:00 open', '18:30 open']],
    ['21 guests are more than the seats', { partySize: 21 }, ['12:00 full', '18:00 full', '18:30 full']],
    [
      'no lunch on Mondays',
      {
        stock: createVenueStock({
          meals: [createMealRow('L', { weekdayFlags: [false, true, true, true, true] }), createMealRow('D')],
        }),
      },
      ['18:00 open', '18:30 open'],
    ],
    ['a venue without meals', { stock: createVenueStock({ meals: [] }) }, []],
    ['two guests are too few for a room', { type: 'room' }, ['12:00 full', '18:00 full', '18:30 full']],
    ['four guests fit into a room', { type: 'room', partySize: 4 }, ['12:00 open', '18:00 open', '18:30 open']],
    [
      'the only room is taken at 18:00',
      { type: 'room', partySize: 4, usage: indexUsage([createUsage('18:00', 0, 'R1')]) },
      ['12:00 open', '18:00 full', '18:30 open'],
    ],
    [
      'rooms do not depend on seats at tables',
      { type: 'room', partySize: 4, usage: indexUsage([createUsage('18:00', 20)]) },
      ['12:00 open', '18:00 open', '18:30 open'],
    ],
  ] as const)('are listed with their states: %s', (_case, changes, expected) =>
    expect(listStates(changes as Partial<DaySearch>)).toEqual(expected),
  );

  it.each([
    ['a Saturday sells the weekend rows', '2026-11-28', ['11:30']],
    ['a holiday Friday sells the weekend rows', '2026-12-25', ['11:30']],
    ['a Friday sells the weekday rows', '2026-11-27', ['12:00']],
    ['a weekday of an unknown year sells nothing', '2031-11-24', []],
  ])('depend on the kind of day: %s', (_case, date, times) => {
    const stock = createVenueStock({
      rows: [
        createStockRow('weekdays', '12:00', createTableUnit(10)),
        createStockRow('weekend', '11:30', createTableUnit(10)),
      ],
    });
    expect(listSlots(createSearch({ stock, date })).slots.map(({ time }) => time)).toEqual(times);
  });

  it('have an unknown kind of day in a year without holiday data', () => {
    expect(listSlots(createSearch({ date: '2031-11-24' })).dayType).toBe('unknown');
  });

  it('are sorted, with one entry per time, without night hours and times without tables', () => {
    const stock = createVenueStock({
      rows: [
        createStockRow('weekdays', '19:00', createTableUnit(4)),
        createStockRow('weekdays', '05:30', createTableUnit(4)),
        createStockRow('weekdays', '18:00', createTableUnit(4)),
        createStockRow('weekdays', '18:00', createTableUnit(6)),
        createStockRow('weekdays', '20:00', createRoomUnit('R1', 2, 6)),
      ],
    });
    expect(listSlots(createSearch({ stock })).slots.map(({ time, seatsLeft }) => [time, seatsLeft])).toEqual([
      ['18:00', 10],
      ['19:00', 4],
    ]);
  });
});

describe('the slot of a pickup day', () => {
  it.each([
    ['products are available', '2026-11-23', 3, 'open'],
    ['all are sold out', '2026-11-23', 0, 'full'],
    ['the day is today', '2026-11-21', 3, 'past'],
  ])('is $3 if %s', (_case, date, availableProductCount, state) => {
    expect(getPickupSlot(date, availableProductCount, parseSeoulTime('2026-11-21 07:00'))).toMatchObject({
      time: '08:00',
      meal: null,
      state,
    });
  });
});
