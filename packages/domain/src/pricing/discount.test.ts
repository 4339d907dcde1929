import { expect, it } from 'vitest';
import { getDayDiscount } from './discount';

const tuesday = '2026-11-24';
const monday = '2026-11-23';
const discount = {
  enabled: true,
  periodRate: 30,
  period: { from: '2026-12-01', to: '2026-12-10' },
  weekdayRate: 10,
  weekendRate: 5,
};

it.each([
  ['a day within the period', discount, '2026-12-05', 30, 'period'],
  ['its first day', discount, '2026-12-01', 30, 'period'],
  ['its last day', discount, '2026-12-10', 30, 'period'],
  ['after it, on a Friday', discount, '2026-12-11', 10, 'weekday'],
  ['before it, on a Tuesday', discount, tuesday, 10, 'weekday'],
  ['before it, on a Monday: the weekend rate', discount, monday, 5, 'weekend'],
  ['before it, on a Sunday', discount, '2026-11-22', 5, 'weekend'],
  ['Christmas on a Friday is a weekday here', discount, '2026-12-25', 10, 'weekday'],
  ['no period', { ...discount, period: null }, '2026-12-05', 5, 'weekend'],
  ['a period without days is none', { ...discount, period: { from: null, to: null } }, tuesday, 10, 'weekday'],
  ['a period open at its end', { ...discount, period: { from: '2026-12-01', to: null } }, '2027-06-01', 30, 'period'],
  ['switched off', { ...discount, enabled: false }, '2026-12-05', 0, 'none'],
])('the discount of a day is determined: %s', (_case, rates, date, rate, source) =>
  expect(getDayDiscount(rates, date)).toEqual({ rate, source }),
);
