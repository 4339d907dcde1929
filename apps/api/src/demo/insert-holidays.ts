import type { SeoulDate } from '@dining/domain/shared/seoul-time';
import { enterHolidayYear } from '../booking/holidays/enter-year';
import { type EnteredHoliday, findGazetteHolidays } from '../booking/holidays/gazette';
import type { Connection } from '../db/database-handle';

const fixedHolidays: Readonly<Record<string, string>> = {
  '01-01': '1월 1일',
  '03-01': '3ㆍ1절',
  '05-01': '노동절',
  '05-05': '어린이날',
  '06-06': '현충일',
  '07-17': '제헌절',
  '08-15': '광복절',
  '10-03': '개천절',
  '10-09': '한글날',
  '12-25': '기독탄신일',
};

const listFixedHolidays = (year: number): EnteredHoliday[] =>
  Object.entries(fixedHolidays).map(([monthDay, name]) => ({ day: `${year}-${monthDay}`, name }));

/**
 * Inserts the public holidays of last year, this and the next. Years that the gazette does not cover get those with a
 * fixed date, so that the demo sells on every date; in a real group such a year stays unknown (decision 8).
 */
export async function insertHolidays(client: Connection, today: SeoulDate): Promise<void> {
  const thisYear = Number(today.slice(0, 4));
  for (const year of [thisYear - 1, thisYear, thisYear + 1])
    await enterHolidayYear(client, year, (await findGazetteHolidays(year)) ?? listFixedHolidays(year));
}
