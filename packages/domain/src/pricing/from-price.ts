import { listChoosableMenus } from '../products/menu-choice';
import type { Product, ProductOption } from '../products/product';
import { deductPercent } from '../shared/krw';
import type { SeoulDate } from '../shared/seoul-time';
import { getDepositPerHead } from './deposit';
import { getDayDiscount } from './discount';

/** As much as is known of the visit that a price is wanted for. */
export interface KnownVisit {
  readonly date: SeoulDate;
  /** Adults and kids together. */
  readonly heads: number;
}

/** What a head pays at least where a menu serves several: with a party it shares as many units as it needs, without one it fills them. */
function calculatePricePerHead({ price, discountRate, coversPerUnit }: ProductOption, visit: KnownVisit | null): number {
  const heads = Math.max(1, visit?.heads ?? coversPerUnit);
  const units = Math.ceil(heads / Math.max(1, coversPerUnit));
  return Math.ceil((units * deductPercent(price, discountRate)) / heads);
}

const findLowest = (prices: readonly number[]): number | null => (prices.length === 0 ? null : Math.min(...prices));

/**
 * The won that an adult pays at least, after the product's own discount: his menu, a head's deposit, a pickup. Never a child's price, for
 * no adult can have it; those a table only serves children from have no other. Without a visit, of any size of party and
 * before the discount of a day. Null where nothing is paid beforehand, or a party of this size cannot book.
 */
export function calculateFromPrice(product: Product, visit: KnownVisit | null): number | null {
  if (product.reservationType === 'pickup') {
    return visit === null ? product.price : deductPercent(product.price, getDayDiscount(product.discount, visit.date).rate);
  }
  if (product.takesDeposit) {
    if (visit !== null) return getDepositPerHead(product.deposit, visit.heads);
    return findLowest(Object.values(product.deposit).filter((price): price is number => price !== null && price > 0));
  }
  const menus = listChoosableMenus(product);
  const adults = menus.filter(({ forChildren }) => !forChildren);
  return findLowest((adults.length === 0 ? menus : adults).map((menu) => calculatePricePerHead(menu, visit)));
}

/** The won that a child pays at least where there is a menu for children alone; null where there is none. */
export const calculateChildPrice = (product: Product): number | null =>
  findLowest(
    listChoosableMenus(product)
      .filter(({ forChildren }) => forChildren)
      .map((menu) => calculatePricePerHead(menu, null)),
  );
