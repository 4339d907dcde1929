import type { ReservationType } from '../products/product';
import { getVisitStart } from '../shared/seoul-calendar';
import { addDays, type Visit } from '../shared/seoul-time';

/** Minutes that a visit lasts, as calendars and search engines are told, where its venue has no turn time. */
export const defaultVisitMinutes = 120;

/** Returns whether a visit is over: a table or room after its usual length, a pickup once its day in Seoul has ended. */
export function isVisitOver(type: ReservationType, visit: Visit, now: Date): boolean {
  if (type === 'pickup') return getVisitStart({ date: addDays(visit.date, 1), time: '00:00' }) <= now;
  return getVisitStart(visit).getTime() + defaultVisitMinutes * 60_000 <= now.getTime();
}
