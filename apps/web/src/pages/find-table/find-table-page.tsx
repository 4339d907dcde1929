import { checkBookingParty } from '@dining/domain/products/party-checks';
import { applyTableQuery, formatTableQuery, type TableQuery } from '@dining/domain/search/table-query';
import type { HtlCode } from '@dining/domain/shared/codes';
import { Notice } from '@dining/ui/notice';
import { Page } from '@dining/ui/page';
import { useQueries, useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { LoadFailed } from '../../components/load-failed';
import { useHotels } from '../../entities/app/app-data';
import { getFreeTablesQuery } from '../../entities/availability/free-tables';
import { moveSearchToVenue } from '../../entities/search/search-at-venue';
import { toSearchHotel, useSearch } from '../../entities/search/search-state';
import { useKeepWish, useTableWish } from '../../entities/search/wish';
import { getVenuesQuery } from '../../entities/venues/venues';
import { FindForm } from '../../features/availability/finder/find-form';
import { FoundStatus } from '../../features/availability/finder/found-status';
import { FoundVenueCard, FoundVenuesSkeleton } from '../../features/availability/finder/found-venue';
import { useToday } from '../../lib/clock';
import { useHydrated } from '../../lib/hydration';
import { useTranslations } from '../../lib/i18n';
import { localizeField } from '../../lib/localize-text';
import { throwIfNoData } from '../../lib/query-client';
import { useChosen } from '../../lib/use-chosen';

const route = getRouteApi('/fnb/find');

export function FindTablePage() {
  const translations = useTranslations();
  const { t } = translations;
  const search = useSearch();
  const [wish, choose] = useChosen(useTableWish(route.useSearch()));
  const hotels = useHotels();
  const today = useToday();
  const navigate = route.useNavigate();
  const keep = useKeepWish();
  const shownHotels = wish.everywhere ? hotels : hotels.filter(({ htlCode }) => htlCode === search.htlCode);
  const lists = useQueries({
    queries: shownHotels.map(({ htlCode }) => ({ ...getVenuesQuery(htlCode), throwOnError: throwIfNoData })),
  });
  const party = checkBookingParty(wish.party, 'table');
  // Cached pages must not contain availability.
  const enabled = useHydrated() && party.ok;
  const tables = useQuery({ ...getFreeTablesQuery(wish.everywhere ? null : search.htlCode, wish), enabled });
  const change = (next: TableQuery, htlCode: HtlCode) => {
    keep(next, htlCode);
    const hotel = hotels.find((other) => other.htlCode === htlCode);
    choose(
      next,
      navigate({ search: formatTableQuery(next, hotel?.htlHmcCode ?? ''), replace: true, resetScroll: false }),
    );
  };
  const found = tables.isError || !party.ok ? null : tables.data;
  return (
    <Page className="grid grid-cols-1 gap-8 pt-8 pb-12 md:pt-14">
      <div className="grid gap-3">
        <h1 className="heading text-2xl md:text-3xl">{t('availability.title')}</h1>
        <p className="max-w-text text-ink-soft">{t('availability.lead')}</p>
      </div>
      <FindForm htlCode={search.htlCode} onChange={change} wish={wish} />
      {!party.ok && <Notice announce>{t('availability.byPhone')}</Notice>}
      {party.ok && tables.isError && (
        <LoadFailed error={tables.error} onRetry={() => void tables.refetch()} retrying={tables.isFetching} />
      )}
      {party.ok && !tables.isError && (
        <FoundStatus onDay={(day) => change({ ...wish, day }, search.htlCode)} tables={tables.data} />
      )}
      <div aria-busy={tables.isFetching} className="grid gap-14">
        {shownHotels.map((hotel, at) => {
          const venues = lists[at]?.data?.filter(({ categories }) =>
            categories.some(({ reservationType }) => reservationType === 'table'),
          );
          if (venues === undefined) return <FoundVenuesSkeleton key={hotel.htlCode} />;
          return (
            <section aria-labelledby={`hotel-${hotel.htlCode}`} key={hotel.htlCode}>
              <h2 className="heading mb-6 text-xl" id={`hotel-${hotel.htlCode}`}>
                {localizeField(translations, hotel, 'htlName')}
              </h2>
              <ul className="grid gap-x-10 gap-y-8 lg:grid-cols-2">
                {venues.map((venue, index) => (
                  <FoundVenueCard
                    first={at === 0 && index === 0}
                    found={found && found.venues.get(venue.dinCode)}
                    key={venue.dinCode}
                    searchAt={(time) =>
                      moveSearchToVenue(
                        applyTableQuery({ ...search, type: 'table' }, wish),
                        toSearchHotel(hotel),
                        venue.dinCode,
                        {
                          date: wish.day,
                          time,
                        },
                      )
                    }
                    today={wish.day === today}
                    venue={venue}
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
