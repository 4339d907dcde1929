import type { UsageRow } from '../inventory/stock';
import type { DinRoomCode } from '../shared/codes';
import { getMinutesOfDay } from '../shared/seoul-calendar';
import type { SeoulDate, SeoulTime } from '../shared/seoul-time';

/** Is a start time inside the stay that begins at `start`? Without a turn time a stay is its own start time alone. */
function isInStay(time: SeoulTime, start: SeoulTime, turnMinutes: number | null): boolean {
  const after = getMinutesOfDay(time) - getMinutesOfDay(start);
  return after === 0 || (after > 0 && after < (turnMinutes ?? 0));
}

/** The start times that a booking at `start` takes from: its own and all others before its turn time is over (decision 14). */
export const listOccupiedStartTimes = (
  start: SeoulTime,
  starts: readonly SeoulTime[],
  turnMinutes: number | null,
): readonly SeoulTime[] => [...new Set([start, ...starts])].filter((time) => isInStay(time, start, turnMinutes)).sort();

/**
 * The start times at which a stay from `start` on counts where it was sold by other start times than those that are laid out now: those it takes from, and of those before it the last
 * whose stays would reach into it and share none of these. So whoever is sold a stay that overlaps it finds it in a counter of his own.
 */
export function listCountedStartTimes(
  start: SeoulTime,
  starts: readonly SeoulTime[],
  turnMinutes: number | null,
): readonly SeoulTime[] {
  const counted = new Set(listOccupiedStartTimes(start, starts, turnMinutes));
  for (const before of starts
    .filter((time) => time < start && isInStay(start, time, turnMinutes))
    .toSorted()
    .toReversed()) {
    if (!listOccupiedStartTimes(before, starts, turnMinutes).some((time) => counted.has(time))) counted.add(before);
  }
  return [...counted].sort();
}

/** What bookings and live holds have occupied at one start time: counters, not yet spread over a stay. */
export interface Occupancy {
  readonly time: SeoulTime;
  readonly tableSeats: number;
  readonly rooms: readonly DinRoomCode[];
}

/** One day of a venue: its occupancy, and the seats at tables that each start time offers. */
export interface OccupiedDay {
  readonly date: SeoulDate;
  readonly tableStarts: readonly { readonly time: SeoulTime; readonly seats: number }[];
  readonly roomStarts: readonly SeoulTime[];
  readonly occupancy: readonly Occupancy[];
  readonly tableTurnMinutes: number | null;
  readonly roomTurnMinutes: number | null;
}

/** A start time of a day with what is taken there, and the seats at tables that it offers; null where it offers none. */
interface OccupiedStart {
  readonly time: SeoulTime;
  readonly minutes: number;
  readonly seats: number | null;
  readonly tableSeats: number;
  readonly rooms: readonly DinRoomCode[];
}

/** Every start time of the day that offers or takes something, earliest first. */
function listOccupiedStarts({ tableStarts, roomStarts, occupancy }: OccupiedDay): readonly OccupiedStart[] {
  const occupancyAt = new Map(occupancy.map((one) => [one.time, one]));
  const seatsAt = new Map(tableStarts.map(({ time, seats }) => [time, seats]));
  const times = new Set([...seatsAt.keys(), ...roomStarts, ...occupancyAt.keys()]);
  return [...times].sort().map((time) => ({
    time,
    minutes: getMinutesOfDay(time),
    seats: seatsAt.get(time) ?? null,
    tableSeats: occupancyAt.get(time)?.tableSeats ?? 0,
    rooms: occupancyAt.get(time)?.rooms ?? [],
  }));
}

/** The start times that a stay from the one at `index` on passes, its own first: it ends before the first that lies behind it. */
function listStay(starts: readonly OccupiedStart[], index: number, turnMinutes: number | null): readonly OccupiedStart[] {
  const end = (starts[index]?.minutes ?? 0) + Math.max(turnMinutes ?? 0, 1);
  let behind = index + 1;
  while ((starts[behind]?.minutes ?? end) < end) behind += 1;
  return starts.slice(index, behind);
}

/**
 * One row for each start time of the day at which something is taken (decision 14). A stay needs its seats at every start
 * time it passes, so the row says how many of this time's own seats cannot be had: "subtract the row of this start time"
 * is then the whole rule for a reader, and agrees with the counters that guard each start time. A room is taken when it is
 * occupied anywhere in the stay. Each start time looks at its own stay alone: a day costs what it has start times.
 */
export function calculateDayUsage(day: OccupiedDay): UsageRow[] {
  const starts = listOccupiedStarts(day);

  const seatsTaken = (start: OccupiedStart, index: number): number => {
    const own = start.seats ?? 0;
    let most = Math.max(0, start.tableSeats);
    for (const passed of listStay(starts, index, day.tableTurnMinutes)) {
      if (passed.seats !== null) most = Math.max(most, passed.tableSeats + own - passed.seats);
    }
    return most;
  };
  const roomsTaken = (index: number): DinRoomCode[] => [
    ...new Set(listStay(starts, index, day.roomTurnMinutes).flatMap(({ rooms }) => rooms)),
  ];

  return starts
    .map((start, index) => ({ date: day.date, time: start.time, tableSeats: seatsTaken(start, index), rooms: roomsTaken(index) }))
    .filter((row) => row.tableSeats > 0 || row.rooms.length > 0);
}
