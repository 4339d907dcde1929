import { expect, it } from 'vitest';
import { holidays2026, seoul, venue } from '../../test/fixtures';
import { dayStatus, dayStatuses } from './day-status';
import type { Slot } from './slots';
import { noUsage } from './usage';

/** o open, f full, p past. */
const slots = (letters: string): Slot[] =>
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
])('%s (%s): %s', (_case, letters, status) => expect(dayStatus(slots(letters))).toBe(status));

it('gives a calendar its days in order', () => {
  const now = seoul('2026-11-21 10:00');
  const dates = ['2026-11-20', '2026-11-23', '2031-11-24'];
  expect(dayStatuses(dates, { stock: venue(), usage: noUsage, holidays: holidays2026, type: 'table', heads: 2, now })).toEqual([
    { date: '2026-11-20', status: 'past' },
    { date: '2026-11-23', status: 'free' },
    { date: '2031-11-24', status: 'closed' },
  ]);
});
