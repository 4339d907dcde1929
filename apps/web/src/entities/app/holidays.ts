import { decodeHolidays } from '@dining/contract/codecs/holidays';
import type { HolidayCalendar } from '@dining/domain/shared/holidays';
import { useMemo } from 'react';
import { useAppData } from './app-data';

export function useHolidays(): HolidayCalendar {
  const list = useAppData()?.dbPropList;
  return useMemo(() => decodeHolidays(list ?? []), [list]);
}
