import type { DinCode } from '@dining/domain/shared/codes';
import { useAlerts } from '@dining/ui/alerts';
import { useEffect, useEffectEvent } from 'react';
import { useChangeSearch } from '../../entities/search/search-state';
import type { Venue } from '../../entities/venues/venues';
import { isCurrentPage, usePagePath } from '../../lib/current-page';
import { useTranslations } from '../../lib/i18n';

/**
 * Returns the venue and stores it in the search if it is one of the hotel's `venues`. If it is not, shows an alert
 * (Spec §8 Reservation alerts), removes the venue from the search and calls `onForeignVenue`.
 */
export function useHotelVenue(
  venues: readonly Venue[] | undefined,
  dinCode: DinCode | null,
  onForeignVenue?: () => void,
): Venue | undefined {
  const alerts = useAlerts();
  const changeSearch = useChangeSearch();
  const { t } = useTranslations();
  const venue = venues?.find((other) => other.dinCode === dinCode);
  const isForeign = venues !== undefined && dinCode !== null && venue === undefined;
  const venueCode = venue?.dinCode;
  const pagePath = usePagePath();
  useEffect(() => {
    if (venueCode !== undefined)
      changeSearch((search) => (search.dinCode === venueCode ? search : { ...search, dinCode: venueCode }));
  }, [changeSearch, venueCode]);
  const rejectVenue = useEffectEvent(async () => {
    const message = t('reservation.alerts.venueUnavailable');
    await alerts.show({ message });
    changeSearch((search) => ({ ...search, dinCode: null, visitTime: null }));
    onForeignVenue?.();
  });
  useEffect(() => {
    if (isForeign && isCurrentPage(pagePath)) void rejectVenue();
  }, [isForeign, pagePath]);
  return venue;
}
