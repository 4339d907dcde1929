import { getWeekday } from './seoul-calendar';
import type { SeoulDate } from './seoul-time';

/** Korea's known public holidays, and the years for which they are complete. */
export interface HolidayCalendar {
  readonly dates: ReadonlySet<SeoulDate>;
  readonly years: ReadonlySet<number>;
}

const getYear = (date: SeoulDate): number => Number(date.slice(0, 4));

/** Creates a calendar from a list of holidays. Without `years`, every year with a holiday counts as known. */
export function createHolidayCalendar(dates: Iterable<SeoulDate>, years?: Iterable<number>): HolidayCalendar {
  const holidays = new Set(dates);
  return { dates: holidays, years: new Set(years ?? [...holidays].map(getYear)) };
}

/** Returns true on Saturday and Sunday. Discounts use `isDiscountWeekend`. */
export const isWeekend = (date: SeoulDate): boolean => getWeekday(date) === 0 || getWeekday(date) === 6;

/** Kind of day whose stock applies: Monday to Friday, or weekends and public holidays (decision 8). */
export type DayType = 'weekdays' | 'weekend';

/** A Monday to Friday in a year without holiday data: no tables and rooms are sold until staff enter the holidays. */
export type UnknownDay = 'unknown';

/**
 * Returns the kind of day whose stock applies (decision 8). Mondays to Fridays in a year without data are `'unknown'`,
 * except those that are known holidays.
 */
export function getDayType(date: SeoulDate, holidays: HolidayCalendar): DayType | UnknownDay {
  if (isWeekend(date) || holidays.dates.has(date)) return 'weekend';
  return holidays.years.has(getYear(date)) ? 'weekdays' : 'unknown';
}

/** Lists the years from the first to the last day that have no holiday data. */
export function listYearsWithoutHolidayData(from: SeoulDate, to: SeoulDate, holidays: HolidayCalendar): number[] {
  const count = Math.max(0, getYear(to) - getYear(from) + 1);
  const years = Array.from({ length: count }, (_, index) => getYear(from) + index);
  return years.filter((year) => !holidays.years.has(year));
}
