import { expect, it } from 'vitest';
import { isLowStock } from './low-stock';

it.each([
  ['a single seat', 1, true],
  ['six', 6, true],
  ['seven', 7, false],
])('decides whether few are left: %s', (_case, seats, expected) => expect(isLowStock(seats)).toBe(expected));
