import { expect, it } from 'vitest';
import { asRoomCode, createRoom, createTables } from '../../test/fixtures';
import { type BookedDay, findOverbookings } from './overbookings';

/** Dinner of a quieter day: eight seats at 18:00, twenty at 19:00, a room at 19:00 alone. */
const starts: BookedDay['starts'] = [
  { time: '18:00', meal: 'D', units: [createTables(8)] },
  { time: '19:00', meal: 'D', units: [createTables(20), createRoom('R1', 4, 8)] },
  { time: '20:00', meal: 'D', units: [createTables(20, { open: false }), createRoom('R1', 4, 8, { open: false })] },
];
const createUsage = (time: string, tableSeats: number, ...codes: string[]) => ({
  time,
  tableSeats,
  rooms: codes.map(asRoomCode),
});
const listOverbookings = (day: Omit<BookedDay, 'starts'>) =>
  findOverbookings({ starts, ...day }).map(
    (one) => `${one.time} ${one.dinRoomCode ?? 'tables'} ${one.taken}/${one.offered}`,
  );

it.each([
  ['nothing is taken', [], [], []],
  ['all of it fits', [createUsage('18:00', 8), createUsage('19:00', 20, 'R1')], ['18:00', '19:00'], []],
  ['more seats than the day has', [createUsage('18:00', 12)], ['18:00'], ['18:00 tables 12/8']],
  ['a start time that the day no longer has', [createUsage('12:00', 4)], ['12:00'], ['12:00 tables 4/0']],
  ['not a start time in the middle of a stay', [createUsage('18:00', 4), createUsage('18:30', 4)], ['18:00'], []],
  ['a room at a time without rooms', [createUsage('18:00', 0, 'R1')], ['18:00'], ['18:00 R1 1/0']],
  [
    'everything at a start time that is no longer offered',
    [createUsage('20:00', 2, 'R1')],
    ['20:00'],
    ['20:00 tables 2/0', '20:00 R1 1/0'],
  ],
  [
    'several, earliest first',
    [createUsage('19:00', 21), createUsage('12:00', 2), createUsage('18:00', 9)],
    ['12:00', '18:00', '19:00'],
    ['12:00 tables 2/0', '18:00 tables 9/8', '19:00 tables 21/20'],
  ],
] as const)('finds overbooked start times: %s', (_case, occupancy, begins, expected) =>
  expect(listOverbookings({ occupancy, reservationTimes: new Set(begins) })).toEqual(expected),
);
