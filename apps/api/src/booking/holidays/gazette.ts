import type { SeoulDate } from '@dining/domain/shared/seoul-time';
import { getHolidayPreset } from '@hyunbinseo/holidays-kr';

/** A public holiday as it is entered: the gazette's name of it, or another. */
export interface EnteredHoliday {
  readonly day: SeoulDate;
  readonly name: string;
}

/** A year's public holidays from the official gazette; undefined where the one that the product comes with has not reached the year. */
export async function gazetteOf(year: number): Promise<EnteredHoliday[] | undefined> {
  try {
    const preset = await getHolidayPreset(String(year));
    return Object.entries(preset).map(([day, [name = '']]) => ({ day, name }));
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
