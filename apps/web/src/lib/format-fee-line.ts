import { type FeePeriod, formatFeePeriods } from '@dining/i18n/fee-periods';
import type { Translations } from './i18n';

/** Formats the cancellation fees of a visit: `Free until Wed 25 Nov, 19:00 · 10% fee until … · 20% fee after that`. */
export const formatFeeLine = ({ t }: Translations, periods: readonly FeePeriod[]): string =>
  formatFeePeriods(periods, (phrase, values) => t(`product.cancelling.${phrase}`, values)).join(' · ');
