/**
 * Arithmetic on whole won. Every share is calculated in integers and rounded down (decision 18). No intermediate
 * product exceeds the precision of a double, so results are exact up to 2^53.
 */

/**
 * Returns floor(amount × numerator / denominator), exact for whole numbers; amount ≥ 0, 0 ≤ numerator ≤ denominator.
 */
export function floorShare(amount: number, numerator: number, denominator: number): number {
  const remainder = amount % denominator;
  const quotient = (amount - remainder) / denominator;
  const product = remainder * numerator;
  return quotient * numerator + (product - (product % denominator)) / denominator;
}

/** Converts a percentage to hundredths of a percent, limited to 0 to 100 %, so that 7.5 % is exact too. */
export function toBasisPoints(rate: number): number {
  if (!(rate > 0)) return 0;
  return Math.round(Math.min(rate, 100) * 100);
}

/** Returns `rate` percent of an amount in won, rounded down. */
export const floorPercent = (amount: number, rate: number): number => floorShare(amount, toBasisPoints(rate), 10_000);

/** Returns an amount reduced by `rate` percent: floor(amount × (100 − rate) / 100) (Spec §9 Discount price). */
export const deductPercent = (amount: number, rate: number): number =>
  floorShare(amount, 10_000 - toBasisPoints(rate), 10_000);

/** Returns a price without tax (10 %) and service (10 %): won ÷ 1.21, rounded down (Spec §9 VAT-excluded). */
export const deductTaxAndService = (amount: number): number => floorShare(amount, 100, 121);

/** Returns the tax (10 %) included in a price: one eleventh, rounded down (Spec §9 VAT-excluded). */
export const calculateIncludedTax = (amount: number): number => floorShare(amount, 1, 11);
