import { limitToVisitStart } from '@dining/domain/payments/visit-start';
import type { Visit } from '@dining/domain/shared/seoul-time';

export const maxOpenSheets = 10;

const weekSeconds = 7 * 24 * 3600;

export const calculateSheetLifetimeSeconds = (visit: Visit, now: Date): number =>
  limitToVisitStart(weekSeconds, visit, now);
