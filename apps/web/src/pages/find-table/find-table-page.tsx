import { checkBookingParty } from '@dining/domain/products/party-checks';
import { applyFinderQuery, type FinderQuery, formatFinderQuery } from '@dining/domain/search/finder-query';
import { countFilterCriteria, matchesFilter } from '@dining/domain/search/venue-filter';
import type { HtlCode } from '@dining/domain/shared/codes';
import { joinClasses } from '@dining/ui/join-classes';
import { Notice } from '@dining/ui/notice';
import { Page } from '@dining/ui/page';
import { useQueries, useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { LoadFailed } from '../../components/load-failed';
import { useHotels } from '../../entities/app/app-data';
import { getFreeTablesQuery } from '../../entities/availability/free-tables';
import { useFinderQuery, useSaveFinderQuery } from '../../entities/search/finder-query';
import { moveSearchToVenue } from '../../entities/search/move-search-to-venue';
import { toSearchHotel, usePastDay, useSearch } from '../../entities/search/search-state';
import { getVenuesQuery } from '../../entities/venues/venues';
import { ChosenFilters } from '../../features/availability/finder/chosen-filters';
import { FinderStatus } from '../../features/availability/finder/finder-status';
import { FinderSummary } from '../../features/availability/finder/finder-summary';
import { FinderVenueCard, FinderVenuesSkeleton } from '../../features/availability/finder/finder-venue-card';
import { formatFullDay } from '../../lib/format';
import { useIsHydrated } from '../../lib/hydration';
import { useTranslations } from '../../lib/i18n';
import { localizeField } from '../../lib/localize-text';
import { throwIfNoData } from '../../lib/throw-if-no-data';
import { useOptimisticValue } from '../../lib/use-optimistic-value';

const route = getRouteApi('/fnb/find');

/** Finds a table at any venue of one hotel or of all hotels, with free times for party, day and meal. */
export function FindTablePage() {
  const translations = useTranslations();
  const { t } = translations;
  const search = useSearch();
  const [finderQuery, setFinderQuery] = useOptimisticValue(useFinderQuery(route.useSearch()));
  const hotels = useHotels();
  const navigate = route.useNavigate();
  const saveFinderQuery = useSaveFinderQuery();
  const shownHotels = finderQuery.isForAllHotels ? hotels : hotels.filter(({ htlCode }) => htlCode === search.htlCode);
  const venueQueries = useQueries({
    queries: shownHotels.map(({ htlCode }) => ({ ...getVenuesQuery(htlCode), throwOnError: throwIfNoData })),
  });
  const pastDay = usePastDay();
  const partyCheck = checkBookingParty(finderQuery.party, 'table');
  // Cached pages must not contain availability.
  const isEnabled = useIsHydrated() && partyCheck.ok;
  const tables = useQuery({
    ...getFreeTablesQuery(finderQuery.isForAllHotels ? null : search.htlCode, finderQuery),
    enabled: isEnabled,
  });
  const changeFinderQuery = (nextQuery: FinderQuery, htlCode: HtlCode) => {
    saveFinderQuery(nextQuery, htlCode);
    const hotel = hotels.find((other) => other.htlCode === htlCode);
    setFinderQuery(
      nextQuery,
      navigate({ search: formatFinderQuery(nextQuery, hotel?.htlHmcCode ?? ''), replace: true, resetScroll: false }),
    );
  };
  const freeTables = tables.isError || !partyCheck.ok ? null : tables.data;
  return (
    <Page className="grid grid-cols-1 gap-4 pb-12 md:gap-6 md:pt-14">
      <div className="grid gap-3 max-md:sr-only">
        <h1 className="heading text-2xl md:text-3xl">{t('availability.title')}</h1>
        <p className="max-w-text text-ink-soft">{t('availability.lead')}</p>
      </div>
      <div className="sticky top-0 z-20 -mx-5 bg-paper px-5 py-2 md:-mx-10 md:px-10">
        <FinderSummary htlCode={search.htlCode} onChange={changeFinderQuery} finderQuery={finderQuery} />
      </div>
      <ChosenFilters
        filter={finderQuery}
        onChange={(filter) => changeFinderQuery({ ...finderQuery, ...filter }, search.htlCode)}
      />
      {pastDay !== undefined && (
        <Notice announce>{t('common.pastDay', { day: formatFullDay(translations, pastDay) })}</Notice>
      )}
      {!partyCheck.ok && <Notice announce>{t('availability.byPhone')}</Notice>}
      {partyCheck.ok && tables.isError && (
        <LoadFailed error={tables.error} onRetry={() => void tables.refetch()} isRetrying={tables.isFetching} />
      )}
      {partyCheck.ok && !tables.isError && (
        <FinderStatus
          isFiltered={countFilterCriteria(finderQuery) > 0}
          onChooseDay={(day) => changeFinderQuery({ ...finderQuery, day }, search.htlCode)}
          tables={tables.data}
        />
      )}
      <div aria-busy={tables.isFetching} className="grid gap-14">
        {shownHotels.map((hotel, hotelIndex) => {
          const venues = venueQueries[hotelIndex]?.data?.filter(
            (venue) =>
              venue.categories.some(({ reservationType }) => reservationType === 'table') &&
              matchesFilter(venue, finderQuery),
          );
          if (venues === undefined) return <FinderVenuesSkeleton key={hotel.htlCode} />;
          if (venues.length === 0) return null;
          return (
            <section aria-labelledby={`hotel-${hotel.htlCode}`} key={hotel.htlCode}>
              <h2
                className={joinClasses('heading mb-6 text-xl', !finderQuery.isForAllHotels && 'max-md:sr-only')}
                id={`hotel-${hotel.htlCode}`}
              >
                {localizeField(translations, hotel, 'htlName')}
              </h2>
              <ul className="grid gap-x-10 gap-y-8 lg:grid-cols-2">
                {venues.map((venue, index) => (
                  <FinderVenueCard
                    isFirst={hotelIndex === 0 && index === 0}
                    venueTimes={freeTables && freeTables.venues.get(venue.dinCode)}
                    key={venue.dinCode}
                    createSearch={(visit) =>
                      moveSearchToVenue(
                        applyFinderQuery({ ...search, type: 'table' }, finderQuery),
                        toSearchHotel(hotel),
                        venue.dinCode,
                        visit,
                      )
                    }
                    venue={venue}
                    finderQuery={finderQuery}
                  />
                ))}
              </ul>
            </section>
          );
        })}
      </div>
    </Page>
  );
}
