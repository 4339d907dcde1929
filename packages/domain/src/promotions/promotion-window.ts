import { getEndOfDay } from '../shared/seoul-calendar';
import { addDays, getTodayInSeoul, type SeoulDate } from '../shared/seoul-time';

/** First and last day of a promotion; null where it is open. */
export interface PromotionPeriod {
  readonly startsOn: SeoulDate | null;
  readonly endsOn: SeoulDate | null;
}

/** Spec §4: what a promotion without an end date shows as its window, from here to two days ahead. */
export const openPromotionStart: SeoulDate = '2024-01-01';

/** The days a promotion runs, with the default window where it has no end. */
export function getPromotionWindow(
  period: PromotionPeriod,
  now: Date,
): { readonly startsOn: SeoulDate; readonly endsOn: SeoulDate } {
  if (period.endsOn === null) return { startsOn: openPromotionStart, endsOn: addDays(getTodayInSeoul(now), 2) };
  return { startsOn: period.startsOn ?? openPromotionStart, endsOn: period.endsOn };
}

/** On the list (decision 15): its last day is today or later. */
export const isRunningInList = (period: PromotionPeriod, now: Date): boolean =>
  getPromotionWindow(period, now).endsOn >= getTodayInSeoul(now);

/** On the detail (decision 15): its end, the close of its last day in Seoul, is after now. */
export const isRunningOnDetail = (period: PromotionPeriod, now: Date): boolean =>
  getEndOfDay(getPromotionWindow(period, now).endsOn) > now;
