import { expect, it } from 'vitest';
import { getReminderTime } from './reminder';

it.each([
  ['an evening', '2026-03-13', '18:00', '2026-03-12T10:00:00+09:00'],
  ['a breakfast', '2026-03-13', '06:00', '2026-03-12T10:00:00+09:00'],
  ['a pickup', '2026-03-13', '00:00', '2026-03-12T10:00:00+09:00'],
  ['the first of a month', '2026-03-01', '12:00', '2026-02-28T10:00:00+09:00'],
  ['the first of March in a leap year', '2028-03-01', '12:00', '2028-02-29T10:00:00+09:00'],
  ['New Year', '2027-01-01', '11:30', '2026-12-31T10:00:00+09:00'],
])('the reminder of %s is sent at 10:00 on the day before', (_name, date, time, expected) => {
  expect(getReminderTime({ date, time })).toEqual(new Date(expected));
});
