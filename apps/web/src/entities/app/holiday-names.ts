import type { SeoulDate } from '@dining/domain/shared/seoul-time';
import { useMemo } from 'react';
import { useTranslations } from '../../lib/i18n';
import { localizeField } from '../../lib/localize-text';
import { useAppData } from './app-data';

export function useHolidayNames(): ReadonlyMap<SeoulDate, string> {
  const translations = useTranslations();
  const list = useAppData()?.dbPropList;
  return useMemo(() => {
    const days = (list ?? [])
      .filter(({ propName }) => propName === 'HOLIDAY')
      .flatMap(({ propAttrList }) => propAttrList);
    return new Map(days.map((day) => [day.propAttrValue, localizeField(translations, day, 'propAttrDesc')]));
  }, [translations, list]);
}
