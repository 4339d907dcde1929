import { getWeekday } from './seoul-calendar';
import type { SeoulDate } from './seoul-time';

/** Korea's public holidays as the house knows them, and the years for which it knows them. */
export interface HolidayCalendar {
  readonly dates: ReadonlySet<SeoulDate>;
  readonly years: ReadonlySet<number>;
}

const getYear = (date: SeoulDate): number => Number(date.slice(0, 4));

/**
 * A calendar from a list of days. Where the known years are not told, a year with none of the days counts as unknown,
 * for every real year has some.
 */
export function createHolidayCalendar(dates: Iterable<SeoulDate>, years?: Iterable<number>): HolidayCalendar {
  const known = new Set(dates);
  return { dates: known, years: new Set(years ?? [...known].map(getYear)) };
}

/** Saturday or Sunday. Not the discount's weekend: see `isDiscountWeekend`. */
export const isWeekend = (date: SeoulDate): boolean => getWeekday(date) === 0 || getWeekday(date) === 6;

/** Returns which stock applies on a day: Monday to Friday, or weekends and public holidays (decision 8). */
export type StockDay = 'weekdays' | 'weekend';

/** A Monday to Friday in a year without holiday data: nothing is sold on it before staff fill the gap. */
export type UnknownDay = 'unknown';

/**
 * The kind of day whose stock applies (decision 8): Monday to Friday that is no holiday, or else the weekend's.
 * A weekday of a year without data is `'unknown'`, never silently a weekday.
 */
export function getStockDay(date: SeoulDate, holidays: HolidayCalendar): StockDay | UnknownDay {
  if (isWeekend(date) || holidays.dates.has(date)) return 'weekend';
  return holidays.years.has(getYear(date)) ? 'weekdays' : 'unknown';
}

/** Years from the first day to the last that have no holiday data: what the operators' alarm names. */
export function listYearsWithoutHolidays(from: SeoulDate, to: SeoulDate, holidays: HolidayCalendar): number[] {
  const count = Math.max(0, getYear(to) - getYear(from) + 1);
  const years = Array.from({ length: count }, (_, index) => getYear(from) + index);
  return years.filter((year) => !holidays.years.has(year));
}
