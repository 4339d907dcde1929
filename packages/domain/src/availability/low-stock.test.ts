import { expect, it } from 'vitest';
import { isLowStock } from './low-stock';

it.each([
  ['1 seat', 1, true],
  ['6 seats', 6, true],
  ['7 seats', 7, false],
])('stock is low with %s left: $2', (_case, seats, expected) => expect(isLowStock(seats)).toBe(expected));
