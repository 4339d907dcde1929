import { addDays, getTodayInSeoul, type SeoulDate } from '@dining/domain/shared/seoul-time';

/** Dates of the demo data, relative to the day of seeding (decision 34b). */
export interface DemoCalendar {
  readonly today: SeoulDate;
  /** Returns the day that is `offset` days from today; a negative offset is in the past. */
  getDay(offset: number): SeoulDate;
  /** Returns the current or next season between two days of the year (`MM-DD`). A season may include New Year. */
  getSeason(from: string, to: string): { readonly from: SeoulDate; readonly to: SeoulDate };
}

/**
 * Creates the dates for demo data.
 * @param now time of seeding; its day in Seoul is today
 */
export function createDemoCalendar(now: Date): DemoCalendar {
  const today = getTodayInSeoul(now);
  const thisYear = Number(today.slice(0, 4));
  return {
    today,
    getDay: (offset) => addDays(today, offset),
    getSeason(from, to) {
      const getEnd = (year: number) => `${from <= to ? year : year + 1}-${to}`;
      const year = [thisYear - 1, thisYear].find((candidate) => getEnd(candidate) >= today) ?? thisYear + 1;
      return { from: `${year}-${from}`, to: getEnd(year) };
    },
  };
}
