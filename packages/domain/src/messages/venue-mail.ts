import { getVisitStart } from '../shared/seoul-calendar';
import type { Visit } from '../shared/seoul-time';

const venueMailPeriodMs = 24 * 3_600_000;

/**
 * Returns true if the restaurant gets a mail about a booking or cancellation now, because the visit is within 24 hours.
 */
export function isVenueMailDue(visit: Visit, now: Date): boolean {
  const msLeft = getVisitStart(visit).getTime() - now.getTime();
  return msLeft >= 0 && msLeft <= venueMailPeriodMs;
}
