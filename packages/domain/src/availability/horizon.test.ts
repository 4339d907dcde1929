import { expect, it } from 'vitest';
import { addDays } from '../shared/seoul-time';
import { getLastBookableDay, isBeyondBookingHorizon, isBookableDay } from './horizon';

it.each([
  ['2026-03-11', '2026-08-31'],
  ['2026-07-31', '2026-12-31'],
  ['2026-08-01', '2027-01-31'],
  ['2026-09-30', '2027-02-28'],
  ['2027-09-01', '2028-02-29'],
])('on %s, guests can book visits until %s', (today, lastDay) => {
  expect(getLastBookableDay(today)).toBe(lastDay);
  expect([lastDay, addDays(lastDay, 1)].map((day) => isBeyondBookingHorizon(day, today))).toEqual([false, true]);
});

it.each([
  ['yesterday', '2026-11-20', false],
  ['today', '2026-11-21', true],
  ['the last day of the booking horizon', '2027-04-30', true],
  ['the day after the booking horizon', '2027-05-01', false],
  ['years ahead', '2040-05-05', false],
])('%s can be booked: $2', (_case, day, expected) => expect(isBookableDay(day, '2026-11-21')).toBe(expected));
