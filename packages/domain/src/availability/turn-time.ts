import type { UsageRow } from '../inventory/stock';
import type { DinRoomCode } from '../shared/codes';
import { getMinutesOfDay } from '../shared/seoul-calendar';
import type { SeoulDate, SeoulTime } from '../shared/seoul-time';

/**
 * Returns true if `time` is within the stay that begins at `start`. Without a turn time, a stay occupies only its own
 * start time.
 */
function isInStay(time: SeoulTime, start: SeoulTime, turnMinutes: number | null): boolean {
  const minutesAfterStart = getMinutesOfDay(time) - getMinutesOfDay(start);
  return minutesAfterStart === 0 || (minutesAfterStart > 0 && minutesAfterStart < (turnMinutes ?? 0));
}

/**
 * Lists the start times that a booking at `start` occupies: its own and all others within its turn time (decision 14).
 */
export const listOccupiedStartTimes = (
  start: SeoulTime,
  starts: readonly SeoulTime[],
  turnMinutes: number | null,
): readonly SeoulTime[] => [...new Set([start, ...starts])].filter((time) => isInStay(time, start, turnMinutes)).sort();

/**
 * Lists the start times at which a stay is counted if the venue's start times have changed since it was sold: those
 * that it occupies, and the last ones before it whose stays would overlap it without sharing any of these. Every new
 * stay that overlaps it therefore shares a counter with it.
 */
export function listCountedStartTimes(
  start: SeoulTime,
  starts: readonly SeoulTime[],
  turnMinutes: number | null,
): readonly SeoulTime[] {
  const countedTimes = new Set(listOccupiedStartTimes(start, starts, turnMinutes));
  for (const earlierStart of starts
    .filter((time) => time < start && isInStay(start, time, turnMinutes))
    .toSorted()
    .toReversed()) {
    if (!listOccupiedStartTimes(earlierStart, starts, turnMinutes).some((time) => countedTimes.has(time)))
      countedTimes.add(earlierStart);
  }
  return [...countedTimes].sort();
}

/** What bookings and live holds occupy at one start time. Each stay counts at all start times that it includes. */
export interface Occupancy {
  readonly time: SeoulTime;
  readonly tableSeats: number;
  readonly rooms: readonly DinRoomCode[];
}

/** One day of a venue: its occupancy, and the seats and rooms that its start times offer. */
export interface OccupiedDay {
  readonly date: SeoulDate;
  readonly tableStarts: readonly { readonly time: SeoulTime; readonly seats: number }[];
  readonly roomStarts: readonly SeoulTime[];
  readonly occupancy: readonly Occupancy[];
  readonly tableTurnMinutes: number | null;
  readonly roomTurnMinutes: number | null;
}

/** A start time of a day with its seats and its occupancy. */
interface DayStart {
  readonly time: SeoulTime;
  readonly minutesOfDay: number;
  /** Seats that it offers at tables; null if it offers none. */
  readonly seats: number | null;
  readonly tableSeats: number;
  readonly rooms: readonly DinRoomCode[];
}

/** Lists every start time that offers seats or rooms or has occupied ones, earliest first. */
function listDayStarts({ tableStarts, roomStarts, occupancy }: OccupiedDay): readonly DayStart[] {
  const occupancyByTime = new Map(occupancy.map((row) => [row.time, row]));
  const seatsByTime = new Map(tableStarts.map(({ time, seats }) => [time, seats]));
  const times = new Set([...seatsByTime.keys(), ...roomStarts, ...occupancyByTime.keys()]);
  return [...times].sort().map((time) => ({
    time,
    minutesOfDay: getMinutesOfDay(time),
    seats: seatsByTime.get(time) ?? null,
    tableSeats: occupancyByTime.get(time)?.tableSeats ?? 0,
    rooms: occupancyByTime.get(time)?.rooms ?? [],
  }));
}

/** Lists the start times within the stay that begins at `index`, its own first. */
function listStay(starts: readonly DayStart[], index: number, turnMinutes: number | null): readonly DayStart[] {
  const end = (starts[index]?.minutesOfDay ?? 0) + Math.max(turnMinutes ?? 0, 1);
  let endIndex = index + 1;
  while ((starts[endIndex]?.minutesOfDay ?? end) < end) endIndex += 1;
  return starts.slice(index, endIndex);
}

/**
 * Calculates one row per start time of the day with unavailable seats or rooms (decision 14). A stay needs its seats at
 * every start time that it includes, so the row contains how many of this start time's own seats are unavailable.
 * Callers then subtract once per start time and get the same result as the counters that guard each start time. A room
 * is taken if it is occupied at any time of the stay.
 */
export function calculateDayUsage(day: OccupiedDay): UsageRow[] {
  const starts = listDayStarts(day);

  const countUnavailableSeats = (start: DayStart, index: number): number => {
    const offeredSeats = start.seats ?? 0;
    let unavailableSeats = Math.max(0, start.tableSeats);
    for (const stayStart of listStay(starts, index, day.tableTurnMinutes)) {
      if (stayStart.seats !== null)
        unavailableSeats = Math.max(unavailableSeats, stayStart.tableSeats + offeredSeats - stayStart.seats);
    }
    return unavailableSeats;
  };
  const listUnavailableRooms = (index: number): DinRoomCode[] => [
    ...new Set(listStay(starts, index, day.roomTurnMinutes).flatMap(({ rooms }) => rooms)),
  ];

  return starts
    .map((start, index) => ({
      date: day.date,
      time: start.time,
      tableSeats: countUnavailableSeats(start, index),
      rooms: listUnavailableRooms(index),
    }))
    .filter((row) => row.tableSeats > 0 || row.rooms.length > 0);
}
