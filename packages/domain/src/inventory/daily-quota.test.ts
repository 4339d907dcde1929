import { expect, it } from 'vitest';
import { calculateUnitsLeft, isWithinDailyQuota } from './daily-quota';

it.each([
  ['any number if there is none', null, 500, 999, null, true],
  ['the last two of ten', 10, 8, 2, 2, true],
  ['three when two are left', 10, 8, 3, 2, false],
  ['one more when nothing is left', 10, 10, 1, 0, false],
  ['one more than was sold before the limit was lowered', 10, 12, 1, 0, false],
  ['one when nothing is for sale that day', 0, 0, 1, 0, false],
])('the daily limit allows %s: $5, with $4 units left', (_case, limit, sold, units, unitsLeft, isWithin) => {
  expect(calculateUnitsLeft(limit, sold)).toBe(unitsLeft);
  expect(isWithinDailyQuota(limit, sold, units)).toBe(isWithin);
});
