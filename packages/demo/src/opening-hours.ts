import type { Language } from '@dining/domain/shared/language';
import type { LocalizedText } from '@dining/domain/shared/localized-text';
import { t } from './t';
import type { MealSitting, VenueData } from './venue-data';

const dayLabels = {
  daily: t('', '', '', ''),
  weekdays: t('평일 ', 'weekdays ', '平日 ', '平日 '),
  weekend: t('주말·공휴일 ', 'weekends and public holidays ', '周末及法定节假日 ', '週末・祝日 '),
};

const pickupHours = t(
  '픽업 카운터 08:00–20:00(연중무휴)',
  'Collection counter 08:00–20:00, every day',
  '自提柜台 08:00–20:00（全年无休）',
  'お受け取りカウンター 08:00〜20:00（年中無休）',
);

const rangeSeparators = { ko: '–', en: '–', cn: '–', ja: '〜' } as const;
const listSeparators = { ko: ', ', en: ', ', cn: '；', ja: '、' } as const;

/**
 * Formats the hours of one meal on one kind of day, such as `주말·공휴일 11:30–13:30 / 14:00–16:00`. Returns a list with
 * this text, or an empty one if the meal is not served then.
 */
function formatHoursOnDays(sittings: readonly MealSitting[], days: MealSitting['days'], lang: Language): string[] {
  const spans = sittings
    .filter((sitting) => sitting.days === days)
    .map((sitting) => sitting.from + rangeSeparators[lang] + sitting.to);
  const label = (dayLabels[days][lang] ?? '').replace(/ $/, '\u00a0');
  return spans.length === 0 ? [] : [label + spans.join('\u00a0/\u00a0')];
}

function formatMealLine(sittings: readonly MealSitting[], lang: Language): string {
  const [first] = sittings;
  const spans = (['daily', 'weekdays', 'weekend'] as const).flatMap((days) => formatHoursOnDays(sittings, days, lang));
  return `${first?.label[lang] ?? ''} ${spans.join(listSeparators[lang])}`;
}

/**
 * Formats a venue's opening hours, one line per meal. Uses the same sittings as the venue's stock, so that bookable
 * times are within opening hours.
 */
export function formatOpeningHours(venue: VenueData): LocalizedText {
  const labels = [...new Set(venue.sittings.map((sitting) => sitting.label))];
  const hasPickups = venue.categories.some((category) => category.type === 'pickup');
  const formatHours = (lang: Language) =>
    [
      ...labels.map((label) =>
        formatMealLine(
          venue.sittings.filter((sitting) => sitting.label === label),
          lang,
        ),
      ),
      ...(hasPickups ? [pickupHours[lang]] : []),
      ...(venue.hoursNote === undefined ? [] : [venue.hoursNote[lang]]),
    ].join('\n');
  return t(formatHours('ko'), formatHours('en'), formatHours('cn'), formatHours('ja'));
}
