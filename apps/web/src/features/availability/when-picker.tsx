import type { SearchState } from '@dining/domain/search/search-state';
import type { DinCode } from '@dining/domain/shared/codes';
import type { SeoulDate, SeoulTime, Visit } from '@dining/domain/shared/seoul-time';
import { alerts } from '@dining/ui/alerts';
import { Notice } from '@dining/ui/notice';
import { Skeleton } from '@dining/ui/skeleton';
import { useEffect, useEffectEvent, useState } from 'react';
import { today } from '../../lib/clock';
import { dayText } from '../../lib/format';
import { t } from '../../lib/i18n';
import { monthOf } from '../../state/stock';
import { MonthCalendar } from './month-calendar';
import { NearestTimes } from './nearest-times';
import { TimeTiles } from './time-tiles';
import { useDays } from './use-days';

interface WhenPickerProps {
  dinCode: DinCode;
  search: Pick<SearchState, 'type' | 'adults' | 'kids' | 'categoryName' | 'visitDate' | 'visitTime'>;
  /** A pickup has a day only; a time kept from before stays while it can be had. */
  onChange: (date: SeoulDate, time: SeoulTime | null) => void;
  timeError?: string | undefined;
}

/** Day and time of a visit: the calendar, then the times of the chosen day (Spec §2.7, §4 First reservation step). */
export function WhenPicker({ dinCode, search, onChange, timeError }: WhenPickerProps) {
  const { visitDate, visitTime, type } = search;
  const [month, setMonth] = useState(monthOf(visitDate ?? today()));
  const days = useDays(dinCode, search, month);
  // The chosen day may lie in another month than the one looked at.
  const chosen = useDays(dinCode, search, visitDate === null ? month : monthOf(visitDate));
  const slots = visitDate === null ? [] : chosen.slotsOn(visitDate);
  const status = visitDate === null || chosen.pending ? null : chosen.statusOn(visitDate);
  const kept = type === 'pickup' || visitTime === null || slots.some(({ time, state }) => time === visitTime && state === 'open');
  // A time that no longer holds the party is no choice any more: better said here than refused three pages on.
  const drop = useEffectEvent(() => {
    if (visitDate !== null) onChange(visitDate, null);
    void alerts.show({ message: t('reservation.alerts.slotTaken'), confirmLabel: t('common.buttons.confirm') });
  });
  useEffect(() => {
    if (!chosen.pending && !kept) drop();
  }, [chosen.pending, kept]);
  const chooseDay = (date: SeoulDate) => {
    const same = days.slotsOn(date).find((slot) => slot.time === visitTime && slot.state === 'open');
    onChange(date, type === 'pickup' ? null : (same?.time ?? null));
  };
  const chooseVisit = (visit: Visit) => onChange(visit.date, type === 'pickup' ? null : visit.time);
  return (
    <div className="grid gap-10 lg:grid-cols-2 lg:gap-12">
      <MonthCalendar days={days} onMonth={setMonth} onSelect={chooseDay} selected={visitDate} />
      <div aria-live="polite" className="grid content-start gap-5">
        {visitDate === null && <p className="text-ink-soft">{t('reservation.time.hint')}</p>}
        {visitDate !== null && <h3 className="heading text-lg">{dayText(visitDate)}</h3>}
        {visitDate !== null && chosen.pending && <Skeleton height="9rem" />}
        {visitDate !== null && status === 'full' && (
          <NearestTimes date={visitDate} days={chosen} onChoose={chooseVisit} time={visitTime} />
        )}
        {(status === 'closed' || status === 'past') && <Notice>{t('reservation.time.none')}</Notice>}
        {type === 'pickup' && (status === 'free' || status === 'scarce') && <p>{t('reservation.time.pickupReady')}</p>}
        {type !== 'pickup' && (
          <TimeTiles
            error={timeError}
            onChange={(time) => visitDate !== null && onChange(visitDate, time)}
            slots={slots}
            type={type}
            value={visitTime}
          />
        )}
      </div>
    </div>
  );
}
