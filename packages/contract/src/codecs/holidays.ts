import type { HolidayCalendar } from '@dining/domain/shared/holidays';
import type { DbProp } from '../site/app/app-data';

/** Parses the public holidays of the app data, and the years for which they are complete (decision 8). */
export function decodeHolidays(dbPropList: readonly DbProp[]): HolidayCalendar {
  const listValues = (name: string) =>
    dbPropList
      .filter((prop) => prop.propName === name)
      .flatMap((prop) => prop.propAttrList.map((attr) => attr.propAttrValue));
  return { dates: new Set(listValues('HOLIDAY')), years: new Set(listValues('HOLIDAY_YEAR').map(Number)) };
}
