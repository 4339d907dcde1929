import { type FeePeriod, formatFeePeriods } from '@dining/i18n/fee-periods';
import { formatFacts } from './format';
import type { Translations } from './i18n';

/** Formats the cancellation fees of a visit: `Free until Wed 25 Nov, 19:00 · 10% fee until … · 20% fee after that`. */
export const formatFeeLine = (translations: Translations, periods: readonly FeePeriod[]): string =>
  formatFacts(
    translations,
    formatFeePeriods(periods, (phrase, values) => translations.t(`product.cancelling.${phrase}`, values)),
  );
