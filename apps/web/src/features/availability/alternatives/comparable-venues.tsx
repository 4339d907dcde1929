import { Button } from '@dining/ui/button';
import { Loading, Skeleton } from '@dining/ui/skeleton';
import { getLinkClass } from '@dining/ui/text-link';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useHotels } from '../../../entities/app/app-data';
import { useHolidays } from '../../../entities/app/holidays';
import { getComparableVenuesQuery, type RequestedVisit } from '../../../entities/availability/comparable-query';
import { moveSearchToVenue } from '../../../entities/search/move-search-to-venue';
import { formatVisitSearch } from '../../../entities/search/search-params';
import { toSearchHotel, useChangeSearch, useSearch } from '../../../entities/search/search-state';
import { useClock } from '../../../lib/clock';
import { focusPage } from '../../../lib/focus-page';
import { formatFacts } from '../../../lib/format';
import { useTranslations } from '../../../lib/i18n';
import { localizeText } from '../../../lib/localize-text';
import { useFocusAfterRemoval } from '../../../lib/use-focus-after-removal';

export function ComparableVenues({ requestedVisit }: { requestedVisit: RequestedVisit }) {
  const { t } = useTranslations();
  const [isRequested, setIsRequested] = useState(false);
  const container = useFocusAfterRemoval<HTMLDivElement>(isRequested);
  return (
    <div className="outline-none" ref={container} tabIndex={-1}>
      {isRequested ? (
        <ComparableVenueList requestedVisit={requestedVisit} />
      ) : (
        <Button onClick={() => setIsRequested(true)} size="sm" variant="quiet">
          {t('reservation.nearest.elsewhere')}
        </Button>
      )}
    </div>
  );
}

function ComparableVenueList({ requestedVisit }: { requestedVisit: RequestedVisit }) {
  const changeSearch = useChangeSearch();
  const queryClient = useQueryClient();
  const translations = useTranslations();
  const { t } = translations;
  const hotels = useHotels();
  const search = useSearch();
  const { data, isPending, isError, refetch } = useQuery(
    getComparableVenuesQuery(useClock(), queryClient, requestedVisit, hotels, useHolidays()),
  );
  if (isPending) {
    return (
      <Loading>
        <Skeleton height="4.5rem" />
      </Loading>
    );
  }
  if (isError) {
    return (
      <p role="alert">
        {t('common.loadFailed')}{' '}
        <Button onClick={() => void refetch()} size="sm">
          {t('common.buttons.retry')}
        </Button>
      </p>
    );
  }
  return (
    <div role="status">
      <p className="font-medium">
        {t(data.length === 0 ? 'reservation.nearest.elsewhereNone' : 'reservation.nearest.elsewhereTitle')}
      </p>
      <ul>
        {data.map(({ venue, time }) => {
          const hotel = hotels.find(({ htlCode }) => htlCode === venue.htlCode);
          if (hotel === undefined) return null;
          const hotelSearch = toSearchHotel(hotel);
          const venueSearch = moveSearchToVenue(
            { ...search, ...requestedVisit.party, type: requestedVisit.type },
            hotelSearch,
            venue.dinCode,
            {
              date: requestedVisit.date,
              time,
            },
          );
          return (
            <li key={venue.dinCode}>
              <Link
                className={getLinkClass('next')}
                onClick={() => {
                  changeSearch(() => venueSearch);
                  focusPage();
                }}
                search={formatVisitSearch(venueSearch)}
                to="/reservation/step/1"
              >
                {formatFacts(translations, [
                  time,
                  localizeText(translations, venue.name),
                  venue.htlCode !== requestedVisit.htlCode && localizeText(translations, hotelSearch.name),
                ])}
              </Link>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
