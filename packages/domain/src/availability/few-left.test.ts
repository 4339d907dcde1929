import { expect, it } from 'vitest';
import { isFewLeft } from './few-left';

it.each([
  ['1 seat', 1, true],
  ['6 seats', 6, true],
  ['7 seats', 7, false],
])('%s left count as few: $2', (_case, seats, expected) => expect(isFewLeft(seats)).toBe(expected));
