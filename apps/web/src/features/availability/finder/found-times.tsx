import type { SearchState } from '@dining/domain/search/search-state';
import type { SeoulTime } from '@dining/domain/shared/seoul-time';
import { Skeleton } from '@dining/ui/skeleton';
import { TextLink } from '@dining/ui/text-link';
import type { FoundVenue } from '../../../entities/availability/free-tables';
import type { Venue } from '../../../entities/venues/venues';
import { useTranslations } from '../../../lib/i18n';
import { localizeText } from '../../../lib/localize-text';
import { TimeLink } from './time-link';

interface FoundTimesProps {
  venue: Venue;
  /** Undefined while loading, null if the request failed. */
  found: FoundVenue | null | undefined;
  /** The search is for today, so earlier times have passed. */
  today: boolean;
  searchAt: (time: SeoulTime) => SearchState;
}

export function FoundTimes({ venue, found, today, searchAt }: FoundTimesProps) {
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
      {free.map((time) => (
        <li className="shrink-0" key={time.time}>
          <TimeLink dinCode={venue.dinCode} search={searchAt(time.time)} time={time} />
        </li>
      ))}
    </ul>
  );
}
