import { compareVisit, type SeoulDate, type Visit } from '../shared/seoul-time';
import type { Slot } from './slots';

/** The open start times nearest to the wanted one, nearest first; of two as near, the earlier. At most `limit`. */
export function nearestFreeTimes(
  wanted: Visit,
  days: readonly { readonly date: SeoulDate; readonly slots: readonly Slot[] }[],
  limit: number,
): Visit[] {
  const distance = (visit: Visit): number => Math.abs(compareVisit(visit, wanted));
  return days
    .flatMap(({ date, slots }) => slots.filter((slot) => slot.state === 'open').map((slot): Visit => ({ date, time: slot.time })))
    .sort((a, b) => distance(a) - distance(b) || compareVisit(a, b))
    .slice(0, limit);
}
