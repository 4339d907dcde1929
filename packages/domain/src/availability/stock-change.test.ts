import { expect, it } from 'vitest';
import { createMealRow, createStockRow, createTableUnit, createVenueStock } from '../../test/fixtures';
import { applyStockChange, type EditableStock, type NamedSeason, type StockChange } from './stock-change';

const christmasRows = [{ startTime: '17:00', units: [createTableUnit(30)] }];
const newYearRows = [{ startTime: '11:30', units: [createTableUnit(12)] }];
const createSeason = (name: string, from: string, to: string): NamedSeason => ({ name, from, to, rows: [] });

/** A venue with a summer season, a plan for Christmas Day and a closed day. */
const stock: EditableStock = {
  ...createVenueStock(),
  seasons: [createSeason('Summer', '2026-07-01', '2026-08-31')],
  dayPlans: [{ date: '2026-12-25', rows: christmasRows }],
  closings: [{ date: '2026-11-02', time: null }],
};
const weeklyRows = [createStockRow('weekdays', '19:00', createTableUnit(10))];
const meals = [createMealRow('D')];
const winter = createSeason('Winter', '2026-12-01', '2027-02-28');
const createClosing = (from: string, to: string, time: string | null = null): StockChange => ({
  type: 'closing',
  from,
  to,
  time,
  reason: 'Repairs',
});

it.each<readonly [sentence: string, change: StockChange, changed: Partial<EditableStock>]>([
  [
    'new weekly hours replace the start times and meals',
    { type: 'weekly', rows: weeklyRows, meals },
    { rows: weeklyRows, meals },
  ],
  ['new seasons replace all earlier seasons', { type: 'seasons', seasons: [winter] }, { seasons: [winter] }],
  ['an empty list of seasons removes all of them', { type: 'seasons', seasons: [] }, { seasons: [] }],
  [
    'a plan for New Year’s Day is added to that of Christmas Day',
    { type: 'plan', dates: ['2027-01-01'], rows: newYearRows },
    {
      dayPlans: [
        { date: '2026-12-25', rows: christmasRows },
        { date: '2027-01-01', rows: newYearRows },
      ],
    },
  ],
  [
    'a plan for two days gives both the same start times and replaces an earlier plan',
    { type: 'plan', dates: ['2026-12-24', '2026-12-25'], rows: newYearRows },
    {
      dayPlans: [
        { date: '2026-12-24', rows: newYearRows },
        { date: '2026-12-25', rows: newYearRows },
      ],
    },
  ],
  [
    'new turn times replace both',
    { type: 'turnTimes', tableTurnMinutes: 120, roomTurnMinutes: null },
    { tableTurnMinutes: 120, roomTurnMinutes: null },
  ],
  [
    'a reset of Christmas Day removes its plan',
    { type: 'reset', dates: ['2026-12-24', '2026-12-25'] },
    { dayPlans: [] },
  ],
  ['a reset of a day without a plan changes nothing', { type: 'reset', dates: ['2026-12-24'] }, {}],
  [
    'a closing from Monday to Wednesday closes each of the three days, and earlier closings stay',
    createClosing('2026-11-09', '2026-11-11'),
    {
      closings: [
        { date: '2026-11-02', time: null },
        { date: '2026-11-09', time: null },
        { date: '2026-11-10', time: null },
        { date: '2026-11-11', time: null },
      ],
    },
  ],
  [
    'a closing of 18:00 on one day closes only that start time',
    createClosing('2026-11-09', '2026-11-09', '18:00'),
    {
      closings: [
        { date: '2026-11-02', time: null },
        { date: '2026-11-09', time: '18:00' },
      ],
    },
  ],
  ['a closing that ends before it starts closes nothing', createClosing('2026-11-11', '2026-11-09'), {}],
])('%s', (_sentence, change, changed) => {
  expect(applyStockChange(stock, change)).toEqual({ ...stock, ...changed });
});
