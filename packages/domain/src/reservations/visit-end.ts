import type { ReservationType } from '../products/product';
import { getVisitStart } from '../shared/seoul-calendar';
import { addDays, type Visit } from '../shared/seoul-time';

/** Assumed length of a visit in minutes. Calendars use the venue's turn time if there is one. */
export const defaultVisitMinutes = 120;

/**
 * Returns true if a visit is over: a table or room `defaultVisitMinutes` after its start, a pickup at the end of its
 * day in Seoul.
 */
export function isVisitOver(type: ReservationType, visit: Visit, now: Date): boolean {
  if (type === 'pickup') return getVisitStart({ date: addDays(visit.date, 1), time: '00:00' }) <= now;
  return getVisitStart(visit).getTime() + defaultVisitMinutes * 60_000 <= now.getTime();
}
