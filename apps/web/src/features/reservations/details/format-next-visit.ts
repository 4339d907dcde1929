import { decodeVisit } from '@dining/contract/codecs/visit';
import type { ResvInfo } from '@dining/contract/site/reservations/reservation';
import { addDays, type SeoulDate } from '@dining/domain/shared/seoul-time';
import { formatSpokenVisit } from '../../../lib/format';
import type { Translations } from '../../../lib/i18n';

/** Formats a weekday in full. Read in UTC, so that the result does not depend on the local time zone. */
const formatWeekday = ({ locale }: Translations, date: SeoulDate): string =>
  new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(new Date(`${date}T00:00:00Z`));

/** Texts of today and the days after it. */
const dayTexts = ['mypage.next.today', 'mypage.next.tomorrow', 'mypage.next.dayAfter'] as const;

/** Formats when a coming visit is: `The day after tomorrow, Sunday 19:00`, or its day from then on. */
export function formatNextVisit(
  translations: Translations,
  { resvDate }: Pick<ResvInfo, 'resvDate'>,
  today: SeoulDate,
): string {
  const { t } = translations;
  const visit = decodeVisit(resvDate);
  const named = dayTexts.find((_text, days) => addDays(today, days) === visit.date);
  return named === undefined
    ? formatSpokenVisit(translations, visit, today)
    : t('mypage.next.at', {
        day: t(named),
        weekday: formatWeekday(translations, visit.date),
        time: visit.time,
      });
}
