/**
 * Whole won. Every share is taken in integers and rounded down (decision 18): no product of two amounts is ever formed
 * that a double could not hold, so the figures are exact up to 2^53.
 */

/** floor(amount × numerator / denominator), exact for whole numbers; amount ≥ 0, 0 ≤ numerator ≤ denominator. */
export function floorShare(amount: number, numerator: number, denominator: number): number {
  const rest = amount % denominator;
  const whole = (amount - rest) / denominator;
  const part = rest * numerator;
  return whole * numerator + (part - (part % denominator)) / denominator;
}

/** A percentage in hundredths of a percent, kept between 0 and 100 %, so that 7.5 % is exact too. */
export function toBasisPoints(rate: number): number {
  if (!(rate > 0)) return 0;
  return Math.round(Math.min(rate, 100) * 100);
}

/** `rate` percent of an amount in won, rounded down. */
export const floorPercent = (amount: number, rate: number): number => floorShare(amount, toBasisPoints(rate), 10_000);

/** What is paid after `rate` percent off: floor(amount × (100 − rate) / 100) (Spec §9 Discount price). */
export const deductPercent = (amount: number, rate: number): number => floorShare(amount, 10_000 - toBasisPoints(rate), 10_000);

/** Spec §9 VAT-excluded: a price without tax (10 %) and service (10 %), won ÷ 1.21, rounded down. */
export const deductTaxAndService = (amount: number): number => floorShare(amount, 100, 121);

/** The tax (10 %) that a price holds: one eleventh of it, rounded down. Spec §9 VAT-excluded says what prices are made of. */
export const calculateIncludedTax = (amount: number): number => floorShare(amount, 1, 11);
