import { expect, it } from 'vitest';
import { isFewLeft } from './few-left';

it.each([
  ['a single seat', 1, true],
  ['six', 6, true],
  ['seven', 7, false],
])('decides whether few are left: %s', (_case, seats, expected) => expect(isFewLeft(seats)).toBe(expected));
