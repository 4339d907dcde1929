import { pickupTime } from '../availability/pickup';
import type { Visit } from '../shared/seoul-time';
import type { SearchState } from './search-state';

/** Returns the visit of a search; null if no day or time is chosen. A pickup has a fixed time (decision 13). */
export function getSearchVisit({
  type,
  visitDay,
  visitTime,
}: Pick<SearchState, 'type' | 'visitDay' | 'visitTime'>): Visit | null {
  const time = type === 'pickup' ? pickupTime : visitTime;
  return visitDay === null || time === null ? null : { date: visitDay, time };
}
