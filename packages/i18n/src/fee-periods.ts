/** A period with one cancellation fee. */
export interface FeePeriod {
  /** Percent of the paid amount; 0 is free. */
  readonly feePercent: number;
  /** End of the period, as a guest reads it. The last period ends with the visit and shows none. */
  readonly until: string;
}

/** Keys of the phrases in `product.cancelling`. */
export type FeePhrase = 'free' | 'fee' | 'rest' | 'always' | 'only';

/**
 * Formats the cancellation fees of a reservation or a policy, one phrase per period with its end: `Free until Fri 27
 * Nov, 18:00`, `10% fee until Sat 28 Nov, 18:00`, `20% fee after that`. `say` fills a phrase's variables.
 */
export function formatFeePeriods(
  periods: readonly FeePeriod[],
  say: (phrase: FeePhrase, values: { readonly percent: number; readonly until: string }) => string,
): readonly string[] {
  const [first, ...later] = periods;
  return periods.map(({ feePercent: percent, until }, index) => {
    if (later.length === 0) return say(first?.feePercent === 0 ? 'always' : 'only', { percent, until });
    if (index === later.length) return say('rest', { percent, until });
    return say(percent === 0 ? 'free' : 'fee', { percent, until });
  });
}
