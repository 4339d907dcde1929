import { getEndOfDay } from '../shared/seoul-calendar';
import { addDays, getTodayInSeoul, type SeoulDate } from '../shared/seoul-time';

/** First and last day of a promotion; null is open-ended. */
export interface PromotionPeriod {
  readonly startsOn: SeoulDate | null;
  readonly endsOn: SeoulDate | null;
}

/** First day shown for a promotion without a start or an end (Spec §4). */
export const defaultPromotionStart: SeoulDate = '2024-01-01';

/** Returns the days of a promotion. Without an end, it is shown from the default start until two days from now. */
export function getPromotionWindow(
  period: PromotionPeriod,
  now: Date,
): { readonly startsOn: SeoulDate; readonly endsOn: SeoulDate } {
  if (period.endsOn === null) return { startsOn: defaultPromotionStart, endsOn: addDays(getTodayInSeoul(now), 2) };
  return { startsOn: period.startsOn ?? defaultPromotionStart, endsOn: period.endsOn };
}

/** Returns true if the list shows the promotion as running: its last day is today or later (decision 15). */
export const isRunningInList = (period: PromotionPeriod, now: Date): boolean =>
  getPromotionWindow(period, now).endsOn >= getTodayInSeoul(now);

/**
 * Returns true if the detail page shows the promotion as running: its last day in Seoul has not ended (decision 15).
 */
export const isRunningOnDetail = (period: PromotionPeriod, now: Date): boolean =>
  getEndOfDay(getPromotionWindow(period, now).endsOn) > now;
