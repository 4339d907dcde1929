import type { Product } from '../products/product';
import { headCount, type Party } from '../reservations/party';

/** What lets a person order after all who wanted more of a product than one person may have. */
export type PersonLimitMend = 'fewer_units' | 'smaller_party' | 'another_product';

/**
 * The limit counts over the whole sale period (decision 13b), so another day or time mends nothing. With something left for
 * the person, fewer units do; where already the heads are too many, a smaller party; with nothing left, another product.
 */
export function personLimitMend(product: Product, party: Party, remaining: number): PersonLimitMend {
  if (remaining <= 0) return 'another_product';
  if (product.reservationType === 'pickup') return 'fewer_units';
  return headCount(party) > remaining ? 'smaller_party' : 'fewer_units';
}
