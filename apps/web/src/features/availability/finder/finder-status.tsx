import type { SeoulDate } from '@dining/domain/shared/seoul-time';
import { Button } from '@dining/ui/button';
import { Skeleton } from '@dining/ui/skeleton';
import type { FreeTables } from '../../../entities/availability/free-tables';
import { useToday } from '../../../lib/clock';
import { formatDayInText } from '../../../lib/format';
import { useTranslations } from '../../../lib/i18n';

interface FinderStatusProps {
  isFiltered: boolean;
  /** Undefined while loading. */
  tables: FreeTables | undefined;
  onChooseDay: (day: SeoulDate) => void;
}

/** Shows how many venues have a table, or the nearest days with one, or that no venue matches the filters. */
export function FinderStatus({ isFiltered, tables, onChooseDay }: FinderStatusProps) {
  const translations = useTranslations();
  const today = useToday();
  const { t } = translations;
  const venueTimesList = [...(tables?.venues.values() ?? [])];
  const availableCount = venueTimesList.filter(({ times }) => times.some(({ isFree }) => isFree)).length;
  const hasNoMatch = isFiltered && tables?.venues.size === 0;
  return (
    <div className="grid min-h-7 content-start gap-2 md:min-h-16" role="status">
      {tables === undefined && <Skeleton height="1.5rem" width="16rem" />}
      {availableCount > 0 && (
        <>
          <p className="font-medium md:text-lg">{t('availability.found', { count: availableCount })}</p>
          <p className="text-ink-soft text-sm max-md:sr-only">{t('availability.pick')}</p>
        </>
      )}
      {hasNoMatch && <p className="font-medium text-lg">{t('availability.noVenue')}</p>}
      {tables !== undefined && availableCount === 0 && !hasNoMatch && (
        <>
          <p className="font-medium text-lg">{t('availability.none')}</p>
          <p className="text-ink-soft text-sm">
            {t(tables.nearDays.length === 0 ? 'availability.noNear' : 'availability.nearest')}
          </p>
          <p className="flex flex-wrap gap-2">
            {tables.nearDays.map((day) => (
              <Button key={day} onClick={() => onChooseDay(day)} size="sm">
                {formatDayInText(translations, day, today)}
              </Button>
            ))}
          </p>
        </>
      )}
    </div>
  );
}
