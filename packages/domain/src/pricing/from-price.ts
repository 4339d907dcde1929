import type { Product } from '../products/product';
import { choosableMenus } from '../reservations/menu-choice';
import { lessPercent } from '../shared/krw';
import type { SeoulDate } from '../shared/seoul-time';
import { depositPerHead } from './deposit';
import { discountOn } from './discount';

/** As much as is known of the visit that a price is wanted for. */
interface KnownVisit {
  readonly date: SeoulDate;
  /** Adults and kids together. */
  readonly heads: number;
}

/**
 * The lowest won that one of a product is had for, after its own discount: a menu, a head's deposit, a pickup. Without a
 * visit, of any size of party and before the discount of a day. Null where nothing is paid beforehand, or a party of this
 * size cannot book.
 */
export function fromPrice(product: Product, visit: KnownVisit | null): number | null {
  if (product.reservationType === 'pickup') {
    return visit === null ? product.price : lessPercent(product.price, discountOn(product.discount, visit.date).rate);
  }
  if (product.takesDeposit && visit !== null) return depositPerHead(product.deposit, visit.heads);
  const prices = product.takesDeposit
    ? Object.values(product.deposit).filter((price): price is number => price !== null && price > 0)
    : choosableMenus(product).map(({ price, discountRate }) => lessPercent(price, discountRate));
  return prices.length === 0 ? null : Math.min(...prices);
}
