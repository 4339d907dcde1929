import type { DinRoomCode } from '../shared/codes';
import { compareVisits } from '../shared/seoul-calendar';
import type { SeoulDate, Visit } from '../shared/seoul-time';
import type { Slot } from './slots';

interface DaySlots {
  readonly date: SeoulDate;
  readonly slots: readonly Slot[];
}

/** The open start times nearest to the wanted one, nearest first; of two as near, the earlier. At most `limit`. */
export function listNearestFreeTimes(wanted: Visit, days: readonly DaySlots[], limit: number): Visit[] {
  const distance = (visit: Visit): number => Math.abs(compareVisits(visit, wanted));
  return days
    .flatMap(({ date, slots }) => slots.filter((slot) => slot.state === 'open').map((slot): Visit => ({ date, time: slot.time })))
    .sort((a, b) => distance(a) - distance(b) || compareVisits(a, b))
    .slice(0, limit);
}

/** A visit with the room it is in; null where it is in none. */
export interface RoomVisit {
  readonly visit: Visit;
  readonly dinRoomCode: DinRoomCode | null;
}

/** How much of a refused visit cannot be had: its place, which another room may stand in for, all of its start time, or all of its day. */
export type UnavailableScope = 'place' | 'time' | 'day';

/**
 * What can be had in place of a refused visit, nearest first, at most `limit`; never the same once more. At its own time each room that is
 * left is named, at another one the room that was wanted, else the smallest.
 */
export function listAlternatives(
  { visit: wanted, dinRoomCode }: RoomVisit,
  refused: UnavailableScope,
  days: readonly DaySlots[],
  limit: number,
): RoomVisit[] {
  const others = days.map(({ date, slots }) => ({
    date,
    slots: slots.flatMap((slot) => {
      if (date !== wanted.date || (refused !== 'day' && slot.time !== wanted.time)) return [slot];
      const rooms = refused === 'place' ? slot.rooms.filter((room) => room.dinRoomCode !== dinRoomCode) : [];
      return rooms.length > 0 ? [{ ...slot, rooms }] : [];
    }),
  }));
  return listNearestFreeTimes(wanted, others, limit)
    .flatMap((visit): RoomVisit[] => {
      const slots = others.find(({ date }) => date === visit.date)?.slots ?? [];
      const rooms = slots.find(({ time }) => time === visit.time)?.rooms ?? [];
      if (compareVisits(visit, wanted) === 0) return rooms.map((room) => ({ visit, dinRoomCode: room.dinRoomCode }));
      const room = rooms.find((one) => one.dinRoomCode === dinRoomCode) ?? rooms[0];
      return [{ visit, dinRoomCode: room?.dinRoomCode ?? null }];
    })
    .slice(0, limit);
}
