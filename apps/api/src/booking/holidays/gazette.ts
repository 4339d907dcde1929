import type { SeoulDate } from '@dining/domain/shared/seoul-time';
import { getHolidayPreset } from '@hyunbinseo/holidays-kr';

export interface EnteredHoliday {
  readonly day: SeoulDate;
  readonly name: string;
}

/** Finds the official holidays of a year; undefined if the package does not contain the year. */
export async function findGazetteHolidays(year: number): Promise<EnteredHoliday[] | undefined> {
  try {
    const preset = await getHolidayPreset(String(year));
    return Object.entries(preset).map(([day, [name = '']]) => ({ day, name }));
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
