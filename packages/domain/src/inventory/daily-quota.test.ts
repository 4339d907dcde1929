import { expect, it } from 'vitest';
import { calculateUnitsLeft, isWithinDailyQuota } from './daily-quota';

it.each([
  ['no limit', null, 500, 999, null, true],
  ['the last two of ten', 10, 8, 2, 2, true],
  ['three when two are left', 10, 8, 3, 2, false],
  ['nothing left', 10, 10, 1, 0, false],
  ['the limit was lowered below what is sold', 10, 12, 1, 0, false],
  ['nothing for sale that day', 0, 0, 1, 0, false],
])('the daily limit allows %s: $5', (_case, limit, sold, units, unitsLeft, fits) => {
  expect(calculateUnitsLeft(limit, sold)).toBe(unitsLeft);
  expect(isWithinDailyQuota(limit, sold, units)).toBe(fits);
});
