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
  ['no slots: closed', '', 'closed'],
  ['all open', 'ooooo', 'free'],
  ['some full', 'offoo', 'free'],
  ['all full', 'ffff', 'full'],
  ['past and full is full', 'ppff', 'full'],
  ['all past', 'ppp', 'past'],
  ['one of four left', 'fffo', 'scarce'],
  ['one of two left', 'fo', 'scarce'],
  ['two of eight left', 'ffffffoo', 'scarce'],
  ['three of eight left', 'fffffooo', 'free'],
  ['a day with a single slot is free while it is open', 'o', 'free'],
  ['past slots are not counted', 'ppppo', 'free'],
])('returns the status of a day, %s (%s): %s', (_case, letters, status) =>
  expect(getDayStatus(createSlots(letters))).toBe(status),
);
