import { expect, it } from 'vitest';
import { getAdjacentMonth, listNearDays } from './near-days';

const today = '2026-11-21';

it.each([
  ['lists days of the next month around the last day of a month', '2027-01-31', '2027-01-21', '2027-02-10', '2027-02'],
  [
    'lists days of the previous month around the first day of a month',
    '2027-02-01',
    '2027-01-22',
    '2027-02-11',
    '2027-01',
  ],
  ['lists only days of one month around its middle', '2027-02-15', '2027-02-05', '2027-02-25', '2027-02'],
  ['lists no past day', '2026-11-25', '2026-11-21', '2026-12-05', '2026-12'],
  ['lists no day after the last bookable one', '2027-04-28', '2027-04-18', '2027-04-30', '2027-04'],
])('the search for near days %s', (_case, date, first, last, month) => {
  const days = listNearDays(date, today);
  expect([days[0], days.at(-1), getAdjacentMonth(date, today)]).toEqual([first, last, month]);
});
