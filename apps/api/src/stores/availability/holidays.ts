import { type HolidayCalendar, holidayCalendar } from '@dining/domain/shared/holidays';
import type { LocalizedText } from '@dining/domain/shared/localized-text';
import { asc } from 'drizzle-orm';
import type { Queries } from '../../db/connect';
import { holiday, holidayYear } from '../../db/schema/hotels';

/** Public holidays with their names, and as the rules take them (decision 8). */
export interface StoredHolidays {
  readonly calendar: HolidayCalendar;
  readonly days: readonly { readonly day: string; readonly name: LocalizedText }[];
}

/** Every known holiday and the years that are known. */
export async function readHolidays(db: Queries): Promise<StoredHolidays> {
  const days = await db.select({ day: holiday.day, name: holiday.name }).from(holiday).orderBy(asc(holiday.day));
  const years = await db.select({ year: holidayYear.year }).from(holidayYear).orderBy(asc(holidayYear.year));
  return {
    days,
    calendar: holidayCalendar(
      days.map((row) => row.day),
      years.map((row) => row.year),
    ),
  };
}
