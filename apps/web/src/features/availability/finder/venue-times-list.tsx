import { listNearestFreeTimes } from '@dining/domain/availability/nearest-times';
import type { Meal } from '@dining/domain/inventory/stock';
import type { FinderQuery } from '@dining/domain/search/finder-query';
import type { SearchState } from '@dining/domain/search/search-state';
import type { SeoulTime, Visit } from '@dining/domain/shared/seoul-time';
import { Skeleton } from '@dining/ui/skeleton';
import { TextLink } from '@dining/ui/text-link';
import type { VenueTimes } from '../../../entities/availability/free-tables';
import { getMonth } from '../../../entities/availability/stock';
import type { Venue } from '../../../entities/venues/venues';
import { useToday } from '../../../lib/clock';
import { formatDayInText } from '../../../lib/format';
import { useTranslations } from '../../../lib/i18n';
import { localizeText } from '../../../lib/localize-text';
import { getAdjacentMonth, listNearDays } from '../alternatives/near-days';
import { useDays } from '../days/use-days';
import { listShownTimes, TakenTime, TimeLink } from './time-link';

interface VenueTimesListProps {
  venue: Venue;
  /** Undefined while loading, null if the request failed. */
  venueTimes: VenueTimes | null | undefined;
  finderQuery: FinderQuery;
  createSearch: (visit: Visit) => SearchState;
}

export function VenueTimesList({ venue, venueTimes, finderQuery, createSearch }: VenueTimesListProps) {
  const today = useToday();
  const translations = useTranslations();
  const { t } = translations;
  if (venueTimes === undefined) return <Skeleton height="3.5rem" />;
  if (venueTimes === null) {
    return (
      <p className="flex min-h-14 items-center">
        <TextLink href={`tel:${venue.phone}`}>{venue.phone}</TextLink>
      </p>
    );
  }
  const freeTimes = venueTimes.times.filter(({ isFree }) => isFree);
  if (freeTimes.length === 0) {
    const closedText = finderQuery.day === today ? 'availability.overToday' : 'availability.closed';
    return (
      <>
        <p className="flex min-h-6 items-center text-ink-soft text-sm">
          {t(venueTimes.times.length === 0 ? closedText : 'availability.full')}
        </p>
        <NearestFreeTimes createSearch={createSearch} venue={venue} finderQuery={finderQuery} />
      </>
    );
  }
  return (
    <ul
      aria-label={t('availability.times', { name: localizeText(translations, venue.name) })}
      className="-m-1 flex gap-2 overflow-x-auto p-1"
    >
      {listShownTimes(venueTimes, finderQuery.party).map((startTime) => (
        <li className="shrink-0" key={startTime.time}>
          {startTime.isFree ? (
            <TimeLink
              dinCode={venue.dinCode}
              search={createSearch({ date: finderQuery.day, time: startTime.time })}
              time={startTime}
            />
          ) : (
            <TakenTime time={startTime.time} />
          )}
        </li>
      ))}
    </ul>
  );
}

const maxTimes = 4;
/**
 * Usual time of each meal. If a day has no free time, the free times nearest to this time are shown; without a meal,
 * those nearest to the time of dinner, the most common choice.
 */
const usualTimes = { M: '08:00', L: '12:00', D: '18:00' } as const satisfies Record<Meal, SeoulTime>;

/** Shows the free times nearest to a day on which a venue has none. */
function NearestFreeTimes({
  finderQuery: { day, meal },
  venue,
  createSearch,
}: Omit<VenueTimesListProps, 'venueTimes'>) {
  const translations = useTranslations();
  const { t } = translations;
  const today = useToday();
  const requestedVisit = { date: day, time: usualTimes[meal ?? 'D'] };
  const search = createSearch(requestedVisit);
  const days = useDays(venue.dinCode, search, getMonth(day));
  const adjacentDays = useDays(venue.dinCode, search, getAdjacentMonth(day, today));
  if (days.isPending || adjacentDays.isPending) return <Skeleton height="3.5rem" />;
  const nearDays = listNearDays(day, today).map((date) => ({
    date,
    slots: (getMonth(date) === getMonth(day) ? days : adjacentDays).getSlots(date),
  }));
  const freeTimes = listNearestFreeTimes(requestedVisit, nearDays, maxTimes);
  if (freeTimes.length === 0) return null;
  return (
    <ul
      aria-label={t('availability.times', { name: localizeText(translations, venue.name) })}
      className="-m-1 flex gap-2 overflow-x-auto p-1"
    >
      {freeTimes.map((visit) => (
        <li className="shrink-0" key={`${visit.date} ${visit.time}`}>
          <TimeLink
            day={formatDayInText(translations, visit.date, today)}
            dinCode={venue.dinCode}
            search={createSearch(visit)}
            time={{ time: visit.time, seatsLeft: Number.POSITIVE_INFINITY }}
          />
        </li>
      ))}
    </ul>
  );
}
