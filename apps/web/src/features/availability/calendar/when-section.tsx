import type { SearchState } from '@dining/domain/search/search-state';
import type { DinCode, HtlCode } from '@dining/domain/shared/codes';
import type { SeoulDate, SeoulTime } from '@dining/domain/shared/seoul-time';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Part } from '../../../components/part';
import { stockQuery } from '../../../entities/availability/stock';
import { useHydrated } from '../../../lib/hydration';
import { useTranslations } from '../../../lib/i18n';
import { partQuery } from '../../../lib/part-query';
import { useFocusKept } from '../../../lib/use-focus-kept';
import { WhenSearch } from './when-search';
import { WhenSkeleton } from './when-skeleton';

const picker = { name: 'when-picker', load: () => import('./when-picker') };

interface WhenSectionProps {
  /** Undefined also while the venue that is searched for is on its way. */
  venue: { dinCode: DinCode; htlCode: HtlCode } | undefined;
  search: SearchState;
  /** Shown from the start, without the button: where a day has been searched for already. */
  open?: boolean;
  onSearch?: () => void;
  onChange: (date: SeoulDate, time: SeoulTime | null) => void;
  searchError?: string | undefined;
  timeError?: string | undefined;
  /** That the time is gone was told where the guest comes from. */
  skipAlert?: boolean | undefined;
}

/** The date search: a button first, the calendar and times once it is pressed (Spec §4 First reservation step). */
export function WhenSection({
  venue,
  search,
  open: always = false,
  onSearch,
  onChange,
  searchError,
  timeError,
  skipAlert,
}: WhenSectionProps) {
  const queryClient = useQueryClient();
  const { t } = useTranslations();
  const open = search.dinCode !== null && (always || search.searchOpen);
  const dinCode = venue?.dinCode;
  const heading = useFocusKept<HTMLHeadingElement>(always || search.searchOpen);
  // Asked for, it comes into view: on a phone it would open below the window. What opens because the page has become the browser's was not.
  const own = useHydrated();
  const asked = useRef(open);
  useEffect(() => {
    if (open && !asked.current) heading.current?.scrollIntoView({ block: 'start' });
    asked.current = open || !own;
  }, [open, own, heading]);
  // The calendar's code and the venue's hours come while party and type are being chosen.
  useEffect(() => {
    if (dinCode === undefined) return;
    void queryClient.prefetchQuery(partQuery(picker.name, picker.load));
    void queryClient.prefetchQuery(stockQuery(dinCode));
  }, [queryClient, dinCode]);
  return (
    <section aria-labelledby="when-title" className="grid gap-5">
      <h2 className="heading text-xl outline-none" id="when-title" ref={heading} tabIndex={-1}>
        {t(search.type === 'pickup' ? 'reservation.date.pickupLabel' : 'reservation.date.label')}
      </h2>
      {!open && <WhenSearch error={searchError} onSearch={onSearch} />}
      {open && venue === undefined && <WhenSkeleton />}
      {open && venue !== undefined && (
        <Part {...picker} skeleton={<WhenSkeleton />}>
          {({ WhenPicker }) => (
            <WhenPicker
              key={venue.dinCode}
              onChange={onChange}
              search={search}
              timeError={timeError}
              skipAlert={skipAlert}
              venue={venue}
            />
          )}
        </Part>
      )}
    </section>
  );
}
