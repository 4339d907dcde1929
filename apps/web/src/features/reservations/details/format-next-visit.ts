import { decodeVisit } from '@dining/contract/codecs/visit';
import type { ResvInfo } from '@dining/contract/site/reservations/reservation';
import { addDays, type SeoulDate } from '@dining/domain/shared/seoul-time';
import { formatFullWeekday } from '@dining/i18n/formats';
import { formatSpokenVisit } from '../../../lib/format';
import type { Translations } from '../../../lib/i18n';

/** Formats when a coming visit is: `The day after tomorrow, Sunday 19:00`, or its day from then on. */
export function formatNextVisit(
  translations: Translations,
  { resvDate }: Pick<ResvInfo, 'resvDate'>,
  today: SeoulDate,
): string {
  const { t, language } = translations;
  const visit = decodeVisit(resvDate);
  const named = (['today', 'tomorrow', 'dayAfter'] as const).find((_day, days) => addDays(today, days) === visit.date);
  return named === undefined
    ? formatSpokenVisit(translations, visit, today)
    : t('mypage.next.at', {
        day: t(`mypage.next.${named}`),
        weekday: formatFullWeekday(visit.date, language),
        time: visit.time,
      });
}
