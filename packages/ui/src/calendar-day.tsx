import type { CalendarDate } from '@internationalized/date';
import { useRef } from 'react';
import { useCalendarCell } from 'react-aria/useCalendar';
import type { CalendarState } from 'react-stately/useCalendarState';
import { joinClasses } from './join-classes';

export type DayKind = 'free' | 'scarce' | 'full' | 'closed';

export type DayStatus = {
  kind: DayKind;
  /** Announced with the day, such as "fully booked". */
  text: string;
  /** A short word beside the status mark, only in wide windows. */
  word?: string | undefined;
  /**
   * True if the day cannot be chosen; by default true only for closed days. Full days can be chosen, because the page
   * may then offer the nearest free ones.
   */
  disabled?: boolean | undefined;
};

export function DayMark({ kind }: { kind: DayKind }) {
  return (
    <span
      aria-hidden="true"
      className={joinClasses(
        'inline-block forced-color-adjust-none forced-colors:text-[CanvasText]',
        kind === 'free' && 'size-1.5 rounded-full bg-current text-success',
        kind === 'scarce' && 'size-1.5 rounded-full border-[1.5px] border-current text-warning',
        kind === 'full' && 'h-[1.5px] w-2.5 bg-current text-ink-soft',
        kind === 'closed' && 'size-1.5',
      )}
    />
  );
}

export type CalendarDayProps = {
  state: CalendarState;
  date: CalendarDate;
  dayName: string;
  status: DayStatus | undefined;
  isToday: boolean;
  todayLabel: string;
  chosenLabel: string;
};

export function CalendarDay({ state, date, dayName, status, isToday, todayLabel, chosenLabel }: CalendarDayProps) {
  const ref = useRef<HTMLDivElement>(null);
  const cell = useCalendarCell({ date }, state, ref);
  const isSelectable = !cell.isDisabled && !cell.isUnavailable;
  const nameParts = [
    dayName,
    isToday && todayLabel,
    cell.isSelected && chosenLabel,
    !cell.isDisabled && status?.text,
  ].filter(Boolean);
  const isFull = status?.kind === 'full';
  return (
    <td {...cell.cellProps} className="p-0.5">
      <div
        {...cell.buttonProps}
        aria-label={undefined}
        className={joinClasses(
          'chosen-colors mx-auto flex h-14 w-full max-w-16 select-none flex-col items-center justify-center rounded-sm border transition-colors',
          cell.isSelected
            ? 'border-brass-fill bg-brass-fill text-on-brass [&_span]:text-on-brass'
            : joinClasses(
                isToday ? 'border-line' : 'border-transparent forced-colors:border-[Canvas]',
                isSelectable && 'cursor-pointer hover:border-edge hover:bg-sunk',
              ),
          (!isSelectable || isFull) && !cell.isSelected && 'text-ink-soft forced-colors:text-[GrayText]',
        )}
        ref={ref}
      >
        <span className="sr-only">{nameParts.join(', ')}</span>
        <span
          aria-hidden="true"
          className={joinClasses(
            'text-base leading-6',
            cell.isUnavailable && !cell.isDisabled && 'line-through decoration-1',
          )}
        >
          {cell.formattedDate}
        </span>
        {/* Reserves its height even if empty, so that the numbers of a week align. */}
        <span
          aria-hidden="true"
          className="flex h-4 max-w-full items-center gap-1 truncate text-[0.6875rem] text-ink-soft leading-4"
        >
          {status !== undefined && status.kind !== 'closed' && !cell.isDisabled && (
            <>
              <DayMark kind={status.kind} />
              {status.word !== undefined && (
                <span className={joinClasses('hidden sm:inline', status.kind === 'scarce' && 'text-warning')}>
                  {status.word}
                </span>
              )}
            </>
          )}
        </span>
      </div>
    </td>
  );
}
