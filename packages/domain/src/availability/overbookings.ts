import type { DinRoomCode } from '../shared/codes';
import type { SeoulTime } from '../shared/seoul-time';
import type { StartTime } from './slots';
import { countTableSeats } from './table';
import type { Occupancy } from './turn-time';

/** A start time at which more is taken than its rules now offer. */
export interface Overbooking {
  readonly time: SeoulTime;
  /** A private room; null for the seats at tables. */
  readonly dinRoomCode: DinRoomCode | null;
  /** Seats at tables, or 1 for a room. */
  readonly taken: number;
  /** The same as it is offered now; 0 where this start time, or this room at it, is offered no more. */
  readonly offered: number;
}

/** A day's start times as they are laid out now, with what bookings and live holds have taken of them. */
export interface BookedDay {
  readonly starts: readonly StartTime[];
  /** Counters: a party takes from its own start time and from those that it stays through. */
  readonly occupancy: readonly Occupancy[];
  /** The times at which somebody is to come. */
  readonly begins: ReadonlySet<SeoulTime>;
}

/**
 * What a change of rules leaves overbooked on a day, earliest first. It stays sold; somebody of the house finds it a place. At a time
 * that is offered no more only those count who are to come then: who merely stays through it has his seat.
 */
export function findOverbookings({ starts, occupancy, begins }: BookedDay): Overbooking[] {
  const unitsAt = new Map(starts.map(({ time, units }) => [time, units]));
  return occupancy
    .filter(({ time }) => unitsAt.has(time) || begins.has(time))
    .flatMap(({ time, tableSeats, rooms }): Overbooking[] => {
      const units = unitsAt.get(time) ?? [];
      const offers = (room: DinRoomCode) => units.some(({ dinRoomCode, open }) => dinRoomCode === room && open);
      return [
        { time, dinRoomCode: null, taken: tableSeats, offered: countTableSeats(units) },
        ...rooms.map((dinRoomCode) => ({ time, dinRoomCode, taken: 1, offered: offers(dinRoomCode) ? 1 : 0 })),
      ];
    })
    .filter(({ taken, offered }) => taken > offered)
    .sort((a, b) => (a.time < b.time ? -1 : a.time > b.time ? 1 : 0));
}
