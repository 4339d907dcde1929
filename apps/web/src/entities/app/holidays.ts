import { holidaysFromWire } from '@dining/contract/codecs/holidays';
import type { HolidayCalendar } from '@dining/domain/shared/holidays';
import type { SeoulDate } from '@dining/domain/shared/seoul-time';
import { useMemo } from 'react';
import { wireText } from '../../lib/text-for';
import { useAppData } from './app-data';

/** Public holidays as the house knows them; none before they are loaded, so that nothing is sold by guess. */
export function useHolidays(): HolidayCalendar {
  const list = useAppData()?.dbPropList;
  return useMemo(() => holidaysFromWire(list ?? []), [list]);
}

/** The name of a public holiday in the page's language; undefined for other days. */
export function useHolidayNames(): ReadonlyMap<SeoulDate, string> {
  const list = useAppData()?.dbPropList;
  return useMemo(() => {
    const days = (list ?? []).filter(({ propName }) => propName === 'HOLIDAY').flatMap(({ propAttrList }) => propAttrList);
    return new Map(days.map((day) => [day.propAttrValue, wireText(day, 'propAttrDesc')]));
  }, [list]);
}
