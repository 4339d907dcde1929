import type { ClientBase } from 'pg';
import { insertHolidayYear } from '../../stores/availability/holidays';
import type { EnteredHoliday } from './gazette';
import { holidayName } from './holiday-names';

/** Enters the public holidays of a year, which is known from then on. Returns whether any of it is new. */
export const enterHolidayYear = (client: ClientBase, year: number, days: readonly EnteredHoliday[]): Promise<boolean> =>
  insertHolidayYear(
    client,
    year,
    days.map(({ day, name }) => ({ day, name: holidayName(name) })),
  );
