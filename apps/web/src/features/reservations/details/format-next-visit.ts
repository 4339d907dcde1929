import { decodeVisit } from '@dining/contract/codecs/visit';
import type { ResvInfo } from '@dining/contract/site/reservations/reservation';
import { addDays, type SeoulDate } from '@dining/domain/shared/seoul-time';
import { formatSpokenVisit } from '../../../lib/format';
import type { Translations } from '../../../lib/i18n';

/** Formats a weekday in full. Read in UTC, so that the result does not depend on the local time zone. */
const formatWeekday = ({ locale }: Translations, date: SeoulDate): string =>
  new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(new Date(`${date}T00:00:00Z`));

/** Formats when a coming visit is: `The day after tomorrow, Sunday 19:00`, or its day from then on. */
export function formatNextVisit(
  translations: Translations,
  { resvDate }: Pick<ResvInfo, 'resvDate'>,
  today: SeoulDate,
): string {
  const { t } = translations;
  const visit = decodeVisit(resvDate);
  const named = (['today', 'tomorrow', 'dayAfter'] as const).find((_day, days) => addDays(today, days) === visit.date);
  return named === undefined
    ? formatSpokenVisit(translations, visit, today)
    : t('mypage.next.at', {
        day: t(`mypage.next.${named}`),
        weekday: formatWeekday(translations, visit.date),
        time: visit.time,
      });
}
