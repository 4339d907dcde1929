import { addDays, type SeoulDate } from '@dining/domain/shared/seoul-time';
import { joinClasses } from '@dining/ui/join-classes';
import { VisuallyHidden } from '@dining/ui/visually-hidden';
import { useId } from 'react';
import { useHolidayNames } from '../../../entities/app/holiday-names';
import { useToday } from '../../../lib/clock';
import { formatDayInText, formatFacts, formatFullDay, formatList, formatTileDay } from '../../../lib/format';
import { useTranslations } from '../../../lib/i18n';

interface DayTilesProps {
  value: SeoulDate;
  onChange: (day: SeoulDate) => void;
  /** True while the calendar with all days is open below. */
  isCalendarOpen: boolean;
  onToggleCalendar: () => void;
}

const dayOffsets = Array.from({ length: 13 }, (_, offset) => offset);
const tileClass =
  'chosen-colors flex min-h-13 flex-col items-center justify-center rounded-sm border border-line bg-raised text-center text-ink transition-colors hover:border-edge';
const chosenClass = 'border-brass-fill! bg-brass-fill text-on-brass';

/** Shows the next days, one week per row on phones, and a button for all others. */
export function DayTiles({ value, onChange, isCalendarOpen, onToggleCalendar }: DayTilesProps) {
  const translations = useTranslations();
  const { t } = translations;
  const today = useToday();
  const holidays = useHolidayNames();
  const name = useId();
  const days = dayOffsets.map((offset) => addDays(today, offset));
  const isLaterDayChosen = !days.includes(value);
  const holidaysInView = days.filter((day) => holidays.has(day));
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{t('availability.days')}</legend>
      <div className="grid grid-days gap-1 sm:gap-2">
        {days.map((day) => {
          const { weekday, day: dayNumber } = formatTileDay(translations, day);
          const label = day === today ? t('availability.today') : weekday;
          return (
            <label
              className={joinClasses(
                tileClass,
                'has-checked:border-brass-fill has-checked:bg-brass-fill has-checked:text-on-brass has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
              )}
              key={day}
            >
              <input
                aria-label={formatList(
                  translations,
                  [day === today ? label : '', formatFullDay(translations, day), holidays.get(day) ?? ''].filter(
                    (part) => part !== '',
                  ),
                )}
                checked={value === day}
                className="peer sr-only"
                name={name}
                onChange={() => onChange(day)}
                type="radio"
                value={day}
              />
              <span
                className={joinClasses(
                  'text-xs leading-4 peer-checked:text-on-brass',
                  holidays.has(day) ? 'text-brass' : 'text-ink-soft',
                )}
              >
                {label}
              </span>
              <span className="whitespace-nowrap leading-6">{dayNumber}</span>
            </label>
          );
        })}
        <button
          aria-expanded={isCalendarOpen}
          className={joinClasses(tileClass, 'px-1 text-xs leading-4', isLaterDayChosen && chosenClass)}
          onClick={onToggleCalendar}
          type="button"
        >
          {isLaterDayChosen && (
            <span>
              {formatDayInText(translations, value, today)}
              <VisuallyHidden>, </VisuallyHidden>
            </span>
          )}
          <span className={isLaterDayChosen ? 'sr-only' : undefined}>{t('availability.anotherDay')}</span>
        </button>
      </div>
      {holidaysInView.length > 0 && (
        <p aria-hidden="true" className="mt-2 flex flex-wrap gap-x-5 text-ink-soft text-sm">
          {holidaysInView.map((day) => (
            <span key={day}>
              {formatFacts(translations, [formatDayInText(translations, day, today), holidays.get(day)])}
            </span>
          ))}
        </p>
      )}
    </fieldset>
  );
}
