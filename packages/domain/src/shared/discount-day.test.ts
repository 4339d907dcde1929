import { expect, it } from 'vitest';
import { isDiscountWeekend } from './discount-day';

it.each([
  ['Sunday', '2026-11-22', true],
  ['Monday takes the weekend rate', '2026-11-23', true],
  ['Tuesday', '2026-11-24', false],
  ['Wednesday', '2026-11-25', false],
  ['Thursday', '2026-11-26', false],
  ['Friday', '2026-11-27', false],
  ['Saturday', '2026-11-28', true],
  ['Christmas on a Friday: holidays make no difference', '2026-12-25', false],
])('decides on the weekend discount, %s: %s is %s', (_case, date, expected) =>
  expect(isDiscountWeekend(date)).toBe(expected),
);
