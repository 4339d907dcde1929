import type { Queries } from '../../db/connect';
import { insertHolidayYear } from '../../stores/availability/holidays';
import type { EnteredHoliday } from './gazette';
import { holidayName } from './holiday-names';

/** Enters the public holidays of a year, which is known from then on; answers whether any of it is new. */
export const enterHolidayYear = (db: Queries, year: number, days: readonly EnteredHoliday[]): Promise<boolean> =>
  insertHolidayYear(
    db,
    year,
    days.map(({ day, name }) => ({ day, name: holidayName(name) })),
  );
