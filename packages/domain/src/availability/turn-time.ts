import type { UsageRow } from '../inventory/stock';
import type { DinRoomCode } from '../shared/codes';
import { minutesOf, type SeoulDate, type SeoulTime } from '../shared/seoul-time';

/** Is a start time inside the stay that begins at `start`? Without a turn time a stay is its own start time alone. */
function isInStay(time: SeoulTime, start: SeoulTime, turnMinutes: number | null): boolean {
  const after = minutesOf(time) - minutesOf(start);
  return after === 0 || (after > 0 && after < (turnMinutes ?? 0));
}

/** The start times that a booking at `start` takes from: its own and all others before its turn time is over (decision 14). */
export const startsOccupiedBy = (
  start: SeoulTime,
  starts: readonly SeoulTime[],
  turnMinutes: number | null,
): readonly SeoulTime[] => [...new Set([start, ...starts])].filter((time) => isInStay(time, start, turnMinutes)).sort();

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

/**
 * One row for each start time of the day at which something is taken (decision 14). A stay needs its seats at every start
 * time it passes, so the row says how many of this time's own seats cannot be had: "subtract the row of this start time"
 * is then the whole rule for a reader, and agrees with the counters that guard each start time. A room is taken when it is
 * occupied anywhere in the stay.
 */
export function usageOfDay(day: OccupiedDay): UsageRow[] {
  const occupancyAt = new Map(day.occupancy.map((occupancy) => [occupancy.time, occupancy]));
  const seatsAt = new Map(day.tableStarts.map(({ time, seats }) => [time, seats]));
  const tableTimes = day.tableStarts.map(({ time }) => time);
  const times = new Set([...tableTimes, ...day.roomStarts, ...occupancyAt.keys()]);

  const seatsTaken = (start: SeoulTime): number => {
    const own = seatsAt.get(start) ?? 0;
    const shortages = startsOccupiedBy(start, tableTimes, day.tableTurnMinutes).map(
      (time) => (occupancyAt.get(time)?.tableSeats ?? 0) + own - (seatsAt.get(time) ?? own),
    );
    return Math.max(0, ...shortages);
  };
  const roomsTaken = (start: SeoulTime): DinRoomCode[] => [
    ...new Set(startsOccupiedBy(start, [...times], day.roomTurnMinutes).flatMap((time) => occupancyAt.get(time)?.rooms ?? [])),
  ];

  return [...times]
    .sort()
    .map((time) => ({ date: day.date, time, tableSeats: seatsTaken(time), rooms: roomsTaken(time) }))
    .filter((row) => row.tableSeats > 0 || row.rooms.length > 0);
}
