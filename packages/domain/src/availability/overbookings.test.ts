import { expect, it } from 'vitest';
import { room, roomCode, tables } from '../../test/fixtures';
import { type BookedDay, findOverbookings } from './overbookings';

/** Dinner of a quieter day: eight seats at 18:00, twenty at 19:00, a room at 19:00 alone. */
const starts: BookedDay['starts'] = [
  { time: '18:00', meal: 'D', units: [tables(8)] },
  { time: '19:00', meal: 'D', units: [tables(20), room('R1', 4, 8)] },
  { time: '20:00', meal: 'D', units: [tables(20, { open: false }), room('R1', 4, 8, { open: false })] },
];
const taken = (time: string, tableSeats: number, ...codes: string[]) => ({
  time,
  tableSeats,
  rooms: codes.map(roomCode),
});
const line = (day: Omit<BookedDay, 'starts'>) =>
  findOverbookings({ starts, ...day }).map(
    (one) => `${one.time} ${one.dinRoomCode ?? 'tables'} ${one.taken}/${one.offered}`,
  );

it.each([
  ['nothing is taken', [], [], []],
  ['all of it fits', [taken('18:00', 8), taken('19:00', 20, 'R1')], ['18:00', '19:00'], []],
  ['more seats than the day has', [taken('18:00', 12)], ['18:00'], ['18:00 tables 12/8']],
  ['a start time that the day no longer has', [taken('12:00', 4)], ['12:00'], ['12:00 tables 4/0']],
  ['not a start time in the middle of a stay', [taken('18:00', 4), taken('18:30', 4)], ['18:00'], []],
  ['a room at a time without rooms', [taken('18:00', 0, 'R1')], ['18:00'], ['18:00 R1 1/0']],
  [
    'everything at a start time that is no longer offered',
    [taken('20:00', 2, 'R1')],
    ['20:00'],
    ['20:00 tables 2/0', '20:00 R1 1/0'],
  ],
  [
    'several, earliest first',
    [taken('19:00', 21), taken('12:00', 2), taken('18:00', 9)],
    ['12:00', '18:00', '19:00'],
    ['12:00 tables 2/0', '18:00 tables 9/8', '19:00 tables 21/20'],
  ],
] as const)('finds overbooked start times: %s', (_case, occupancy, begins, expected) =>
  expect(line({ occupancy, begins: new Set(begins) })).toEqual(expected),
);
