import { describe, expect, it } from 'vitest';
import { asRoomCode } from '../../test/fixtures';
import { calculateDayUsage, listCountedStartTimes, listOccupiedStartTimes, type OccupiedDay } from './turn-time';

const starts = ['17:30', '18:00', '18:30', '19:00', '19:30', '20:00'];

describe('start times that a booking at 18:00 occupies', () => {
  it.each([
    ['no turn time: its own alone', null, ['18:00']],
    ['half an hour: its own alone', 30, ['18:00']],
    ['an hour', 60, ['18:00', '18:30']],
    ['ninety minutes', 90, ['18:00', '18:30', '19:00']],
    ['all evening', 600, ['18:00', '18:30', '19:00', '19:30', '20:00']],
  ])('lists them: %s', (_case, turn, occupied) =>
    expect(listOccupiedStartTimes('18:00', starts, turn)).toEqual(occupied),
  );

  it('includes its own time even if the venue no longer lists it', () => {
    expect(listOccupiedStartTimes('18:15', starts, 60)).toEqual(['18:15', '18:30', '19:00']);
  });
});

describe('start times at which a stay from 18:00 counts that was sold under other start times', () => {
  it.each([
    ['the same start times as before', ['18:00', '18:30', '19:00'], 60, ['18:00', '18:30']],
    ['all start times are new', ['17:45', '18:15', '18:45', '19:15'], 60, ['18:00', '18:15', '18:45']],
    ['an earlier stay that shares a later start time', ['17:30', '18:15'], 60, ['18:00', '18:15']],
    ['an earlier stay that overlaps without a shared start time', ['17:30', '19:30'], 90, ['17:30', '18:00']],
    ['two earlier stays, the first of which shares the second', ['17:00', '17:30', '19:30'], 90, ['17:30', '18:00']],
    ['an earlier stay that has ended', ['17:00', '19:00'], 60, ['18:00']],
    ['without a turn time', ['17:45', '18:15'], null, ['18:00']],
  ])('lists them: %s', (_case, laidOut, turn, counted) =>
    expect(listCountedStartTimes('18:00', laidOut, turn)).toEqual(counted),
  );

  it('includes a start time of every stay that overlaps it, whatever the current start times', () => {
    const grid = ['16:40', '17:00', '17:20', '17:40', '18:00', '18:20', '18:40', '19:00', '19:20'];
    const countMinutes = (time: string) => (grid.indexOf(time) - grid.indexOf('18:00')) * 20;
    const blind: unknown[] = [];
    for (let layout = 0; layout < 2 ** grid.length; layout += 1) {
      const laidOut = grid.filter((_, index) => (layout >> index) % 2 === 1);
      for (const turn of [30, 60, 90]) {
        const counted = listCountedStartTimes('18:00', laidOut, turn);
        const overlapping = laidOut.filter((time) => Math.abs(countMinutes(time)) < turn);
        const isBlind = (time: string) =>
          !listOccupiedStartTimes(time, laidOut, turn).some((one) => counted.includes(one));
        blind.push(...overlapping.filter(isBlind).map((time) => ({ laidOut, turn, time })));
      }
    }
    expect(blind).toEqual([]);
  });
});

const createDay = (changes: Partial<OccupiedDay>): OccupiedDay => ({
  date: '2026-11-23',
  tableStarts: starts.map((time) => ({ time, seats: 20 })),
  roomStarts: starts,
  occupancy: [],
  tableTurnMinutes: null,
  roomTurnMinutes: null,
  ...changes,
});
/** The counters after bookings, as the write side writes them. */
const createOccupied = (
  bookings: readonly { at: string; seats?: number; room?: string }[],
  turn: number | null,
): OccupiedDay['occupancy'] =>
  starts.map((time) => {
    const here = bookings.filter(({ at }) => listOccupiedStartTimes(at, starts, turn).includes(time));
    return {
      time,
      tableSeats: here.reduce((sum, { seats = 0 }) => sum + seats, 0),
      rooms: here.flatMap((booking) => (booking.room ? [asRoomCode(booking.room)] : [])),
    };
  });
const listSeats = (rows: ReturnType<typeof calculateDayUsage>) =>
  Object.fromEntries(rows.map((row) => [row.time, row.tableSeats]));
const listRooms = (rows: ReturnType<typeof calculateDayUsage>) =>
  Object.fromEntries(rows.map((row) => [row.time, row.rooms]));

describe('seats taken for a visit that starts then', () => {
  it.each([
    ['none without bookings', [], null, {}],
    ['without a turn time, only at the same start time', [{ at: '18:00', seats: 4 }], null, { '18:00': 4 }],
    [
      'with an hour, of earlier and later guests during the stay',
      [{ at: '18:30', seats: 4 }],
      60,
      { '18:00': 4, '18:30': 4, '19:00': 4 },
    ],
    [
      'two parties that do not overlap take the larger number',
      [
        { at: '17:30', seats: 6 },
        { at: '18:30', seats: 4 },
      ],
      60,
      { '17:30': 6, '18:00': 6, '18:30': 4, '19:00': 4 },
    ],
    [
      'two parties that overlap take their sum',
      [
        { at: '18:00', seats: 6 },
        { at: '18:30', seats: 4 },
      ],
      60,
      { '17:30': 6, '18:00': 10, '18:30': 10, '19:00': 4 },
    ],
  ])('calculates them: %s', (_case, bookings, turn, taken) => {
    expect(
      listSeats(calculateDayUsage(createDay({ occupancy: createOccupied(bookings, turn), tableTurnMinutes: turn }))),
    ).toEqual(taken);
  });

  it('keeps a stay within the seats of every start time that it includes', () => {
    const tableStarts = [
      { time: '18:00', seats: 20 },
      { time: '18:30', seats: 8 },
    ];
    const occupancy = [{ time: '18:30', tableSeats: 3, rooms: [] }];
    // Five seats are left at 18:30, so of the twenty at 18:00 fifteen cannot be had for an hour.
    expect(listSeats(calculateDayUsage(createDay({ tableStarts, occupancy, tableTurnMinutes: 60 })))).toEqual({
      '18:00': 15,
      '18:30': 3,
    });
  });
});

describe('rooms taken for a visit that starts then', () => {
  it.each([
    ['without a turn time, only at the same start time', null, { '18:30': ['R1'] }],
    [
      'sold at 18:30 for an hour, it is not offered half an hour before or after',
      60,
      { '18:00': ['R1'], '18:30': ['R1'], '19:00': ['R1'] },
    ],
  ])('calculates them: %s', (_case, turn, taken) => {
    const occupancy = createOccupied([{ at: '18:30', room: 'R1' }], turn);
    expect(listRooms(calculateDayUsage(createDay({ occupancy, roomTurnMinutes: turn })))).toEqual(taken);
  });

  it('lists each room once', () => {
    const occupancy = createOccupied([{ at: '18:30', room: 'R1' }], 120);
    expect(listRooms(calculateDayUsage(createDay({ occupancy, roomTurnMinutes: 120 })))['18:00']).toEqual(['R1']);
  });
});
