import { expect, it } from 'vitest';
import { createRoomUnit, createTableUnit, toRoomCode } from '../../test/fixtures';
import { type BookedDay, findOverbookings } from './overbookings';

/** Eight seats at 18:00, twenty seats and a room at 19:00, nothing open at 20:00. */
const starts: BookedDay['starts'] = [
  { time: '18:00', meal: 'D', units: [createTableUnit(8)] },
  { time: '19:00', meal: 'D', units: [createTableUnit(20), createRoomUnit('R1', 4, 8)] },
  {
    time: '20:00',
    meal: 'D',
    units: [createTableUnit(20, { open: false }), createRoomUnit('R1', 4, 8, { open: false })],
  },
];
const createOccupancy = (time: string, tableSeats: number, ...codes: string[]) => ({
  time,
  tableSeats,
  rooms: codes.map(toRoomCode),
});
const listOverbookings = (day: Omit<BookedDay, 'starts'>) =>
  findOverbookings({ starts, ...day }).map(
    ({ time, dinRoomCode, taken, offered }) => `${time} ${dinRoomCode ?? 'tables'} ${taken}/${offered}`,
  );

it.each([
  ['no bookings', [], [], []],
  [
    'bookings within the limits',
    [createOccupancy('18:00', 8), createOccupancy('19:00', 20, 'R1')],
    ['18:00', '19:00'],
    [],
  ],
  ['more seats taken than offered', [createOccupancy('18:00', 12)], ['18:00'], ['18:00 tables 12/8']],
  ['a start time that is no longer offered', [createOccupancy('12:00', 4)], ['12:00'], ['12:00 tables 4/0']],
  [
    'no time in the middle of a stay at which no reservation starts',
    [createOccupancy('18:00', 4), createOccupancy('18:30', 4)],
    ['18:00'],
    [],
  ],
  ['a room at a time without rooms', [createOccupancy('18:00', 0, 'R1')], ['18:00'], ['18:00 R1 1/0']],
  [
    'everything at a start time that is no longer offered',
    [createOccupancy('20:00', 2, 'R1')],
    ['20:00'],
    ['20:00 tables 2/0', '20:00 R1 1/0'],
  ],
  [
    'several, earliest first',
    [createOccupancy('19:00', 21), createOccupancy('12:00', 2), createOccupancy('18:00', 9)],
    ['12:00', '18:00', '19:00'],
    ['12:00 tables 2/0', '18:00 tables 9/8', '19:00 tables 21/20'],
  ],
] as const)('overbooked start times are found: %s', (_case, occupancy, startTimes, expected) =>
  expect(listOverbookings({ occupancy, reservationTimes: new Set(startTimes) })).toEqual(expected),
);
