import { limitToVisitStart } from '@dining/domain/payments/visit-start';
import type { Visit } from '@dining/domain/shared/seoul-time';

/** Order sheets one visitor can have open at a time; the oldest gives way to the newest. */
export const mostOpenSheets = 10;

const weekSeconds = 7 * 24 * 3600;

/** How long an order sheet lasts from now: a week, and no longer than until its visit. Seconds, by whatever clock writes them down. */
export const lifeOf = (visit: Visit, now: Date): number => limitToVisitStart(weekSeconds, visit, now);
