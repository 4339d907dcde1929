import type { Party } from '../products/party';
import type { Product } from '../products/product';
import { leastUnits } from './units';

/** What lets a person order after all who wanted more of a product than one person may have. */
export type PersonLimitMend = 'fewer_units' | 'smaller_party' | 'another_product';

/**
 * The limit counts over the whole sale period (decision 13b), so another day or time mends nothing. With something left for
 * the person, fewer units do; where the party needs more than that, a smaller party; where nobody could order so few, another product.
 */
export function personLimitMend(product: Product, party: Party, remaining: number): PersonLimitMend {
  if (remaining <= 0) return 'another_product';
  if (product.reservationType === 'pickup') return 'fewer_units';
  if (leastUnits(product, party) <= remaining) return 'fewer_units';
  return leastUnits(product, { adults: 1, kids: 0 }) <= remaining ? 'smaller_party' : 'another_product';
}
