import type { SeoulDate } from '@dining/domain/shared/seoul-time';
import { enterHolidayYear } from '../booking/holidays/enter-year';
import { gazetteOf } from '../booking/holidays/gazette';
import type { Queries } from '../db/connect';

/** Writes the public holidays of last year, this and the next; a year without data stays unknown and so raises an alarm (decision 8). */
export async function insertHolidays(db: Queries, today: SeoulDate): Promise<void> {
  const thisYear = Number(today.slice(0, 4));
  for (const year of [thisYear - 1, thisYear, thisYear + 1]) {
    const days = await gazetteOf(year);
    if (days !== undefined) await enterHolidayYear(db, year, days);
  }
}
