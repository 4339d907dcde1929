import type { SeoulDate } from '@dining/domain/shared/seoul-time';
import { useMemo } from 'react';
import { useTranslations } from '../../lib/i18n';
import { wireText } from '../../lib/text-for';
import { useAppData } from './app-data';

/** The name of a public holiday in the page's language; undefined for other days. */
export function useHolidayNames(): ReadonlyMap<SeoulDate, string> {
  const translations = useTranslations();
  const list = useAppData()?.dbPropList;
  return useMemo(() => {
    const days = (list ?? []).filter(({ propName }) => propName === 'HOLIDAY').flatMap(({ propAttrList }) => propAttrList);
    return new Map(days.map((day) => [day.propAttrValue, wireText(translations, day, 'propAttrDesc')]));
  }, [translations, list]);
}
