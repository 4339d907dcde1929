import type { SeoulDate } from '@dining/domain/shared/seoul-time';
import { useMemo } from 'react';
import { useTranslations } from '../../lib/i18n';
import { wireText } from '../../lib/text-for';
import { useAppData } from './app-data';

/** Returns the names of public holidays in the page's language, by day. */
export function useHolidayNames(): ReadonlyMap<SeoulDate, string> {
  const translations = useTranslations();
  const list = useAppData()?.dbPropList;
  return useMemo(() => {
    const days = (list ?? [])
      .filter(({ propName }) => propName === 'HOLIDAY')
      .flatMap(({ propAttrList }) => propAttrList);
    return new Map(days.map((day) => [day.propAttrValue, wireText(translations, day, 'propAttrDesc')]));
  }, [translations, list]);
}
