import { expect, it } from 'vitest';
import { nearestFreeTimes } from './nearest';
import type { Slot } from './slots';

const slot = (time: string, state: Slot['state']): Slot => ({ time, meal: 'D', state, seatsLeft: 4, rooms: [] });
const days = [
  { date: '2026-11-23', slots: [slot('12:00', 'open'), slot('18:00', 'full'), slot('18:30', 'open'), slot('20:00', 'open')] },
  { date: '2026-11-24', slots: [slot('17:30', 'past'), slot('18:00', 'open')] },
];

it.each([
  ['half an hour later comes first', '18:00', 3, ['23 18:30', '23 20:00', '23 12:00']],
  ['of two as near the earlier', '19:15', 2, ['23 18:30', '23 20:00']],
  ['no more than asked for', '18:00', 1, ['23 18:30']],
  ['the next day when the evening is over', '23:59', 9, ['23 20:00', '23 18:30', '23 12:00', '24 18:00']],
])('%s', (_case, time, limit, found) => {
  const times = nearestFreeTimes({ date: '2026-11-23', time }, days, limit);
  expect(times.map((visit) => `${visit.date.slice(8)} ${visit.time}`)).toEqual(found);
});
