import { useEffect, useEffectEvent } from 'react';
import { createListViewEvent, createMainPageList } from '../../entities/analytics/lists';
import type { MainVenue } from '../../entities/venues/main-page-query';
import { useAnalytics } from '../../lib/analytics';
import { useTranslations } from '../../lib/i18n';

/** Reports `view_item_list` to analytics for the venue whose products the main page shows. */
export function useCardListViewEvent(venue: MainVenue | undefined): void {
  const { pushEvent } = useAnalytics();
  const translations = useTranslations();
  const dinCode = venue?.dinCode;
  const reportList = useEffectEvent(() => {
    if (venue !== undefined)
      pushEvent('view_item_list', createListViewEvent(...createMainPageList(translations, venue)));
  });
  useEffect(() => {
    if (dinCode !== undefined) reportList();
  }, [dinCode]);
}
