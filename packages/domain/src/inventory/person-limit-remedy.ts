import type { Party } from '../products/party';
import type { Product } from '../products/product';
import { calculateMinUnits } from './units';

/** What lets a person order after all who wanted more of a product than one person may have. */
export type PersonLimitRemedy = 'fewer_units' | 'smaller_party' | 'another_product';

/**
 * The limit counts over the whole sale period (decision 13b), so another day or time mends nothing. With something left for
 * the person, fewer units do; where the party needs more than that, a smaller party; where nobody could order so few, another product.
 */
export function getPersonLimitRemedy(product: Product, party: Party, remaining: number): PersonLimitRemedy {
  if (remaining <= 0) return 'another_product';
  if (product.reservationType === 'pickup') return 'fewer_units';
  if (calculateMinUnits(product, party) <= remaining) return 'fewer_units';
  return calculateMinUnits(product, { adults: 1, kids: 0 }) <= remaining ? 'smaller_party' : 'another_product';
}
