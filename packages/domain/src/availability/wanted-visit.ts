import type { SearchState } from '../search/search-state';
import type { Visit } from '../shared/seoul-time';
import { pickupTime } from './pickup';

/** The visit that products are held against; null while no day or time is chosen. A pickup has its one time (decision 13). */
export function wantedVisit({ type, visitDate, visitTime }: Pick<SearchState, 'type' | 'visitDate' | 'visitTime'>): Visit | null {
  const time = type === 'pickup' ? pickupTime : visitTime;
  return visitDate === null || time === null ? null : { date: visitDate, time };
}
