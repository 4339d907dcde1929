import type { DepositBands } from '../products/product';

/**
 * Returns the deposit per person in won, by party size 1-2, 3-4, 5-10, 11+; null if this size cannot be booked
 * (decision 21).
 */
export function getDepositPerHead(bands: DepositBands, partySize: number): number | null {
  if (partySize < 1) return null;
  const price =
    partySize <= 2 ? bands.upTo2 : partySize <= 4 ? bands.upTo4 : partySize <= 10 ? bands.upTo10 : bands.from11;
  // A price of 0 won means that no price is set, so that an empty field does not make a booking free.
  return price !== null && price > 0 ? price : null;
}
