import { expect, it } from 'vitest';
import { isWithinPerPersonLimit } from './per-person-limit';

it.each([
  ['any number if there is none', null, 40, 10, true],
  ['two of two', 2, 0, 2, true],
  ['the second of two', 2, 1, 1, true],
  ['a third unit of two', 2, 2, 1, false],
  ['two units after the first of two', 2, 1, 2, false],
])('the limit per person allows %s: $4', (_case, limit, sold, units, isWithin) =>
  expect(isWithinPerPersonLimit(limit, sold, units)).toBe(isWithin),
);
