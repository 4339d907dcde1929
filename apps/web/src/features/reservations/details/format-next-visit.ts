import { decodeVisit } from '@dining/contract/codecs/visit';
import type { ResvInfo } from '@dining/contract/site/reservations/reservation';
import { addDays, type SeoulDate } from '@dining/domain/shared/seoul-time';
import { formatVisitInText } from '../../../lib/format';
import type { Translations } from '../../../lib/i18n';

/** Formats the full name of a weekday, in UTC, so that the result does not depend on the local time zone. */
const formatWeekday = ({ locale }: Translations, date: SeoulDate): string =>
  new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(new Date(`${date}T00:00:00Z`));

/** Text keys of today, tomorrow and the day after. */
const dayTextKeys = ['mypage.next.today', 'mypage.next.tomorrow', 'mypage.next.dayAfter'] as const;

/** Formats the time of a coming visit as `The day after tomorrow, Sunday 19:00`, or with its date if it is later. */
export function formatNextVisit(
  translations: Translations,
  { resvDate }: Pick<ResvInfo, 'resvDate'>,
  today: SeoulDate,
): string {
  const { t } = translations;
  const visit = decodeVisit(resvDate);
  const dayTextKey = dayTextKeys.find((_key, days) => addDays(today, days) === visit.date);
  return dayTextKey === undefined
    ? formatVisitInText(translations, visit, today)
    : t('mypage.next.at', {
        day: t(dayTextKey),
        weekday: formatWeekday(translations, visit.date),
        time: visit.time,
      });
}
