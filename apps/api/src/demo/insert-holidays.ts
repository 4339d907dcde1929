import type { LocalizedText } from '@dining/domain/shared/localized-text';
import type { SeoulDate } from '@dining/domain/shared/seoul-time';
import { getHolidayPreset } from '@hyunbinseo/holidays-kr';
import type { Queries } from '../db/connect';
import { holiday, holidayYear } from '../db/schema/hotels';
import { holidayName } from './group';

/** @returns the year's public holidays from the official gazette, or null where it has not been published yet */
async function holidaysOf(year: number): Promise<{ day: SeoulDate; name: LocalizedText }[] | null> {
  try {
    const preset = await getHolidayPreset(String(year));
    return Object.entries(preset).map(([day, holidayNames]) => ({ day, name: holidayName(holidayNames[0] ?? '') }));
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** Writes the public holidays of last year, this and the next; a year without data stays unknown and so raises an alarm (decision 8). */
export async function insertHolidays(db: Queries, today: SeoulDate): Promise<void> {
  const thisYear = Number(today.slice(0, 4));
  for (const year of [thisYear - 1, thisYear, thisYear + 1]) {
    const days = await holidaysOf(year);
    if (days === null) continue;
    await db.insert(holiday).values(days);
    await db.insert(holidayYear).values({ year });
  }
}
