import { limitToVisitStart } from '@dining/domain/payments/visit-start';
import type { Visit } from '@dining/domain/shared/seoul-time';

export const maxOpenSheets = 10;

const weekSeconds = 7 * 24 * 3600;

/** Returns how long an order sheet lasts, in seconds: a week, at most until its visit. */
export const calculateSheetSeconds = (visit: Visit, now: Date): number => limitToVisitStart(weekSeconds, visit, now);
