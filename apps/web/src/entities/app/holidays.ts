import { holidaysFromWire } from '@dining/contract/codecs/holidays';
import type { HolidayCalendar } from '@dining/domain/shared/holidays';
import { useMemo } from 'react';
import { useAppData } from './app-data';

/** Public holidays as the house knows them; none before they are loaded, so that nothing is sold by guess. */
export function useHolidays(): HolidayCalendar {
  const list = useAppData()?.dbPropList;
  return useMemo(() => holidaysFromWire(list ?? []), [list]);
}
