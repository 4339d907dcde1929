import { expect, it } from 'vitest';
import { isDiscountWeekend } from './discount-day';

it.each([
  ['Sunday', '2026-11-22', true],
  ['Monday', '2026-11-23', true],
  ['Tuesday', '2026-11-24', false],
  ['Wednesday', '2026-11-25', false],
  ['Thursday', '2026-11-26', false],
  ['Friday', '2026-11-27', false],
  ['Saturday', '2026-11-28', true],
  ['Christmas, a holiday on a Friday', '2026-12-25', false],
])('the weekend discount applies on %s (%s): %s', (_case, date, expected) =>
  expect(isDiscountWeekend(date)).toBe(expected),
);
