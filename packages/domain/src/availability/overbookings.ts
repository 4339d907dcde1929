import type { DinRoomCode } from '../shared/codes';
import type { SeoulTime } from '../shared/seoul-time';
import type { StartTime } from './slots';
import { countTableSeats } from './table';
import type { Occupancy } from './turn-time';

/** Tables or a room of a start time with more bookings than its current rules offer. */
export interface Overbooking {
  readonly time: SeoulTime;
  /** A private room; null for seats at tables. */
  readonly dinRoomCode: DinRoomCode | null;
  /** Seats at tables, or 1 for a room. */
  readonly taken: number;
  /** Offered by current rules; 0 if the start time, or the room at that time, is no longer offered. */
  readonly offered: number;
}

/** A day's current start times, and what bookings and live holds occupy. */
export interface BookedDay {
  readonly starts: readonly StartTime[];
  /** Occupancy counters: a party occupies its own start time and all others within its stay. */
  readonly occupancy: readonly Occupancy[];
  /** Start times of the day's reservations. */
  readonly reservationTimes: ReadonlySet<SeoulTime>;
}

/**
 * Finds what a change of rules leaves overbooked on a day, earliest first. Bookings stay valid; staff find seats for
 * them. A start time that is no longer offered counts only if a reservation starts then: a stay that began earlier
 * keeps its seats.
 */
export function findOverbookings({ starts, occupancy, reservationTimes }: BookedDay): Overbooking[] {
  const unitsByTime = new Map(starts.map(({ time, units }) => [time, units]));
  return occupancy
    .filter(({ time }) => unitsByTime.has(time) || reservationTimes.has(time))
    .flatMap(({ time, tableSeats, rooms }): Overbooking[] => {
      const units = unitsByTime.get(time) ?? [];
      const isRoomOffered = (room: DinRoomCode) => units.some(({ dinRoomCode, open }) => dinRoomCode === room && open);
      return [
        { time, dinRoomCode: null, taken: tableSeats, offered: countTableSeats(units) },
        ...rooms.map((dinRoomCode) => ({ time, dinRoomCode, taken: 1, offered: isRoomOffered(dinRoomCode) ? 1 : 0 })),
      ];
    })
    .filter(({ taken, offered }) => taken > offered)
    .sort((a, b) => (a.time < b.time ? -1 : a.time > b.time ? 1 : 0));
}
