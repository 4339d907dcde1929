import { describe, expect, it } from 'vitest';
import type { MealRow, StockRow, VenueStock } from '../inventory/stock';
import { listServingHours } from './serving-hours';

const createRow = (day: StockRow['day'], startTime: string, seats = 20, open = true): StockRow => ({
  day,
  startTime,
  units: [{ kind: 'table', dinRoomCode: null, seats, minSeats: 1, open }],
});
const createMeal = (name: MealRow['meal'], changes: Partial<MealRow> = {}): MealRow => ({
  meal: name,
  open: true,
  weekdayFlags: [true, true, true, true, true],
  onWeekdays: true,
  onHolidays: true,
  ...changes,
});
const createStock = (changes: Partial<VenueStock>): VenueStock => ({
  rows: [
    createRow('weekdays', '18:00'),
    createRow('weekdays', '20:30'),
    createRow('weekend', '17:00'),
    createRow('weekend', '20:00'),
  ],
  meals: [createMeal('D')],
  seasons: [],
  dayPlans: [],
  closings: [],
  tableTurnMinutes: 90,
  roomTurnMinutes: null,
  ...changes,
});
const weekendHours = { days: [5, 6, 7], opens: '17:00', closes: '21:30' };

describe('the serving hours of a venue', () => {
  it.each([
    [
      'from its first start to the end of its last visit',
      {},
      [{ days: [0, 1, 2, 3, 4], opens: '18:00', closes: '22:00' }, weekendHours],
    ],
    [
      'on the weekdays whose flag is set',
      { meals: [createMeal('D', { weekdayFlags: [false, true, true, true, true] })] },
      [{ days: [1, 2, 3, 4], opens: '18:00', closes: '22:00' }, weekendHours],
    ],
    ['at weekends and on holidays alone', { meals: [createMeal('D', { onWeekdays: false })] }, [weekendHours]],
    [
      'on weekdays alone',
      { meals: [createMeal('D', { onHolidays: false })] },
      [{ days: [0, 1, 2, 3, 4], opens: '18:00', closes: '22:00' }],
    ],
    ['none for a closed meal', { meals: [createMeal('D', { open: false })] }, []],
    ['none for a meal without a start time', { meals: [createMeal('L')] }, []],
    [
      'until the end of a usual visit if it has no turn time, but never into the next day',
      { rows: [createRow('weekend', '17:00'), createRow('weekend', '23:00')], tableTurnMinutes: null },
      [{ days: [5, 6, 7], opens: '17:00', closes: '23:59' }],
    ],
    [
      'without start times that are closed or have no seats',
      {
        rows: [
          createRow('weekend', '17:00', 0),
          createRow('weekend', '18:00', 20, false),
          createRow('weekend', '19:00'),
        ],
      },
      [{ days: [5, 6, 7], opens: '19:00', closes: '20:30' }],
    ],
  ] as const)('are calculated from its start times: %s', (_case, changes, hours) =>
    expect(listServingHours(createStock(changes), '', 120)).toEqual(hours),
  );
});

describe('the serving hours of a venue whose opening hours state closing times', () => {
  const evening = createStock({ rows: [createRow('weekend', '17:00'), createRow('weekend', '20:00')] });
  const lunch = createStock({
    rows: [createRow('weekend', '11:30'), createRow('weekend', '14:30')],
    meals: [createMeal('L')],
  });
  it.each([
    ['one span', evening, 'Dinner 17:00–22:00', '22:00'],
    ['a span in another language', evening, '디너 17:00 ~ 22:00', '22:00'],
    ['a span until midnight', evening, 'バー 17:00～24:00', '23:59'],
    ['the last of two sittings', lunch, '런치 평일 11:30–13:30, 주말 11:30–13:30 / 14:00–16:00', '16:00'],
    [
      'the earlier end of two spans with the same start',
      evening,
      'Dinner weekdays 17:00–21:30, weekends 17:00–22:00',
      '21:30',
    ],
    ['the span that begins at the first start time', evening, 'Bar 18:00–20:30, dinner 17:00–22:00', '22:00'],
    ['the end of the last visit if the only span belongs to another meal', evening, 'Lunch 12:00–15:00', '21:30'],
  ] as const)('end at $3: %s', (_case, stock, openingHours, closes) =>
    expect(listServingHours(stock, openingHours, 120).map((hours) => hours.closes)).toEqual([closes]),
  );
});
