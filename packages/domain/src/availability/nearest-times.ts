import type { DinRoomCode } from '../shared/codes';
import { compareVisits } from '../shared/seoul-calendar';
import type { SeoulDate, Visit } from '../shared/seoul-time';
import type { Slot } from './slots';

interface DaySlots {
  readonly date: SeoulDate;
  readonly slots: readonly Slot[];
}

/**
 * Lists the open start times nearest to the target visit, nearest first (the earlier of two that are equally near).
 * Returns at most `limit`.
 */
export function listNearestFreeTimes(target: Visit, days: readonly DaySlots[], limit: number): Visit[] {
  const getDistance = (visit: Visit): number => Math.abs(compareVisits(visit, target));
  return days
    .flatMap(({ date, slots }) =>
      slots.filter((slot) => slot.state === 'open').map((slot): Visit => ({ date, time: slot.time })),
    )
    .sort((a, b) => getDistance(a) - getDistance(b) || compareVisits(a, b))
    .slice(0, limit);
}

/** A visit with its room; `dinRoomCode` is null without a room. */
export interface RoomVisit {
  readonly visit: Visit;
  readonly dinRoomCode: DinRoomCode | null;
}

/**
 * The part of a rejected visit that is unavailable: its room or seats (other rooms may be free at the time), its whole
 * start time, or its whole day.
 */
export type UnavailableScope = 'place' | 'time' | 'day';

/**
 * Lists alternatives to a rejected visit, nearest first, at most `limit`, never the visit itself. If only its room is
 * unavailable, includes every other free room at its start time. At other start times, lists only the requested room
 * or, if it is taken, the smallest free one.
 */
export function listAlternatives(
  { visit: target, dinRoomCode }: RoomVisit,
  scope: UnavailableScope,
  days: readonly DaySlots[],
  limit: number,
): RoomVisit[] {
  const alternativeDays = days.map(({ date, slots }) => ({
    date,
    slots: slots.flatMap((slot) => {
      if (date !== target.date || (scope !== 'day' && slot.time !== target.time)) return [slot];
      const rooms = scope === 'place' ? slot.rooms.filter((room) => room.dinRoomCode !== dinRoomCode) : [];
      return rooms.length > 0 ? [{ ...slot, rooms }] : [];
    }),
  }));
  return listNearestFreeTimes(target, alternativeDays, limit)
    .flatMap((visit): RoomVisit[] => {
      const slots = alternativeDays.find(({ date }) => date === visit.date)?.slots ?? [];
      const rooms = slots.find(({ time }) => time === visit.time)?.rooms ?? [];
      if (compareVisits(visit, target) === 0) return rooms.map((room) => ({ visit, dinRoomCode: room.dinRoomCode }));
      const room = rooms.find((candidate) => candidate.dinRoomCode === dinRoomCode) ?? rooms[0];
      return [{ visit, dinRoomCode: room?.dinRoomCode ?? null }];
    })
    .slice(0, limit);
}
