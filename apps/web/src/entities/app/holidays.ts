import { decodeHolidays } from '@dining/contract/codecs/holidays';
import type { HolidayCalendar } from '@dining/domain/shared/holidays';
import { useMemo } from 'react';
import { useAppData } from './app-data';

/** Returns the public holidays of the app data; none before it is loaded. */
export function useHolidays(): HolidayCalendar {
  const list = useAppData()?.dbPropList;
  return useMemo(() => decodeHolidays(list ?? []), [list]);
}
