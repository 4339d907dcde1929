import type { ClientBase } from 'pg';
import { insertHolidayYear } from '../../stores/availability/holidays';
import type { EnteredHoliday } from './gazette';
import { translateHolidayName } from './holiday-names';

/** Enters the public holidays of a year, with translated names. Returns false if nothing has changed. */
export const enterHolidayYear = (client: ClientBase, year: number, days: readonly EnteredHoliday[]): Promise<boolean> =>
  insertHolidayYear(
    client,
    year,
    days.map(({ day, name }) => ({ day, name: translateHolidayName(name) })),
  );
