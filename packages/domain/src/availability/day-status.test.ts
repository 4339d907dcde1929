import { expect, it } from 'vitest';
import { getDayStatus } from './day-status';
import type { Slot } from './slots';

/** Creates slots from letters: o open, f full, p past. */
const createSlots = (letters: string): Slot[] =>
  [...letters].map((letter, index) => ({
    time: `${11 + index}:00`,
    meal: 'L',
    state: letter === 'o' ? 'open' : letter === 'f' ? 'full' : 'past',
    seatsLeft: 0,
    rooms: [],
  }));

it.each([
  ['no slots', '', 'closed'],
  ['open slots only', 'ooooo', 'free'],
  ['some full slots', 'offoo', 'free'],
  ['full slots only', 'ffff', 'full'],
  ['past and full slots', 'ppff', 'full'],
  ['past slots only', 'ppp', 'past'],
  ['one of four slots left', 'fffo', 'scarce'],
  ['one of two slots left', 'fo', 'scarce'],
  ['two of eight slots left', 'ffffffoo', 'scarce'],
  ['three of eight slots left', 'fffffooo', 'free'],
  ['a single slot that is open', 'o', 'free'],
  ['one open slot after past ones', 'ppppo', 'free'],
])('the status of a day with %s (%s) is %s', (_case, letters, status) =>
  expect(getDayStatus(createSlots(letters))).toBe(status),
);
