import { isFewLeft } from '@dining/domain/availability/few-left';
import type { SearchState } from '@dining/domain/search/search-state';
import type { SeoulTime } from '@dining/domain/shared/seoul-time';
import { Skeleton } from '@dining/ui/skeleton';
import { TextLink } from '@dining/ui/text-link';
import { Link } from '@tanstack/react-router';
import type { FoundVenue } from '../../../entities/availability/free-tables';
import { formatVisitSearch } from '../../../entities/search/search-params';
import { useChangeSearch } from '../../../entities/search/search-state';
import type { Venue } from '../../../entities/venues/venues';
import { useTranslations } from '../../../lib/i18n';
import { localizeText } from '../../../lib/localize-text';

interface FoundTimesProps {
  venue: Venue;
  /** Undefined while loading, null if the request failed. */
  found: FoundVenue | null | undefined;
  today: boolean;
  searchAt: (time: SeoulTime) => SearchState;
}

const timeClass =
  'flex min-h-14 min-w-18 flex-col items-center justify-center rounded-sm border border-line bg-raised px-3 py-1.5 text-ink no-underline transition-colors hover:border-brass';

export function FoundTimes({ venue, found, today, searchAt }: FoundTimesProps) {
  const changeSearch = useChangeSearch();
  const translations = useTranslations();
  const { t } = translations;
  if (found === undefined) return <Skeleton height="3.5rem" />;
  if (found === null) {
    return (
      <p className="flex min-h-14 items-center">
        <TextLink href={`tel:${venue.phone}`}>{venue.phone}</TextLink>
      </p>
    );
  }
  const free = found.times.filter((time) => time.free);
  if (free.length === 0) {
    const none = today ? 'availability.overToday' : 'availability.closed';
    return (
      <p className="flex min-h-14 items-center text-ink-soft text-sm">
        {t(found.times.length === 0 ? none : 'availability.full')}
      </p>
    );
  }
  return (
    <ul
      aria-label={t('availability.times', { name: localizeText(translations, venue.name) })}
      className="-m-1 flex gap-2 overflow-x-auto p-1"
    >
      {free.map(({ time, seatsLeft }) => {
        const timeSearch = searchAt(time);
        return (
          <li className="shrink-0" key={time}>
            <Link
              className={timeClass}
              onClick={() => changeSearch(() => timeSearch)}
              params={{ dinCode: venue.dinCode }}
              search={formatVisitSearch(timeSearch)}
              to="/reservation/step/2/$dinCode"
            >
              <span>{time}</span>
              {isFewLeft(seatsLeft) && (
                <span className="text-warning text-xs">{t('availability.left', { count: seatsLeft })}</span>
              )}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
