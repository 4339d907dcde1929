/** A period with one cancellation fee. */
export interface FeePeriod {
  /** Percent of the paid amount; 0 is free. */
  readonly feePercent: number;
  /** Formatted end of the period. Not shown for the last period, which ends with the visit. */
  readonly until: string;
}

/**
 * Keys of the phrases in `product.cancelling`:
 * - free, fee: a period before the last one, without or with a fee.
 * - rest: the last of several periods.
 * - always, only: the only period, without or with a fee.
 */
export type FeePhrase = 'free' | 'fee' | 'rest' | 'always' | 'only';

/**
 * Formats the cancellation fees of a reservation or a policy, one phrase per period: `Free until Fri 27 Nov, 18:00`,
 * `10% fee until Sat 28 Nov, 18:00`, `20% fee after that`. `formatPhrase` fills in the variables of a phrase.
 */
export function formatFeePeriods(
  periods: readonly FeePeriod[],
  formatPhrase: (phrase: FeePhrase, values: { readonly percent: number; readonly until: string }) => string,
): readonly string[] {
  const [first, ...laterPeriods] = periods;
  return periods.map(({ feePercent: percent, until }, index) => {
    if (laterPeriods.length === 0) return formatPhrase(first?.feePercent === 0 ? 'always' : 'only', { percent, until });
    if (index === laterPeriods.length) return formatPhrase('rest', { percent, until });
    return formatPhrase(percent === 0 ? 'free' : 'fee', { percent, until });
  });
}
