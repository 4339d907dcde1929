import type { UsageRow } from '../inventory/stock';
import type { DinRoomCode } from '../shared/codes';
import { minutesOf, type SeoulDate, type SeoulTime } from '../shared/seoul-time';

/** Is a start time inside the stay that begins at `start`? Without a turn time a stay is its own start time alone. */
function isInStay(time: SeoulTime, start: SeoulTime, turnMinutes: number | null): boolean {
  const after = minutesOf(time) - minutesOf(start);
  return after === 0 || (after > 0 && after < (turnMinutes ?? 0));
}

/** The start times that a booking at `start` takes from: its own and all others before its turn time is over (decision 14). */
export const startsMarkedBy = (
  start: SeoulTime,
  starts: readonly SeoulTime[],
  turnMinutes: number | null,
): readonly SeoulTime[] => [...new Set([start, ...starts])].filter((time) => isInStay(time, start, turnMinutes)).sort();

/** What bookings and live holds have marked at one start time: counters, not yet spread over a stay. */
export interface Marks {
  readonly time: SeoulTime;
  readonly tableSeats: number;
  readonly rooms: readonly DinRoomCode[];
}

/** One day of a venue: its marks, and the seats at tables that each start time offers. */
export interface MarkedDay {
  readonly date: SeoulDate;
  readonly tableStarts: readonly { readonly time: SeoulTime; readonly seats: number }[];
  readonly roomStarts: readonly SeoulTime[];
  readonly marks: readonly Marks[];
  readonly tableTurnMinutes: number | null;
  readonly roomTurnMinutes: number | null;
}

/**
 * One row for each start time of the day at which something is taken (decision 14). A stay needs its seats at every start
 * time it passes, so the row says how many of this time's own seats cannot be had: "subtract the row of this start time"
 * is then the whole rule for a reader, and agrees with the counters that guard each start time. A room is taken when it is
 * marked anywhere in the stay.
 */
export function usageOfDay(day: MarkedDay): UsageRow[] {
  const marksAt = new Map(day.marks.map((marks) => [marks.time, marks]));
  const seatsAt = new Map(day.tableStarts.map(({ time, seats }) => [time, seats]));
  const tableTimes = day.tableStarts.map(({ time }) => time);
  const times = new Set([...tableTimes, ...day.roomStarts, ...marksAt.keys()]);

  const seatsTaken = (start: SeoulTime): number => {
    const own = seatsAt.get(start) ?? 0;
    const shortages = startsMarkedBy(start, tableTimes, day.tableTurnMinutes).map(
      (time) => (marksAt.get(time)?.tableSeats ?? 0) + own - (seatsAt.get(time) ?? own),
    );
    return Math.max(0, ...shortages);
  };
  const roomsTaken = (start: SeoulTime): DinRoomCode[] => [
    ...new Set(startsMarkedBy(start, [...times], day.roomTurnMinutes).flatMap((time) => marksAt.get(time)?.rooms ?? [])),
  ];

  return [...times]
    .sort()
    .map((time) => ({ date: day.date, time, tableSeats: seatsTaken(time), rooms: roomsTaken(time) }))
    .filter((row) => row.tableSeats > 0 || row.rooms.length > 0);
}
