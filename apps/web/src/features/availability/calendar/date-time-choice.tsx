import type { ProductUnavailability } from '@dining/domain/availability/product-at-visit';
import { getDefaultVisitDay, type SearchState } from '@dining/domain/search/search-state';
import { listDays } from '@dining/domain/shared/seoul-calendar';
import { addDays, type SeoulDate, type SeoulTime, type Visit } from '@dining/domain/shared/seoul-time';
import { useAlerts } from '@dining/ui/alerts';
import { Notice } from '@dining/ui/notice';
import { Skeleton } from '@dining/ui/skeleton';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useHolidayNames } from '../../../entities/app/holiday-names';
import { addMonths, getMonth, type Month } from '../../../entities/availability/stock';
import { useToday } from '../../../lib/clock';
import { formatDayInText, formatFacts } from '../../../lib/format';
import { type Translations, useTranslations } from '../../../lib/i18n';
import { useFocusAfterRemoval } from '../../../lib/use-focus-after-removal';
import type { FullVisit } from '../alternatives/nearest-times';
import { TimeTiles } from '../days/time-tiles';
import type { DaysOfMonth } from '../days/use-days';
import { FullTimes } from './full-times';
import { MonthCalendar } from './month-calendar';

interface DateTimeChoiceProps {
  search: Pick<SearchState, 'type' | 'visitDay' | 'visitTime'>;
  days: DaysOfMonth;
  /** Days of the month that contains the chosen day; the calendar may show another month. */
  daysOfChosenMonth: DaysOfMonth;
  month: Month;
  onMonthChange: (month: Month) => void;
  onChange: (date: SeoulDate, time: SeoulTime | null) => void;
  /** Renders the alternatives to a full day or time. */
  children: (fullVisit: FullVisit) => ReactNode;
  timeError?: string | undefined;
  /** True if a time that is no longer available is cleared without an alert. */
  skipTimeClearedAlert?: boolean | undefined;
}

const maxSearchedMonths = 4;

const getLaterDay = (first: SeoulDate, second: SeoulDate): SeoulDate => (first > second ? first : second);

function formatReason({ t }: Translations, status: 'closed' | 'past', reason: ProductUnavailability | null): string {
  if (status === 'past') return t('reservation.reasons.past');
  return reason === null ? t('reservation.time.none') : t(`reservation.reasons.${reason}`);
}

/**
 * Shows the calendar, the times of the chosen day, and alternatives if the day or a requested time is full (Spec §2.7,
 * §4 First reservation step).
 */
