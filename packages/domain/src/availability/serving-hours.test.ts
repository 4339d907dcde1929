import { describe, expect, it } from 'vitest';
import type { MealRow, StockRow, VenueStock } from '../inventory/stock';
import { listServingHours } from './serving-hours';

const row = (day: StockRow['day'], startTime: string, seats = 20, open = true): StockRow => ({
  day,
  startTime,
  units: [{ kind: 'table', dinRoomCode: null, seats, minSeats: 1, open }],
});
const meal = (name: MealRow['meal'], changes: Partial<MealRow> = {}): MealRow => ({
  meal: name,
  open: true,
  weekdayFlags: [true, true, true, true, true],
  onWeekdays: true,
  onHolidays: true,
  ...changes,
});
const venue = (changes: Partial<VenueStock>): VenueStock => ({
  rows: [row('weekdays', '18:00'), row('weekdays', '20:30'), row('weekend', '17:00'), row('weekend', '20:00')],
  meals: [meal('D')],
  closings: [],
  tableTurnMinutes: 90,
  roomTurnMinutes: null,
  ...changes,
});
const weekend = { days: [5, 6, 7], opens: '17:00', closes: '21:30' };

describe('serving hours of a venue', () => {
  it.each([
    [
      'from its first start to the end of its last visit',
      {},
      [{ days: [0, 1, 2, 3, 4], opens: '18:00', closes: '22:00' }, weekend],
    ],
    [
      'on the weekdays whose flag is set',
      { meals: [meal('D', { weekdayFlags: [false, true, true, true, true] })] },
      [{ days: [1, 2, 3, 4], opens: '18:00', closes: '22:00' }, weekend],
    ],
    ['at weekends and on holidays alone', { meals: [meal('D', { onWeekdays: false })] }, [weekend]],
    [
      'on weekdays alone',
      { meals: [meal('D', { onHolidays: false })] },
      [{ days: [0, 1, 2, 3, 4], opens: '18:00', closes: '22:00' }],
    ],
    ['no meal that is closed', { meals: [meal('D', { open: false })] }, []],
    ['no meal without a start time', { meals: [meal('L')] }, []],
    [
      'until a usual visit is over where it has no turn time, and not into the next day',
      { rows: [row('weekend', '17:00'), row('weekend', '23:00')], tableTurnMinutes: null },
      [{ days: [5, 6, 7], opens: '17:00', closes: '23:59' }],
    ],
    [
      'no start time that is closed or has no seats',
      { rows: [row('weekend', '17:00', 0), row('weekend', '18:00', 20, false), row('weekend', '19:00')] },
      [{ days: [5, 6, 7], opens: '19:00', closes: '20:30' }],
    ],
  ] as const)('are calculated from its start times: %s', (_case, changes, hours) =>
    expect(listServingHours(venue(changes), '', 120)).toEqual(hours),
  );
});

describe('serving hours of a venue with written closing times', () => {
  const evening = venue({ rows: [row('weekend', '17:00'), row('weekend', '20:00')] });
  const lunch = venue({ rows: [row('weekend', '11:30'), row('weekend', '14:30')], meals: [meal('L')] });
  it.each([
    ['closes then', evening, 'Dinner 17:00–22:00', '22:00'],
    ['in any language', evening, '디너 17:00 ~ 22:00', '22:00'],
    ['at midnight', evening, 'バー 17:00～24:00', '23:59'],
    ['after the last of two sittings', lunch, '런치 평일 11:30–13:30, 주말 11:30–13:30 / 14:00–16:00', '16:00'],
    [
      'of two that begin alike at the earlier one',
      evening,
      'Dinner weekdays 17:00–21:30, weekends 17:00–22:00',
      '21:30',
    ],
    ['rather by the line that begins with its first start', evening, 'Bar 18:00–20:30, dinner 17:00–22:00', '22:00'],
    ['before its last visit begins: that is another meal’s line', evening, 'Lunch 12:00–15:00', '21:30'],
  ] as const)('end at the written time: %s', (_case, at, written, closes) =>
    expect(listServingHours(at, written, 120).map((hours) => hours.closes)).toEqual([closes]),
  );
});
