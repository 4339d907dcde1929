import { alerts } from '@dining/ui/alerts';
import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { t } from '../../lib/i18n';
import { changeSearch } from '../../state/search-state';
import type { Venue } from '../../state/venues';

/** The venue of the address. One that is not this hotel's is said to be so, and the first step comes instead (Spec §8). */
export function useVenueOfHotel(venues: readonly Venue[] | undefined, dinCode: string): Venue | undefined {
  const navigate = useNavigate();
  const venue = venues?.find((other) => other.dinCode === dinCode);
  const foreign = venues !== undefined && venue === undefined;
  const found = venue?.dinCode;
  useEffect(() => {
    if (found !== undefined) changeSearch((search) => (search.dinCode === found ? search : { ...search, dinCode: found }));
  }, [found]);
  useEffect(() => {
    if (!foreign) return;
    changeSearch((search) => ({ ...search, dinCode: null, visitTime: null }));
    const message = t('reservation.alerts.venueUnavailable');
    void alerts
      .show({ message, confirmLabel: t('common.buttons.confirm') })
      .then(() => navigate({ to: '/reservation/step/1', replace: true }));
  }, [foreign, navigate]);
  return venue;
}
