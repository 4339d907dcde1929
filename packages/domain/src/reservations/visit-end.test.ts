import { expect, it } from 'vitest';
import type { ReservationType } from '../products/product';
import type { SeoulTime } from '../shared/seoul-time';
import { isVisitOver } from './visit-end';

it.each<[string, ReservationType, SeoulTime, string, boolean]>([
  ['a dinner before it begins', 'table', '18:00', '2026-12-31T17:00:00+09:00', false],
  ['a dinner shortly after it began, for late guests', 'table', '18:00', '2026-12-31T18:20:00+09:00', false],
  ['a dinner two hours after it began', 'table', '18:00', '2026-12-31T20:00:00+09:00', true],
  ['a late room half an hour after midnight', 'room', '23:00', '2027-01-01T00:30:00+09:00', false],
  ['a room on the next day', 'room', '23:00', '2027-01-01T09:00:00+09:00', true],
  ['a pickup on the evening of its day', 'pickup', '08:00', '2026-12-31T23:59:59+09:00', false],
  ['a pickup once its day has ended', 'pickup', '08:00', '2027-01-01T00:00:00+09:00', true],
])('the visit is over for %s: $4', (_case, type, time, now, expected) => {
  expect(isVisitOver(type, { date: '2026-12-31', time }, new Date(now))).toBe(expected);
});
