import type { Party } from '../products/party';
import type { Product } from '../products/product';
import { calculateMinUnits } from './units';

/** What a person can change in order to book after exceeding the person limit of a product. */
export type PersonLimitRemedy = 'fewer_units' | 'smaller_party' | 'another_product';

/**
 * Returns how a person can still order: fewer units if the party can do with those that remain, a smaller party if at
 * least one adult can, and otherwise another product. Another day or time does not help, because the limit applies to
 * the whole sale period (decision 13b).
 */
export function getPersonLimitRemedy(product: Product, party: Party, remaining: number): PersonLimitRemedy {
  if (remaining <= 0) return 'another_product';
  if (product.reservationType === 'pickup') return 'fewer_units';
  if (calculateMinUnits(product, party) <= remaining) return 'fewer_units';
  return calculateMinUnits(product, { adults: 1, kids: 0 }) <= remaining ? 'smaller_party' : 'another_product';
}
