import type { DinCode } from '@dining/domain/shared/codes';
import { useAlerts } from '@dining/ui/alerts';
import { useEffect, useEffectEvent } from 'react';
import { useChangeSearch } from '../../entities/search/search-state';
import type { Venue } from '../../entities/venues/venues';
import { isCurrentPage, usePagePath } from '../../lib/current-page';
import { useTranslations } from '../../lib/i18n';

/**
 * Returns the wanted venue of a hotel. For a venue of another hotel it shows an alert (Spec §8 Reservation alerts),
 * removes it from the search and calls `onForeign`.
 */
export function useVenueOfHotel(
  venues: readonly Venue[] | undefined,
  dinCode: DinCode | null,
  onForeign?: () => void,
): Venue | undefined {
  const alerts = useAlerts();
  const changeSearch = useChangeSearch();
  const { t } = useTranslations();
  const venue = venues?.find((other) => other.dinCode === dinCode);
  const foreign = venues !== undefined && dinCode !== null && venue === undefined;
  const found = venue?.dinCode;
  const page = usePagePath();
  useEffect(() => {
    if (found !== undefined)
      changeSearch((search) => (search.dinCode === found ? search : { ...search, dinCode: found }));
  }, [changeSearch, found]);
  const refuse = useEffectEvent(async () => {
    const message = t('reservation.alerts.venueUnavailable');
    await alerts.show({ message });
    changeSearch((search) => ({ ...search, dinCode: null, visitTime: null }));
    onForeign?.();
  });
  useEffect(() => {
    if (foreign && isCurrentPage(page)) void refuse();
  }, [foreign, page]);
  return venue;
}
