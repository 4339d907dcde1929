import { expect, it } from 'vitest';
import { getAdjacentMonth, listNearDays } from './near-days';

const today = '2026-11-21';

it.each([
  ['the last day of a month reaches into the next', '2027-01-31', '2027-01-21', '2027-02-10', '2027-02'],
  ['the first day of a month reaches into the one before', '2027-02-01', '2027-01-22', '2027-02-11', '2027-01'],
  ['the middle of a month stays in it', '2027-02-15', '2027-02-05', '2027-02-25', '2027-02'],
  ['none that has gone by', '2026-11-25', '2026-11-21', '2026-12-05', '2026-12'],
  ['none further ahead than venues plan', '2027-04-28', '2027-04-18', '2027-04-30', '2027-04'],
])('%s', (_case, date, first, last, month) => {
  const days = listNearDays(date, today);
  expect([days[0], days.at(-1), getAdjacentMonth(date, today)]).toEqual([first, last, month]);
});
