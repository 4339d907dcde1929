import { describe, expect, it } from 'vitest';
import { toRoomCode } from '../../test/fixtures';
import { calculateDayUsage, listCountedStartTimes, listOccupiedStartTimes, type OccupiedDay } from './turn-time';

const starts = ['17:30', '18:00', '18:30', '19:00', '19:30', '20:00'];

describe('the start times that a booking at 18:00 occupies', () => {
  it.each([
    ['no turn time, only its own', null, ['18:00']],
    ['a turn time of half an hour, only its own', 30, ['18:00']],
    ['a turn time of an hour', 60, ['18:00', '18:30']],
    ['a turn time of ninety minutes', 90, ['18:00', '18:30', '19:00']],
    ['a turn time of the whole evening', 600, ['18:00', '18:30', '19:00', '19:30', '20:00']],
  ])('are listed: %s', (_case, turnMinutes, occupiedStarts) =>
    expect(listOccupiedStartTimes('18:00', starts, turnMinutes)).toEqual(occupiedStarts),
  );

  it('include its own time even if the venue no longer lists it', () => {
    expect(listOccupiedStartTimes('18:15', starts, 60)).toEqual(['18:15', '18:30', '19:00']);
  });
});

describe('the start times at which a stay from 18:00 counts after the start times have changed', () => {
  it.each([
    ['the same start times as before', ['18:00', '18:30', '19:00'], 60, ['18:00', '18:30']],
    ['all start times are new', ['17:45', '18:15', '18:45', '19:15'], 60, ['18:00', '18:15', '18:45']],
    ['an earlier stay that shares a later start time', ['17:30', '18:15'], 60, ['18:00', '18:15']],
    ['an earlier stay that overlaps without a shared start time', ['17:30', '19:30'], 90, ['17:30', '18:00']],
    ['two earlier stays, the first of which shares the second', ['17:00', '17:30', '19:30'], 90, ['17:30', '18:00']],
    ['an earlier stay that has ended', ['17:00', '19:00'], 60, ['18:00']],
    ['without a turn time', ['17:45', '18:15'], null, ['18:00']],
  ])('are listed: %s', (_case, currentStarts, turnMinutes, countedStarts) =>
    expect(listCountedStartTimes('18:00', currentStarts, turnMinutes)).toEqual(countedStarts),
  );

  it('include a start time of every stay that overlaps it, whatever the current start times', () => {
    const allTimes = ['16:40', '17:00', '17:20', '17:40', '18:00', '18:20', '18:40', '19:00', '19:20'];
    const countMinutesAfter18 = (time: string) => (allTimes.indexOf(time) - allTimes.indexOf('18:00')) * 20;
    const missedStays: unknown[] = [];
    for (let layout = 0; layout < 2 ** allTimes.length; layout += 1) {
      const currentStarts = allTimes.filter((_, index) => (layout >> index) % 2 === 1);
      for (const turnMinutes of [30, 60, 90]) {
        const countedStarts = listCountedStartTimes('18:00', currentStarts, turnMinutes);
        const overlappingStarts = currentStarts.filter((time) => Math.abs(countMinutesAfter18(time)) < turnMinutes);
        const isMissed = (time: string) =>
          !listOccupiedStartTimes(time, currentStarts, turnMinutes).some((occupiedStart) =>
            countedStarts.includes(occupiedStart),
          );
        missedStays.push(...overlappingStarts.filter(isMissed).map((time) => ({ currentStarts, turnMinutes, time })));
      }
    }
    expect(missedStays).toEqual([]);
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
/** Returns the counters of these bookings, as the server writes them. */
const createOccupancy = (
  bookings: readonly { at: string; seats?: number; room?: string }[],
  turnMinutes: number | null,
): OccupiedDay['occupancy'] =>
  starts.map((time) => {
    const overlappingBookings = bookings.filter(({ at }) =>
      listOccupiedStartTimes(at, starts, turnMinutes).includes(time),
    );
    return {
      time,
      tableSeats: overlappingBookings.reduce((sum, { seats = 0 }) => sum + seats, 0),
      rooms: overlappingBookings.flatMap((booking) => (booking.room ? [toRoomCode(booking.room)] : [])),
    };
  });
const getSeatsByTime = (rows: ReturnType<typeof calculateDayUsage>) =>
  Object.fromEntries(rows.map((row) => [row.time, row.tableSeats]));
const getRoomsByTime = (rows: ReturnType<typeof calculateDayUsage>) =>
  Object.fromEntries(rows.map((row) => [row.time, row.rooms]));

describe('the seats that are unavailable to a visit, by start time', () => {
  it.each([
    ['none without bookings', [], null, {}],
    ['without a turn time, only at the same start time', [{ at: '18:00', seats: 4 }], null, { '18:00': 4 }],
    [
      'with a turn time of an hour, also at start times whose stay overlaps the booking',
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
  ])('are calculated: %s', (_case, bookings, turnMinutes, expected) => {
    expect(
      getSeatsByTime(
        calculateDayUsage(
          createDay({ occupancy: createOccupancy(bookings, turnMinutes), tableTurnMinutes: turnMinutes }),
        ),
      ),
    ).toEqual(expected);
  });

  it('include those that are missing at later start times of the stay', () => {
    const tableStarts = [
      { time: '18:00', seats: 20 },
      { time: '18:30', seats: 8 },
    ];
    const occupancy = [{ time: '18:30', tableSeats: 3, rooms: [] }];
    // Only five seats are left at 18:30, so fifteen of the twenty at 18:00 are unavailable for a stay of an hour.
    expect(getSeatsByTime(calculateDayUsage(createDay({ tableStarts, occupancy, tableTurnMinutes: 60 })))).toEqual({
      '18:00': 15,
      '18:30': 3,
    });
  });
});

describe('the rooms that are unavailable to a visit, by start time', () => {
  it.each([
    ['without a turn time, only at the same start time', null, { '18:30': ['R1'] }],
    [
      'with a turn time of an hour, also half an hour before and after',
      60,
      { '18:00': ['R1'], '18:30': ['R1'], '19:00': ['R1'] },
    ],
  ])('are calculated: %s', (_case, turnMinutes, expected) => {
    const occupancy = createOccupancy([{ at: '18:30', room: 'R1' }], turnMinutes);
    expect(getRoomsByTime(calculateDayUsage(createDay({ occupancy, roomTurnMinutes: turnMinutes })))).toEqual(expected);
  });

  it('contain each room once', () => {
    const occupancy = createOccupancy([{ at: '18:30', room: 'R1' }], 120);
    expect(getRoomsByTime(calculateDayUsage(createDay({ occupancy, roomTurnMinutes: 120 })))['18:00']).toEqual(['R1']);
  });
});
