import { addDays, getTodayInSeoul, type SeoulDate, type SeoulTime } from '../shared/seoul-time';

/** Times of day in the weather modal (Spec §9). */
export const forecastTimes: readonly SeoulTime[] = ['09:00', '15:00'];
/** Number of days in the weather modal. */
export const forecastDays = 6;

/** Lists the days of the weather modal: today and the next five in Seoul (decision 28). */
export const listForecastDates = (now: Date): SeoulDate[] =>
  Array.from({ length: forecastDays }, (_, day) => addDays(getTodayInSeoul(now), day));
