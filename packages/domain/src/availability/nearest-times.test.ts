import { expect, it } from 'vitest';
import { asRoomCode } from '../../test/fixtures';
import { listAlternatives, listNearestFreeTimes, type UnavailableScope } from './nearest-times';
import type { Slot } from './slots';

const createSlot = (time: string, state: Slot['state']): Slot => ({ time, meal: 'D', state, seatsLeft: 4, rooms: [] });
const days = [
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
  ['half an hour later comes first', '18:00', 3, ['23 18:30', '23 20:00', '23 12:00']],
  ['of two as near the earlier', '19:15', 2, ['23 18:30', '23 20:00']],
  ['no more than asked for', '18:00', 1, ['23 18:30']],
  ['the next day when the evening is over', '23:59', 9, ['23 20:00', '23 18:30', '23 12:00', '24 18:00']],
])('lists the nearest free times: %s', (_case, time, limit, found) => {
  const times = listNearestFreeTimes({ date: '2026-11-23', time }, days, limit);
  expect(times.map((visit) => `${visit.date.slice(8)} ${visit.time}`)).toEqual(found);
});

const createRoomSlot = (time: string, ...codes: string[]): Slot => ({
  ...createSlot(time, codes.length > 0 ? 'open' : 'full'),
  rooms: codes.map((code) => ({ dinRoomCode: asRoomCode(code), minSeats: 2, maxSeats: 4 })),
});
const tables = [
  {
    date: '2026-11-23',
    slots: [createSlot('18:00', 'open'), createSlot('18:30', 'open'), createSlot('20:00', 'full')],
  },
  { date: '2026-11-24', slots: [createSlot('18:00', 'open')] },
];
const rooms = [
  {
    date: '2026-11-23',
    slots: [createRoomSlot('18:00', 'A', 'B', 'C'), createRoomSlot('18:30', 'A', 'B'), createRoomSlot('20:00', 'A')],
  },
  { date: '2026-11-24', slots: [createRoomSlot('18:00', 'C'), createRoomSlot('18:30')] },
];

/** What was wanted on the 23rd at 18:00, how much of it is refused, and what is offered in its place. */
it.each<[string, typeof tables, string | null, UnavailableScope, number, string[]]>([
  ['a rejected visit is not offered again although it looks free', tables, null, 'place', 3, ['23 18:30', '24 18:00']],
  ['nor is a start time at which the person has reached a limit', tables, null, 'time', 3, ['23 18:30', '24 18:00']],
  ['a rejected day leaves the other days', tables, null, 'day', 3, ['24 18:00']],
  [
    'the other rooms of the time come first, then other times',
    rooms,
    'B',
    'place',
    3,
    ['23 18:00 A', '23 18:00 C', '23 18:30 B'],
  ],
  ['no more than asked for, however many rooms', rooms, 'B', 'place', 1, ['23 18:00 A']],
  [
    'the wanted room where it is free, else the smallest',
    rooms,
    'B',
    'time',
    3,
    ['23 18:30 B', '23 20:00 A', '24 18:00 C'],
  ],
  ['a rejected day includes its rooms', rooms, 'B', 'day', 3, ['24 18:00 C']],
])('lists alternatives to a rejected visit: %s', (_case, offered, room, refused, limit, found) => {
  const wanted = { visit: { date: '2026-11-23', time: '18:00' }, dinRoomCode: room === null ? null : asRoomCode(room) };
  const instead = listAlternatives(wanted, refused, offered, limit);
  expect(
    instead.map(({ visit, dinRoomCode }) => [visit.date.slice(8), visit.time, dinRoomCode ?? []].flat().join(' ')),
  ).toEqual(found);
});
