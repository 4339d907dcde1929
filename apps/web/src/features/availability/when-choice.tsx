import type { ProductRefusal } from '@dining/domain/availability/product-at-visit';
import { type SearchState, usualVisitDay } from '@dining/domain/search/search-state';
import type { DinCode, HtlCode } from '@dining/domain/shared/codes';
import { addDays, daysFrom, type SeoulDate, type SeoulTime, type Visit } from '@dining/domain/shared/seoul-time';
import { alerts } from '@dining/ui/alerts';
import { Notice } from '@dining/ui/notice';
import { Skeleton } from '@dining/ui/skeleton';
import { useEffect, useEffectEvent, useState } from 'react';
import { useHolidayNames } from '../../entities/app/holiday-names';
import { type Month, monthOf } from '../../entities/availability/stock';
import { useToday } from '../../lib/clock';
import { dayText } from '../../lib/format';
import { t } from '../../lib/i18n';
import { useFocusKept } from '../../lib/use-focus-kept';
import { FullTimes } from './full-times';
import { MonthCalendar } from './month-calendar';
import { NearestTimes } from './nearest-times';
import { TimeTiles } from './time-tiles';
import type { DaysOfMonth } from './use-days';

interface WhenChoiceProps {
  venue: { dinCode: DinCode; htlCode: HtlCode };
  search: Pick<SearchState, 'type' | 'adults' | 'kids' | 'visitDay' | 'visitTime'>;
  /** Of the month looked at. */
  days: DaysOfMonth;
  /** Of the chosen day's month, which may be another. */
  chosen: DaysOfMonth;
  month: Month;
  onMonth: (month: Month) => void;
  /** A pickup has a day only; a time kept from before stays while it can be had. */
  onChange: (date: SeoulDate, time: SeoulTime | null) => void;
  timeError?: string | undefined;
}

/** Why a day offers nothing, as far as that is known. */
function reasonText(status: 'closed' | 'past', reason: ProductRefusal | null): string {
  if (status === 'past') return t('reservation.reasons.past');
  return reason === null ? t('reservation.time.none') : t(`reservation.reasons.${reason}`);
}

/** Calendar, the times of the chosen day, and what comes nearest where day or time is full (Spec §2.7, §4 First reservation step). */
export function WhenChoice({ venue, search, days, chosen, month, onMonth, onChange, timeError }: WhenChoiceProps) {
  const { visitDay, visitTime, type } = search;
  // A suggestion goes once it is taken.
  const heading = useFocusKept<HTMLHeadingElement>(`${visitDay} ${visitTime}`);
  // What was wanted last: where it is full, or has become so, other times are offered in its place.
  const [asked, setAsked] = useState(visitDay === null ? null : { date: visitDay, time: visitTime });
  const slots = visitDay === null ? [] : chosen.slotsOn(visitDay);
  const status = visitDay === null || chosen.pending ? null : chosen.statusOn(visitDay);
  const offered = status === 'free' || status === 'scarce';
  const kept = type === 'pickup' || visitTime === null || slots.some(({ time, state }) => time === visitTime && state === 'open');
  // A time that no longer holds the party, or has passed meanwhile, is no choice any more: better said here than refused three pages on.
  const drop = useEffectEvent(() => {
    if (visitDay !== null) onChange(visitDay, null);
    const past = slots.some(({ time, state }) => time === visitTime && state === 'past');
    const message = t(past ? 'reservation.alerts.slotPast' : 'reservation.alerts.slotTaken');
    void alerts.show({ message, confirmLabel: t('common.buttons.confirm') });
  });
  useEffect(() => {
    if (!chosen.pending && !kept) drop();
  }, [chosen.pending, kept]);
  // The day a search begins with was chosen by nobody: where it cannot be had, the first free one after it is looked at instead.
  const today = useToday();
  const firstFree = useEffectEvent(() => {
    if (visitDay === null || visitTime !== null || visitDay !== usualVisitDay(today)) return;
    const later = daysFrom(visitDay, addDays(visitDay, 31)).filter((day) => monthOf(day) === monthOf(visitDay));
    const free = later.find((day) => ['free', 'scarce'].includes(chosen.statusOn(day)));
    if (free !== undefined && free !== visitDay) onChange(free, null);
  });
  useEffect(() => {
    if (!chosen.pending) firstFree();
  }, [chosen.pending]);
  const chooseDay = (date: SeoulDate) => {
    const same = days.slotsOn(date).find((slot) => slot.time === visitTime && slot.state === 'open');
    onChange(date, type === 'pickup' ? null : (same?.time ?? null));
  };
  const choose = (visit: Visit) => {
    setAsked(visit);
    onChange(visit.date, type === 'pickup' ? null : visit.time);
  };
  const full = slots.find(({ time, state }) => asked?.date === visitDay && asked.time === time && state === 'full');
  const suggests = status === 'full' || (offered && full !== undefined);
  const holiday = useHolidayNames().get(visitDay ?? '');
  const reason = visitDay === null ? null : (chosen.reasonOn?.(visitDay) ?? null);
  return (
    <div className="grid gap-10 lg:grid-cols-2 lg:gap-12">
      <MonthCalendar
        days={days}
        label={t(type === 'pickup' ? 'reservation.date.pickupLabel' : 'reservation.date.label')}
        month={month}
        onMonth={onMonth}
        onSelect={chooseDay}
        selected={visitDay}
        type={type}
      />
      <div aria-live="polite" className="grid content-start gap-5">
        {visitDay === null && <p className="text-ink-soft">{t('reservation.time.hint')}</p>}
        {visitDay !== null && (
          <h3 className="heading text-lg outline-none" ref={heading} tabIndex={-1}>
            {[dayText(visitDay), holiday].filter(Boolean).join(' · ')}
          </h3>
        )}
        {visitDay !== null && chosen.pending && <Skeleton height="9rem" />}
        {(status === 'closed' || status === 'past') && <Notice>{reasonText(status, reason)}</Notice>}
        {type === 'pickup' && offered && <p>{t('reservation.time.pickupReady')}</p>}
        {type !== 'pickup' && (
          <TimeTiles
            error={timeError}
            onChange={(time) => visitDay !== null && choose({ date: visitDay, time })}
            slots={slots}
            type={type}
            value={visitTime}
          />
        )}
        {type !== 'pickup' && offered && visitDay !== null && (
          <FullTimes onAsk={(time) => setAsked({ date: visitDay, time })} slots={slots} />
        )}
        {suggests && visitDay !== null && (
          <NearestTimes date={visitDay} days={chosen} onChoose={choose} time={full?.time ?? null} venue={venue} wanted={search} />
        )}
      </div>
    </div>
  );
}
