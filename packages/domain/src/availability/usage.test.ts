import { expect, it } from 'vitest';
import { emptyUsage, findUsage, indexUsage } from './usage';

const usage = indexUsage([
  { date: '2026-11-23', time: '18:00', tableSeats: 4, rooms: [] },
  { date: '2026-11-24', time: '18:00', tableSeats: 6, rooms: [] },
]);

it.each([
  ['the first of two days', '2026-11-23', '18:00', 4],
  ['the same time a day later', '2026-11-24', '18:00', 6],
  ['a time without usage', '2026-11-23', '18:30', undefined],
])('the usage of a visit is found by its day and time: %s', (_case, date, time, seats) =>
  expect(findUsage(usage, { date, time })?.tableSeats).toBe(seats),
);

it('no usage is found in an empty index', () =>
  expect(findUsage(emptyUsage, { date: '2026-11-23', time: '18:00' })).toBeUndefined());
