import { describe, expect, it } from 'vitest';
import {
  createMealRow,
  createRoomUnit,
  createStockRow,
  createTableUnit,
  createVenueStock,
  holidays2026,
  toRoomCode,
} from '../../test/fixtures';
import type { StockUnit, VenueStock } from '../inventory/stock';
import { listDays } from '../shared/seoul-calendar';
import { addDays } from '../shared/seoul-time';
import { calculateUsage, calculateUsageWithoutBookings } from './calculate-usage';
import { listSlots } from './slots';
import { listOccupiedStartTimes, type Occupancy } from './turn-time';
import { indexUsage } from './usage';

/** A sushi counter with two-hour stays: at weekends 18:30 offers no seats and 20:00 offers fewer. */
const sushiCounter = createVenueStock({
  rows: [
    createStockRow('weekdays', '18:00', createTableUnit(12)),
    createStockRow('weekdays', '19:00', createTableUnit(12)),
    createStockRow('weekend', '16:30', createTableUnit(12)),
    createStockRow('weekend', '17:30', createTableUnit(12)),
    createStockRow('weekend', '18:30', createTableUnit(0)),
    createStockRow('weekend', '20:00', createTableUnit(5)),
  ],
  tableTurnMinutes: 120,
});
const [monday, saturday, christmas] = ['2026-11-23', '2026-11-28', '2026-12-25'];
const listSeatsLeft = (stock: VenueStock, date: string, occupancy: readonly Occupancy[] = []) => {
  const usage = indexUsage(
    calculateUsage({ stock, days: [date], occupancyByDay: new Map([[date, occupancy]]), holidays: holidays2026 }),
  );
  const now = new Date('2026-11-01T00:00:00Z');
  return listSlots({ stock, usage, holidays: holidays2026, date, type: 'table', partySize: 1, now }).slots.map(
    ({ time, seatsLeft }) => `${time} ${seatsLeft}`,
  );
};
const createOccupancy = (time: string, tableSeats: number): Occupancy => ({ time, tableSeats, rooms: [] });

describe('the seats left for a stay that includes start times with fewer seats', () => {
  it.each<[string, string, readonly Occupancy[], VenueStock, readonly string[]]>([
    ['a weekday with the same seats all evening', monday, [], sushiCounter, ['18:00 12', '19:00 12']],
    ['a Saturday without bookings', saturday, [], sushiCounter, ['16:30 12', '17:30 0', '18:30 0', '20:00 5']],
    ['a holiday without bookings', christmas, [], sushiCounter, ['16:30 12', '17:30 0', '18:30 0', '20:00 5']],
    [
      'a Saturday with three guests at 20:00',
      saturday,
      [createOccupancy('20:00', 3)],
      sushiCounter,
      ['16:30 12', '17:30 0', '18:30 0', '20:00 2'],
    ],
    [
      'a Saturday with four guests who stay from 16:30',
      saturday,
      [createOccupancy('16:30', 4), createOccupancy('17:30', 4)],
      sushiCounter,
      ['16:30 8', '17:30 0', '18:30 0', '20:00 5'],
    ],
    [
      'a venue without a turn time',
      saturday,
      [],
      { ...sushiCounter, tableTurnMinutes: null },
      ['16:30 12', '17:30 12', '18:30 0', '20:00 5'],
    ],
    [
      'a turn time that ends at the time with fewer seats',
      saturday,
      [],
      { ...sushiCounter, tableTurnMinutes: 60 },
      ['16:30 12', '17:30 12', '18:30 0', '20:00 5'],
    ],
    [
      'a turn time that ends a minute after it',
      saturday,
      [],
      { ...sushiCounter, tableTurnMinutes: 61 },
      ['16:30 12', '17:30 0', '18:30 0', '20:00 5'],
    ],
    [
      'a Saturday on which the venue has closed 20:00',
      saturday,
      [],
      { ...sushiCounter, closings: [{ date: saturday, time: '20:00' }] },
      ['16:30 12', '17:30 0', '18:30 0'],
    ],
    [
      'a Saturday on which dinner is not served',
      saturday,
      [],
      { ...sushiCounter, meals: [createMealRow('L'), createMealRow('D', { onHolidays: false })] },
      ['16:30 12'],
    ],
  ])('are calculated: %s', (_case, date, occupancy, stock, seatsLeft) =>
    expect(listSeatsLeft(stock, date, occupancy)).toEqual(seatsLeft),
  );
});

it('usage has rows for days without bookings on which a stay includes a start time with fewer seats', () => {
  const days = listDays('2026-11-27', '2026-11-30');
  const rows = calculateUsage({ stock: sushiCounter, days, occupancyByDay: new Map(), holidays: holidays2026 });
  expect(rows.map(({ date, time, tableSeats }) => `${date} ${time} ${tableSeats}`)).toEqual([
    '2026-11-28 17:30 12',
    '2026-11-29 17:30 12',
  ]);
  expect(calculateUsageWithoutBookings({ stock: sushiCounter, days, holidays: holidays2026 })).toEqual(rows);
});

describe('the seats left for a stay', () => {
  const times = ['17:00', '17:30', '18:00', '18:30', '19:00'];
  const seats = [6, 2, 8, 0, 4];
  const cases: [number | null, readonly Occupancy[]][] = [null, 30, 31, 60, 90, 200].flatMap((turnMinutes) => [
    [turnMinutes, []],
    [turnMinutes, [createOccupancy('17:30', 1), createOccupancy('18:00', 3)]],
    [turnMinutes, [createOccupancy('18:00', 8), createOccupancy('18:15', 2), createOccupancy('19:00', 4)]],
  ]);
  it.each(cases)(
    'are the fewest left at any of its start times, for a turn time of %s minutes',
    (tableTurnMinutes, occupancy) => {
      const rows = times.map((time, index) => createStockRow('weekend', time, createTableUnit(seats[index] ?? 0)));
      const getSeatsUsed = (time: string) => occupancy.find((row) => row.time === time)?.tableSeats ?? 0;
      const getSeatsLeft = (time: string) => (seats[times.indexOf(time)] ?? 0) - getSeatsUsed(time);
      const expected = times.map((time) => {
        const stay = listOccupiedStartTimes(time, times, tableTurnMinutes);
        return `${time} ${Math.max(0, Math.min(...stay.map(getSeatsLeft)))}`;
      });
      expect(listSeatsLeft(createVenueStock({ rows, tableTurnMinutes }), saturday, occupancy)).toEqual(expected);
    },
  );
});

it('a room is unavailable for overlapping stays, and available the next day', () => {
  const units: StockUnit[] = [createRoomUnit('R1', 2, 6)];
  const stock = createVenueStock({
    rows: ['18:00', '19:00', '20:00'].map((time) => createStockRow('weekend', time, ...units)),
    roomTurnMinutes: 90,
  });
  const occupancy: Occupancy = { time: '19:00', tableSeats: 0, rooms: [toRoomCode('R1')] };
  const days = [saturday, addDays(saturday, 1)];
  const occupancyByDay = new Map([[saturday, [occupancy]]]);
  expect(calculateUsage({ stock, days, occupancyByDay, holidays: holidays2026 })).toEqual([
    { date: saturday, time: '18:00', tableSeats: 0, rooms: ['R1'] },
    { date: saturday, time: '19:00', tableSeats: 0, rooms: ['R1'] },
  ]);
});
