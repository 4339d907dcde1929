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
  ['the first day of the period', discount, '2026-12-01', 30, 'period'],
  ['the last day of the period', discount, '2026-12-10', 30, 'period'],
  ['a Friday after the period', discount, '2026-12-11', 10, 'weekday'],
  ['a Tuesday before the period', discount, tuesday, 10, 'weekday'],
  ['a Monday before the period: the weekend rate', discount, monday, 5, 'weekend'],
  ['a Sunday before the period', discount, '2026-11-22', 5, 'weekend'],
  ['Christmas on a Friday is a weekday here', discount, '2026-12-25', 10, 'weekday'],
  ['a Saturday without a period', { ...discount, period: null }, '2026-12-05', 5, 'weekend'],
  ['a period without days counts as none', { ...discount, period: { from: null, to: null } }, tuesday, 10, 'weekday'],
  ['a period open at its end', { ...discount, period: { from: '2026-12-01', to: null } }, '2027-06-01', 30, 'period'],
  ['a discount that is switched off', { ...discount, enabled: false }, '2026-12-05', 0, 'none'],
])('the discount of a day is determined: %s', (_case, rates, date, rate, source) =>
  expect(getDayDiscount(rates, date)).toEqual({ rate, source }),
);
