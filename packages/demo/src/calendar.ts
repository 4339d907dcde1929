import { addDays, getTodayInSeoul, type SeoulDate } from '@dining/domain/shared/seoul-time';

/** The days the demo group is laid out around, seen from the day of seeding, so that it stays fresh (decision 34b). */
export interface DemoCalendar {
  readonly today: SeoulDate;
  /** So many days from today; negative lies in the past. */
  day(offset: number): SeoulDate;
  /** The season from one day of the year to another (`MM-DD`), the one under way or else the next; it may cross New Year. */
  season(from: string, to: string): { readonly from: SeoulDate; readonly to: SeoulDate };
}

/** @param now the moment of seeding; its day in Seoul is today */
export function demoCalendar(now: Date): DemoCalendar {
  const today = getTodayInSeoul(now);
  const thisYear = Number(today.slice(0, 4));
  return {
    today,
    day: (offset) => addDays(today, offset),
    season(from, to) {
      const endOf = (year: number) => `${from <= to ? year : year + 1}-${to}`;
      const year = [thisYear - 1, thisYear].find((candidate) => endOf(candidate) >= today) ?? thisYear + 1;
      return { from: `${year}-${from}`, to: endOf(year) };
    },
  };
}
