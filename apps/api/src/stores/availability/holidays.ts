import { type HolidayCalendar, holidayCalendar } from '@dining/domain/shared/holidays';
import type { LocalizedText } from '@dining/domain/shared/localized-text';
import type { SeoulDate } from '@dining/domain/shared/seoul-time';
import { asc } from 'drizzle-orm';
import type { PoolClient } from 'pg';
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

/** Enters the public holidays of a year, and that it is known; false where all of it was. Days that are holidays already stay as they are. */
export async function insertHolidayYear(db: Queries, year: number, days: StoredHolidays['days']): Promise<boolean> {
  const newDays = await db
    .insert(holiday)
    .values([...days])
    .onConflictDoNothing()
    .returning();
  const newYears = await db.insert(holidayYear).values({ year }).onConflictDoNothing().returning();
  return newDays.length + newYears.length > 0;
}

/** Makes a day a public holiday; false where it is one already, under whatever name. */
export async function insertHoliday(client: PoolClient, day: SeoulDate, name: LocalizedText): Promise<boolean> {
  const { rowCount } = await client.query('INSERT INTO holiday (day, name) VALUES ($1, $2) ON CONFLICT DO NOTHING', [
    day,
    JSON.stringify(name),
  ]);
  return rowCount === 1;
}

/** Makes it a day like others; false where it is no holiday. */
export async function deleteHoliday(client: PoolClient, day: SeoulDate): Promise<boolean> {
  const { rowCount } = await client.query('DELETE FROM holiday WHERE day = $1', [day]);
  return rowCount === 1;
}
