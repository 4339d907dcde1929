import type { SearchState } from '@dining/domain/search/search-state';
import type { DinCode, HtlCode } from '@dining/domain/shared/codes';
import type { SeoulDate, SeoulTime } from '@dining/domain/shared/seoul-time';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { LazyComponent } from '../../../components/lazy-component';
import { getStockQuery } from '../../../entities/availability/stock';
import { useIsHydrated } from '../../../lib/hydration';
import { useTranslations } from '../../../lib/i18n';
import { getModuleQuery } from '../../../lib/module-query';
import { useFocusAfterRemoval } from '../../../lib/use-focus-after-removal';
import { DateSearchButton } from './date-search-button';
import { DateTimeSkeleton } from './date-time-skeleton';

const picker = { name: 'date-time-picker', load: () => import('./date-time-picker') };

interface DateTimeSectionProps {
  venue: { dinCode: DinCode; htlCode: HtlCode } | undefined;
  search: SearchState;
  /** True if the calendar is shown even before the guest opens it. */
  isAlwaysOpen?: boolean;
  onSearch?: () => void;
  onChange: (date: SeoulDate, time: SeoulTime | null) => void;
  searchError?: string | undefined;
  timeError?: string | undefined;
  /** True if a time that is no longer available is cleared without an alert. */
  skipTimeClearedAlert?: boolean | undefined;
}

export function DateTimeSection({
  venue,
  search,
  isAlwaysOpen = false,
  onSearch,
  onChange,
  searchError,
  timeError,
  skipTimeClearedAlert,
}: DateTimeSectionProps) {
  const queryClient = useQueryClient();
  const { t } = useTranslations();
  const isOpen = search.dinCode !== null && (isAlwaysOpen || search.searchOpen);
  const dinCode = venue?.dinCode;
  const heading = useFocusAfterRemoval<HTMLHeadingElement>(isAlwaysOpen || search.searchOpen);
  // Scrolls to a calendar that the guest opens, which may be below the fold on phones, but not to one that is already
  // open after hydration.
  const isHydrated = useIsHydrated();
  const wasOpened = useRef(isOpen);
  useEffect(() => {
    if (isOpen && !wasOpened.current) heading.current?.scrollIntoView({ block: 'start' });
    wasOpened.current = isOpen || !isHydrated;
  }, [isOpen, isHydrated, heading]);
  // Preloads the calendar's script and the venue's data while the guest chooses party and type.
  useEffect(() => {
    if (dinCode === undefined) return;
    void queryClient.prefetchQuery(getModuleQuery(picker.name, picker.load));
    void queryClient.prefetchQuery(getStockQuery(dinCode));
  }, [queryClient, dinCode]);
  return (
    <section aria-labelledby="when-title" className="grid gap-5">
      <h2 className="heading text-xl outline-none" id="when-title" ref={heading} tabIndex={-1}>
        {t(search.type === 'pickup' ? 'reservation.date.pickupLabel' : 'reservation.date.label')}
      </h2>
      {!isOpen && <DateSearchButton error={searchError} onSearch={onSearch} />}
      {isOpen && venue === undefined && <DateTimeSkeleton />}
      {isOpen && venue !== undefined && (
        <LazyComponent {...picker} skeleton={<DateTimeSkeleton />}>
          {({ DateTimePicker }) => (
            <DateTimePicker
              key={venue.dinCode}
              onChange={onChange}
              search={search}
              timeError={timeError}
              skipTimeClearedAlert={skipTimeClearedAlert}
              venue={venue}
            />
          )}
        </LazyComponent>
      )}
    </section>
  );
}
