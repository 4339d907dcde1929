import { describe, expect, it } from 'vitest';
import { createStockRow, createTableUnit, createVenueStock } from '../../test/fixtures';
import { findDayStock } from './day-stock';

const createRows = (...times: string[]) =>
  (['weekdays', 'weekend'] as const).flatMap((day) =>
    times.map((time) => createStockRow(day, time, createTableUnit(20))),
  );

/** Dinner at 18:00 all year, at 17:00 in December, and two seatings on Christmas Eve. */
const stock = createVenueStock({
  rows: createRows('18:00'),
  seasons: [{ from: '2026-12-01', to: '2026-12-31', rows: createRows('17:00') }],
  dayPlans: [
    {
      date: '2026-12-24',
      rows: ['17:30', '20:00'].map((startTime) => ({ startTime, units: [createTableUnit(20)] })),
    },
  ],
});

describe('the stock of a day', () => {
  it.each([
    ['before the season', '2026-11-30', 'weekly', ['18:00']],
    ['on the first day of the season', '2026-12-01', 'season', ['17:00']],
    ['on the last day of the season', '2026-12-31', 'season', ['17:00']],
    ['after the season', '2027-01-01', 'weekly', ['18:00']],
    ['on a day with a plan', '2026-12-24', 'plan', ['17:30', '20:00']],
  ])('is found %s (%s): type %s, start times %j', (_name, date, type, times) => {
    const dayStock = findDayStock(stock, date, 'weekdays');
    expect(dayStock.type).toBe(type);
    expect(dayStock.rows.map(({ startTime }) => startTime)).toEqual(times);
  });
});
