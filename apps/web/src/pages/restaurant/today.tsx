import { checkBookingParty } from '@dining/domain/products/party-checks';
import { applyFinderQuery, type FinderQuery } from '@dining/domain/search/finder-query';
import { Skeleton } from '@dining/ui/skeleton';
import { TextLink } from '@dining/ui/text-link';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { LoadFailed } from '../../components/load-failed';
import type { Hotel } from '../../entities/app/app-data';
import { getFreeTablesQuery, type StartTime, type VenueTimes } from '../../entities/availability/free-tables';
import { moveSearchToVenue } from '../../entities/search/move-search-to-venue';
import { toSearchHotel, useSearch } from '../../entities/search/search-state';
import type { Venue } from '../../entities/venues/venues';
import { listShownTimes, TakenTime, TimeLink } from '../../features/availability/finder/time-link';
import { formatParty } from '../../features/reservations/steps/visit-summary';
import { formatDayInText, formatFacts } from '../../lib/format';
import { useIsHydrated } from '../../lib/hydration';
import { useTranslations } from '../../lib/i18n';
import { localizeText } from '../../lib/localize-text';
import { ReserveLink } from './reserve-link';

interface TodayProps {
  hotel: Hotel;
  venue: Venue;
  /** The guest's table finder query, for today and without filters. */
  finderQuery: FinderQuery;
}

/**
 * Shows today's times for the party, and a link to other days. For a venue without tables it shows a sentence
 * about pickups instead of times.
 */
export function Today({ hotel, venue, finderQuery }: TodayProps) {
  const translations = useTranslations();
  const { t } = translations;
  const hasTables = venue.categories.some(({ reservationType }) => reservationType === 'table');
  return (
    <section aria-labelledby="today" className="grid gap-4 rounded-md border border-line bg-raised p-5 md:p-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="heading text-xl" id="today">
          {t(hasTables ? 'restaurant.today' : 'common.resvType.pickup')}
        </h2>
        {hasTables && (
          <p className="text-ink-soft text-sm">
            {formatFacts(translations, [
              formatDayInText(translations, finderQuery.day, finderQuery.day),
              formatParty(translations, finderQuery.party),
            ])}
          </p>
        )}
      </div>
      {hasTables ? (
        <Times hotel={hotel} venue={venue} finderQuery={finderQuery} />
      ) : (
        <p className="text-sm">{t('restaurant.pickup')}</p>
      )}
      <div className="max-lg:hidden">
        <ReserveLink party={finderQuery.party} venue={venue} />
      </div>
    </section>
  );
}

function Times({ hotel, venue, finderQuery }: TodayProps) {
  const { t } = useTranslations();
  const isBookableOnline = checkBookingParty(finderQuery.party, 'table').ok;
  // Cached pages must not contain availability.
  const isEnabled = useIsHydrated() && isBookableOnline;
  const tables = useQuery({ ...getFreeTablesQuery(venue.htlCode, finderQuery), enabled: isEnabled });
  if (!isBookableOnline)
    return (
      <Message text={t('availability.byPhone')}>
        <TextLink href={`tel:${venue.phone}`}>{venue.phone}</TextLink>
      </Message>
    );
  if (tables.isError && tables.data === undefined)
    return <LoadFailed error={tables.error} onRetry={() => void tables.refetch()} isRetrying={tables.isFetching} />;
  if (tables.data === undefined) return <Skeleton height="7.5rem" />;
  return (
    <TodayTimes
      venueTimes={tables.data.venues.get(venue.dinCode)}
      hotel={hotel}
      venue={venue}
      finderQuery={finderQuery}
    />
  );
}

/** Returns the reason why there is no free time today, or undefined if there is one. */
function findUnavailableReason(venueTimes: VenueTimes | undefined, shownTimes: readonly StartTime[]) {
  if (shownTimes.some(({ isFree }) => isFree)) return undefined;
  if (shownTimes.length > 0) return 'full';
  if (venueTimes?.areAllTimesPast) return 'over';
  return venueTimes === undefined || venueTimes.times.length === 0 ? 'closed' : 'unsuited';
}

function TodayTimes({ venueTimes, hotel, venue, finderQuery }: TodayProps & { venueTimes: VenueTimes | undefined }) {
  const translations = useTranslations();
  const { t } = translations;
  const search = useSearch();
  const shownTimes = listShownTimes(venueTimes, finderQuery.party);
  const reason = findUnavailableReason(venueTimes, shownTimes);
  const createSearch = (time: string) =>
    moveSearchToVenue(
      applyFinderQuery({ ...search, type: 'table' }, finderQuery),
      toSearchHotel(hotel),
      venue.dinCode,
      { date: finderQuery.day, time },
    );
  return (
    <>
      {reason !== undefined && (
        <Message text={t(`restaurant.none.${reason}`)}>
          <ReserveLink variant="text" party={finderQuery.party} venue={venue} />
        </Message>
      )}
      {shownTimes.length > 0 && (
        <ul
          aria-label={t('restaurant.times', { name: localizeText(translations, venue.name) })}
          className="grid grid-cols-[repeat(auto-fill,minmax(4.5rem,1fr))] gap-1.5"
        >
          {shownTimes.map((time) => (
            <li key={time.time}>
              {time.isFree ? (
                <TimeLink dinCode={venue.dinCode} search={createSearch(time.time)} time={time} />
              ) : (
                <TakenTime time={time.time} />
              )}
            </li>
          ))}
        </ul>
      )}
      {reason === undefined && <p className="text-ink-soft text-sm">{t('restaurant.hint')}</p>}
    </>
  );
}

const Message = ({ text, children }: { text: string; children: ReactNode }) => (
  <div className="grid justify-items-start gap-1 text-sm">
    <p role="status">{text}</p>
    {children}
  </div>
);
