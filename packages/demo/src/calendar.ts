import { addDays, getTodayInSeoul, type SeoulDate } from '@dining/domain/shared/seoul-time';

/** Dates of the demo data, relative to the day of seeding (decision 34b). */
export interface DemoCalendar {
  readonly today: SeoulDate;
  /** Returns the day that is `offset` days from today; a negative offset is in the past. */
  getDay(offset: number): SeoulDate;
}

/**
 * Creates the dates for demo data.
 * @param now time of seeding; its day in Seoul is today
 */
export function createDemoCalendar(now: Date): DemoCalendar {
  const today = getTodayInSeoul(now);
  return { today, getDay: (offset) => addDays(today, offset) };
}