export function DateTimeChoice({
  search,
  days,
  daysOfChosenMonth,
  month,
  onMonthChange,
  onChange,
  children,
  timeError,
  skipTimeClearedAlert = false,
}: DateTimeChoiceProps) {
  const alerts = useAlerts();
  const translations = useTranslations();
  const { t } = translations;
  const { visitDay, visitTime, type } = search;
  // Choosing a suggestion removes it, so the focus moves to the heading.
  const heading = useFocusAfterRemoval<HTMLHeadingElement>(`${visitDay} ${visitTime}`);
  // The last visit that the guest chose. If it is full, alternatives are shown.
  const [requestedVisit, setRequestedVisit] = useState(visitDay === null ? null : { date: visitDay, time: visitTime });
  const slots = visitDay === null ? [] : daysOfChosenMonth.getSlots(visitDay);
  const isUnknown = daysOfChosenMonth.isPending || (daysOfChosenMonth.hasFailed && slots.length === 0);
  const status = visitDay === null || isUnknown ? null : daysOfChosenMonth.getStatus(visitDay);
  const isBookable = status === 'free' || status === 'scarce';
  const isTimeValid =
    type === 'pickup' || visitTime === null || slots.some(({ time, state }) => time === visitTime && state === 'open');
  // Clears a time that has passed, is full or no longer fits the party; otherwise the order would fail only at payment.
  const clearTime = useEffectEvent(() => {
    if (visitDay !== null) onChange(visitDay, null);
    if (skipTimeClearedAlert) return;
    const isPast = slots.some(({ time, state }) => time === visitTime && state === 'past');
    const message = t(isPast ? 'reservation.alerts.slotPast' : 'reservation.alerts.slotTaken');
    void alerts.show({ message });
  });
  useEffect(() => {
    if (!isUnknown && !isTimeValid) clearTime();
  }, [isUnknown, isTimeValid]);
  // Selects the first free day, in a later month if needed, until the guest chooses one.
  const today = useToday();
  const searchedMonths = useRef(0);
  const selectFirstFreeDay = useEffectEvent(() => {
    const defaultDay = getDefaultVisitDay(today);
    if (
      searchedMonths.current === maxSearchedMonths ||
      visitTime !== null ||
      (visitDay !== null && visitDay !== defaultDay)
    )
      return;
    const freeDay = listDays(getLaterDay(defaultDay, `${month}-01`), addDays(`${addMonths(month, 1)}-01`, -1)).find(
      (day) => ['free', 'scarce'].includes(days.getStatus(day)),
    );
    searchedMonths.current = freeDay === undefined ? searchedMonths.current + 1 : maxSearchedMonths;
    if (freeDay === undefined)
      onMonthChange(searchedMonths.current === maxSearchedMonths ? getMonth(defaultDay) : addMonths(month, 1));
    else if (freeDay !== visitDay) onChange(freeDay, null);
  });
  const loadedMonth = days.isPending || days.hasFailed ? null : month;
  useEffect(() => {
    if (loadedMonth !== null) selectFirstFreeDay();
  }, [loadedMonth]);
  const chooseDay = (date: SeoulDate) => {
    const sameTime = days.getSlots(date).find((slot) => slot.time === visitTime && slot.state === 'open');
    onChange(date, type === 'pickup' ? null : (sameTime?.time ?? null));
  };
  const choose = (visit: Visit) => {
    setRequestedVisit(visit);
    onChange(visit.date, type === 'pickup' ? null : visit.time);
  };
  const fullSlot = slots.find(
    ({ time, state }) => requestedVisit?.date === visitDay && requestedVisit.time === time && state === 'full',
  );
  const hasAlternatives = status === 'full' || (isBookable && fullSlot !== undefined);
  const holiday = useHolidayNames().get(visitDay ?? '');
  const reason = visitDay === null ? null : (daysOfChosenMonth.findReason?.(visitDay) ?? null);
  return (
    <div className="grid gap-10 lg:grid-cols-2 lg:gap-12">
      <MonthCalendar
        days={days}
        label={t(type === 'pickup' ? 'reservation.date.pickupLabel' : 'reservation.date.label')}
        month={month}
        onMonthChange={onMonthChange}
        onSelect={chooseDay}
        selected={visitDay}
        type={type}
      />
      <div aria-live="polite" className="grid content-start gap-5">
        {visitDay === null && <p className="text-ink-soft">{t('reservation.time.hint')}</p>}
        {visitDay !== null && (
          <h3 className="heading text-lg outline-none" ref={heading} tabIndex={-1}>
            {formatFacts(translations, [formatDayInText(translations, visitDay, today), holiday])}
          </h3>
        )}
        {visitDay !== null && daysOfChosenMonth.isPending && <Skeleton height="9rem" />}
        {(status === 'closed' || status === 'past') && <Notice>{formatReason(translations, status, reason)}</Notice>}
        {type === 'pickup' && isBookable && <p>{t('reservation.time.pickupReady')}</p>}
        {type !== 'pickup' && (
          <TimeTiles
            error={timeError}
            onChange={(time) => visitDay !== null && choose({ date: visitDay, time })}
            slots={slots}
            type={type}
            value={visitTime}
          />
        )}
        {type !== 'pickup' && isBookable && visitDay !== null && (
          <FullTimes onChoose={(time) => setRequestedVisit({ date: visitDay, time })} slots={slots} />
        )}
        {hasAlternatives &&
          visitDay !== null &&
          children({ date: visitDay, time: fullSlot?.time ?? null, onChoose: choose })}
      </div>
    </div>
  );
}
