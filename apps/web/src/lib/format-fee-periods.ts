import { type FeePeriod, formatFeePeriods as formatFeePeriodsIn } from '@dining/i18n/fee-periods';
import type { Translations } from './i18n';

/**
 * Formats the cancellation fees of a visit: `Free until Wed 25 Nov, 19:00`, `10% fee until …`, `20% fee after that`.
 */
export const formatFeePeriods = ({ t }: Translations, periods: readonly FeePeriod[]): readonly string[] =>
  formatFeePeriodsIn(periods, (phrase, values) => t(`product.cancelling.${phrase}`, values));
