import { expect, it } from 'vitest';
import { toRoomCode } from '../../test/fixtures';
import { listAlternatives, listNearestFreeTimes, type UnavailableScope } from './nearest-times';
import type { Slot } from './slots';

const createSlot = (time: string, state: Slot['state']): Slot => ({ time, meal: 'D', state, seatsLeft: 4, rooms: [] });
const daysWithSlots = [
  {
    date: '2026-11-23',
    slots: [
      createSlot('12:00', 'open'),
      createSlot('18:00', 'full'),
      createSlot('18:30', 'open'),
      createSlot('20:00', 'open'),
    ],
  },
  { date: '2026-11-24', slots: [createSlot('17:30', 'past'), createSlot('18:00', 'open')] },
];

it.each([
  ['the nearest one first', '18:00', 3, ['23 18:30', '23 20:00', '23 12:00']],
  ['the earlier of two that are equally near first', '19:15', 2, ['23 18:30', '23 20:00']],
  ['at most the limit', '18:00', 1, ['23 18:30']],
  ['times of the next day after nearer ones of the day', '23:59', 9, ['23 20:00', '23 18:30', '23 12:00', '24 18:00']],
])('the nearest free times are listed: %s', (_case, time, limit, expected) => {
  const times = listNearestFreeTimes({ date: '2026-11-23', time }, daysWithSlots, limit);
  expect(times.map((visit) => `${visit.date.slice(8)} ${visit.time}`)).toEqual(expected);
});

const createRoomSlot = (time: string, ...codes: string[]): Slot => ({
  ...createSlot(time, codes.length > 0 ? 'open' : 'full'),
  rooms: codes.map((code) => ({ dinRoomCode: toRoomCode(code), minSeats: 2, maxSeats: 4 })),
});
const daysWithTables = [
  {
    date: '2026-11-23',
    slots: [createSlot('18:00', 'open'), createSlot('18:30', 'open'), createSlot('20:00', 'full')],
  },
  { date: '2026-11-24', slots: [createSlot('18:00', 'open')] },
];
const daysWithRooms = [
  {
    date: '2026-11-23',
    slots: [createRoomSlot('18:00', 'A', 'B', 'C'), createRoomSlot('18:30', 'A', 'B'), createRoomSlot('20:00', 'A')],
  },
  { date: '2026-11-24', slots: [createRoomSlot('18:00', 'C'), createRoomSlot('18:30')] },
];

/**
 * Each case: its title, the days with their slots, the room of the rejected visit on the 23rd at 18:00, the unavailable
 * scope, the limit, and the alternatives.
 */
it.each<[string, typeof daysWithTables, string | null, UnavailableScope, number, string[]]>([
  [
    'a rejected visit is not offered again although it looks free',
    daysWithTables,
    null,
    'place',
    3,
    ['23 18:30', '24 18:00'],
  ],
  ['a rejected start time is not offered again', daysWithTables, null, 'time', 3, ['23 18:30', '24 18:00']],
  ['only other days if the whole day is rejected', daysWithTables, null, 'day', 3, ['24 18:00']],
  [
    'the other rooms of the time come first, then other times',
    daysWithRooms,
    'B',
    'place',
    3,
    ['23 18:00 A', '23 18:00 C', '23 18:30 B'],
  ],
  ['at most the limit, however many rooms are free', daysWithRooms, 'B', 'place', 1, ['23 18:00 A']],
  [
    'the same room if it is free, otherwise another',
    daysWithRooms,
    'B',
    'time',
    3,
    ['23 18:30 B', '23 20:00 A', '24 18:00 C'],
  ],
  ['no room of a rejected day', daysWithRooms, 'B', 'day', 3, ['24 18:00 C']],
])('alternatives to a rejected visit are listed: %s', (_case, days, room, scope, limit, expected) => {
  const target = { visit: { date: '2026-11-23', time: '18:00' }, dinRoomCode: room === null ? null : toRoomCode(room) };
  const alternatives = listAlternatives(target, scope, days, limit);
  expect(
    alternatives.map(({ visit, dinRoomCode }) => [visit.date.slice(8), visit.time, dinRoomCode ?? []].flat().join(' ')),
  ).toEqual(expected);
});
