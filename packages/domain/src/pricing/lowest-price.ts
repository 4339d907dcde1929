import { listChoosableMenus } from '../products/menu-choice';
import type { Product, ProductOption } from '../products/product';
import { deductPercent } from '../shared/krw';
import type { SeoulDate } from '../shared/seoul-time';
import { getDepositPerHead } from './deposit';
import { getDayDiscount } from './discount';

/** Day and party size of a visit for which a price is shown. */
export interface KnownVisit {
  readonly date: SeoulDate;
  /** Adults and kids together. */
  readonly heads: number;
}

/**
 * Calculates the price per person of a menu that may serve several guests: the price of the units that the party needs
 * (of one unit if there is no visit), divided by the guests that share them.
 */
function calculatePricePerHead(
  { price, discountRate, coversPerUnit }: ProductOption,
  visit: KnownVisit | null,
): number {
  const heads = Math.max(1, visit?.heads ?? coversPerUnit);
  const units = Math.ceil(heads / Math.max(1, coversPerUnit));
  return Math.ceil((units * deductPercent(price, discountRate)) / heads);
}

const findLowest = (prices: readonly number[]): number | null => (prices.length === 0 ? null : Math.min(...prices));

/**
 * Calculates an adult's lowest price in won after the product's discount: a menu, the deposit for one person, or a
 * pickup. Excludes children's menus unless the product has no others. Without a visit, returns the lowest price of any
 * party size and ignores discounts that depend on the day. Returns null if nothing is paid in advance or a party of
 * this size cannot book.
 */
export function calculateLowestPrice(product: Product, visit: KnownVisit | null): number | null {
  if (product.reservationType === 'pickup') {
    return visit === null
      ? product.price
      : deductPercent(product.price, getDayDiscount(product.discount, visit.date).rate);
  }
  if (product.takesDeposit) {
    if (visit !== null) return getDepositPerHead(product.deposit, visit.heads);
    return findLowest(Object.values(product.deposit).filter((price): price is number => price !== null && price > 0));
  }
  const menus = listChoosableMenus(product);
  const adultMenus = menus.filter(({ forChildren }) => !forChildren);
  return findLowest((adultMenus.length === 0 ? menus : adultMenus).map((menu) => calculatePricePerHead(menu, visit)));
}

/** Calculates a child's lowest price in won; null if there is no children's menu. */
export const calculateChildPrice = (product: Product): number | null =>
  findLowest(
    listChoosableMenus(product)
      .filter(({ forChildren }) => forChildren)
      .map((menu) => calculatePricePerHead(menu, null)),
  );
