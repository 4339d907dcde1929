import { type CalendarDate, GregorianCalendar, getWeeksInMonth, parseDate } from '@internationalized/date';
import { useState } from 'react';
import { I18nProvider } from 'react-aria/I18nProvider';
import { useCalendar, useCalendarGrid } from 'react-aria/useCalendar';
import { useCalendarState } from 'react-stately/useCalendarState';
import { CalendarDay, type DayKind, DayMark, type DayStatus } from './calendar-day';
import { IconButton } from './icon-button';
import { joinClasses } from './join-classes';

export type { DayKind, DayStatus } from './calendar-day';

export type CalendarProps = {
  label: string;
  locale: string;
  value: string | undefined;
  onChange: (day: string) => void;
  /** The current day; all days are written as `2026-05-20`. */
  today: string;
  min?: string | undefined;
  max?: string | undefined;
  formatDay: (day: string) => string;
  getDayStatus?: ((day: string) => DayStatus | undefined) | undefined;
  onMonthChange?: ((month: string) => void) | undefined;
  labels: { previous: string; next: string; today: string; chosen: string };
  legend?: readonly { kind: DayKind; label: string }[] | undefined;
  className?: string | undefined;
};

export function Calendar({ locale, ...rest }: CalendarProps) {
  return (
    <I18nProvider locale={locale}>
      <Month locale={locale} {...rest} />
    </I18nProvider>
  );
}

const createCalendar = () => new GregorianCalendar();
const formatMonth = (day: CalendarDate): string => day.toString().slice(0, 7);
const parseOptionalDate = (day: string | undefined): CalendarDate | undefined =>
  day === undefined ? undefined : parseDate(day);

function Month(props: CalendarProps) {
  const { label, locale, value, onChange, today, formatDay, getDayStatus, onMonthChange, labels, legend } = props;
  const [focusedDay, setFocusedDay] = useState(() => parseDate(value ?? today));
  const [previousValue, setPreviousValue] = useState(value);
  // Shows a day that was chosen elsewhere on the page, such as the nearest free one.
  if (value !== previousValue) {
    setPreviousValue(value);
    if (value !== undefined) setFocusedDay(parseDate(value));
  }

  // `min` may have moved to a later month.
  const visibleDay = props.min !== undefined && focusedDay.toString() < props.min ? parseDate(props.min) : focusedDay;

  const options = {
    'aria-label': label,
    value: parseOptionalDate(value) ?? null,
    onChange: (day: CalendarDate | null) => day !== null && onChange(day.toString()),
    minValue: parseOptionalDate(props.min) ?? null,
    maxValue: parseOptionalDate(props.max) ?? null,
    focusedValue: visibleDay,
    onFocusChange: (day: CalendarDate) => {
      setFocusedDay(day);
      if (formatMonth(day) !== formatMonth(visibleDay)) onMonthChange?.(formatMonth(day));
    },
    isDateUnavailable: (day: { toString: () => string }) => {
      const status = getDayStatus?.(day.toString().slice(0, 10));
      return status?.disabled ?? status?.kind === 'closed';
    },
  };
  const state = useCalendarState({ ...options, locale, createCalendar });
  const { calendarProps, title } = useCalendar(options, state);
  const { gridProps, headerProps, weekDays } = useCalendarGrid({ weekdayStyle: 'short' }, state);
  const isPastWeek = (week: number): boolean =>
    state
      .getDatesInWeek(week)
      .every((date) => date === null || (props.min !== undefined && date.toString() < props.min));
  const pastWeekCount = [0, 1, 2, 3, 4].filter(isPastWeek).length;
  const weekCount = getWeeksInMonth(state.visibleRange.start, locale);

  return (
    <div {...calendarProps} className={joinClasses('mx-auto w-full max-w-md', props.className)}>
      <div className="mb-2 flex items-center justify-between">
        <IconButton
          icon="chevron-left"
          inactive={state.isPreviousVisibleRangeInvalid()}
          label={labels.previous}
          onClick={() => state.focusPreviousPage()}
        />
        <p aria-hidden="true" className="heading text-lg">
          {title}
        </p>
        <IconButton
          icon="chevron-right"
          inactive={state.isNextVisibleRangeInvalid()}
          label={labels.next}
          onClick={() => state.focusNextPage()}
        />
      </div>
      {legend !== undefined && (
        <ul className="mb-2 flex flex-wrap justify-center gap-x-5 gap-y-1 text-ink-soft text-xs">
          {legend.map(({ kind, label: meaning }) => (
            <li className="flex items-center gap-1.5" key={kind}>
              <DayMark kind={kind} />
              {meaning}
            </li>
          ))}
        </ul>
      )}
      <table {...gridProps} className="w-full table-fixed border-collapse">
        <thead {...headerProps}>
          <tr>
            {weekDays.map((day) => (
              <th className="h-9 font-normal text-ink-soft text-xs" key={day}>
                {day}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Array.from({ length: 6 - pastWeekCount }, (_, index) => index + pastWeekCount).map((week) => (
            // Rows for six weeks, the most a month has, so that content below does not move between months. Only past
            // weeks are left out.
            <tr className="h-15" key={week}>
              {week < weekCount &&
                state
                  .getDatesInWeek(week)
                  .map((date, index) =>
                    date === null || date.month !== state.visibleRange.start.month ? (
                      <td key={index} />
                    ) : (
                      <CalendarDay
                        chosenLabel={labels.chosen}
                        date={date}
                        dayName={formatDay(date.toString())}
                        key={date.toString()}
                        state={state}
                        status={getDayStatus?.(date.toString())}
                        isToday={date.toString() === today}
                        todayLabel={labels.today}
                      />
                    ),
                  )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
