import { addDays, type SeoulDate } from '@dining/domain/shared/seoul-time';
import { joinClasses } from '@dining/ui/join-classes';
import { useId } from 'react';
import { useHolidayNames } from '../../../entities/app/holiday-names';
import { useToday } from '../../../lib/clock';
import { formatFullDay, formatList, formatSpokenDay, formatTileDay } from '../../../lib/format';
import { useTranslations } from '../../../lib/i18n';

interface DayTilesProps {
  value: SeoulDate;
  onChange: (day: SeoulDate) => void;
  className?: string;
}

const twoWeeks = Array.from({ length: 14 }, (_, ahead) => ahead);

export function DayTiles({ value, onChange, className }: DayTilesProps) {
  const translations = useTranslations();
  const { t } = translations;
  const today = useToday();
  const holidays = useHolidayNames();
  const name = useId();
  const days = twoWeeks.map((ahead) => addDays(today, ahead));
  const namedDays = days.filter((day) => holidays.has(day));
  return (
    <fieldset className={joinClasses('min-w-0', className)}>
      <legend className="sr-only">{t('availability.days')}</legend>
      <div className="grid grid-days gap-1 sm:gap-2 lg:grid-cols-14">
        {days.map((day) => {
          const { weekday, day: number } = formatTileDay(translations, day);
          const word = day === today ? t('availability.today') : weekday;
          return (
            <label
              className="chosen-colors flex min-h-13 flex-col items-center justify-center rounded-sm border border-line bg-raised text-center text-ink transition-colors hover:border-edge has-checked:border-brass-fill has-checked:bg-brass-fill has-checked:text-on-brass has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
              key={day}
            >
              <input
                aria-label={formatList(
                  translations,
                  [day === today ? word : '', formatFullDay(translations, day), holidays.get(day) ?? ''].filter(
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
                {word}
              </span>
              <span className="whitespace-nowrap leading-6">{number}</span>
            </label>
          );
        })}
      </div>
      {namedDays.length > 0 && (
        <p aria-hidden="true" className="mt-2 flex flex-wrap gap-x-5 text-ink-soft text-sm">
          {namedDays.map((day) => (
            <span key={day}>
              {formatSpokenDay(translations, day, today)} · {holidays.get(day)}
            </span>
          ))}
        </p>
      )}
    </fieldset>
  );
}
