import type { DayStatus } from '@dining/domain/availability/day-status';
import { getLastBookableDay } from '@dining/domain/availability/horizon';
import type { ReservationType } from '@dining/domain/products/product';
import type { SeoulDate } from '@dining/domain/shared/seoul-time';
import { Button } from '@dining/ui/button';
import { Calendar, type DayKind } from '@dining/ui/calendar';
import { Notice } from '@dining/ui/notice';
import { useHolidayNames } from '../../../entities/app/holiday-names';
import { getMonth, type Month } from '../../../entities/availability/stock';
import { useToday } from '../../../lib/clock';
import { formatDayInTextWithoutYear, formatFacts, formatFullDay } from '../../../lib/format';
import { useTranslations } from '../../../lib/i18n';
import type { DaysOfMonth } from '../days/use-days';

interface MonthCalendarProps {
  month: Month;
  onMonthChange: (month: Month) => void;
  label: string;
  type: ReservationType;
  days: DaysOfMonth;
  selected: SeoulDate | null;
  onSelect: (date: SeoulDate) => void;
}

const kinds = ['free', 'scarce', 'full', 'closed'] as const satisfies readonly DayKind[];
const toDayKind = (status: DayStatus): (typeof kinds)[number] => (status === 'past' ? 'closed' : status);

export function MonthCalendar({ month, onMonthChange, label, type, days, selected, onSelect }: MonthCalendarProps) {
  const translations = useTranslations();
  const { locale, t } = translations;
  const today = useToday();
  const lastDay = getLastBookableDay(today);
  const holidays = useHolidayNames();
  const namedHolidays = [...holidays].filter(([day]) => getMonth(day) === month && day >= today);
  const getKindText = (kind: (typeof kinds)[number]): string =>
    type === 'pickup' ? t(`reservation.pickupLegend.${kind}`) : t(`reservation.legend.${kind}`);
  const getStatus = (date: SeoulDate) => {
    if (days.isPending) return undefined;
    const kind = toDayKind(days.getStatus(date));
    return { kind, text: [holidays.get(date), getKindText(kind)].filter(Boolean).join(', ') };
  };
  return (
    <div aria-busy={days.isPending}>
      <Calendar
        formatDay={(day) => formatFullDay(translations, day)}
        getDayStatus={getStatus}
        label={label}
        labels={{
          previous: t('reservation.date.previousMonth'),
          next: t('reservation.date.nextMonth'),
          today: t('reservation.date.today'),
          chosen: t('reservation.date.chosen'),
        }}
        legend={kinds.slice(0, 3).map((kind) => ({ kind, label: getKindText(kind) }))}
        locale={locale}
        max={lastDay}
        min={today}
        onChange={onSelect}
        onMonthChange={onMonthChange}
        today={today}
        value={selected ?? undefined}
      />
      {namedHolidays.length > 0 && (
        <ul
          aria-label={t('reservation.date.holidays')}
          className="mx-auto mt-2 flex w-full max-w-md flex-wrap gap-x-5 gap-y-1 text-ink-soft text-sm"
        >
          {namedHolidays.map(([day, name]) => (
            <li key={day}>{formatFacts(translations, [formatDayInTextWithoutYear(translations, day), name])}</li>
          ))}
        </ul>
      )}
      {days.hasFailed && (
        <Notice
          action={
            <Button onClick={days.retry} size="sm">
              {t('common.buttons.retry')}
            </Button>
          }
          announce
          className="mt-4"
          tone="error"
        >
          {t('common.loadFailed')}
        </Notice>
      )}
    </div>
  );
}
