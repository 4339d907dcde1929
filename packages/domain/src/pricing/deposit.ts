import type { DepositBands } from '../products/product';

/** Won a head for a party of this size, by its band 1-2, 3-4, 5-10, 11+; null where that size cannot be booked (decision 21). */
export function getDepositPerHead(bands: DepositBands, heads: number): number | null {
  if (heads < 1) return null;
  const price = heads <= 2 ? bands.upTo2 : heads <= 4 ? bands.upTo4 : heads <= 10 ? bands.upTo10 : bands.from11;
  // A band of 0 won is a band without a price: nobody is let in free by an empty field.
  return price !== null && price > 0 ? price : null;
}
