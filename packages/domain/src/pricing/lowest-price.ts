import { listChoosableMenus } from '../products/menu-choice';
import type { Product, ProductOption } from '../products/product';
import { getLowestPricedProduct, getProductOnDay } from '../products/product-on-day';
import { deductPercent } from '../shared/krw';
import type { SeoulDate } from '../shared/seoul-time';
import { getDepositPerHead } from './deposit';
import { getDayDiscount } from './discount';

/** Day and party size of a visit for which a price is shown. */
export interface KnownVisit {
  readonly date: SeoulDate;
  /** Adults and kids together. */
  readonly partySize: number;
}

/** Any day of visit from `from` on, for a party of any size. */
export interface OpenVisit {
  readonly from: SeoulDate;
}

const isKnown = (visit: KnownVisit | OpenVisit): visit is KnownVisit => 'date' in visit;

const getProductAtVisit = (product: Product, visit: KnownVisit | OpenVisit): Product =>
  isKnown(visit) ? getProductOnDay(product, visit.date) : getLowestPricedProduct(product, visit.from);

/**
 * Calculates the price per person of a menu that may serve several guests: the price of the units that the party needs
 * (of one unit if `partySize` is null), divided by the guests that share them.
 */
function calculatePricePerHead(
  { price, discountRate, coversPerUnit }: ProductOption,
  partySize: number | null,
): number {
  const guestCount = Math.max(1, partySize ?? coversPerUnit);
  const units = Math.ceil(guestCount / Math.max(1, coversPerUnit));
  return Math.ceil((units * deductPercent(price, discountRate)) / guestCount);
}

const findLowest = (prices: readonly number[]): number | null => (prices.length === 0 ? null : Math.min(...prices));

/**
 * Calculates an adult's lowest price in won after the product's discount: a menu, the deposit for one person, or a
 * pickup. Excludes children's menus unless the product has no others. For an open visit, returns the lowest price of
 * any day and party size, and ignores discounts that depend on the day. Returns null if nothing is paid in advance or a
 * party of this size cannot book.
 */
export function calculateLowestPrice(storedProduct: Product, visit: KnownVisit | OpenVisit): number | null {
  const product = getProductAtVisit(storedProduct, visit);
  if (product.reservationType === 'pickup') {
    return isKnown(visit)
      ? deductPercent(product.price, getDayDiscount(product.discount, visit.date).rate)
      : product.price;
  }
  if (product.takesDeposit) {
    if (isKnown(visit)) return getDepositPerHead(product.deposit, visit.partySize);
    return findLowest(Object.values(product.deposit).filter((price): price is number => price !== null && price > 0));
  }
  const menus = listChoosableMenus(product);
  const adultMenus = menus.filter(({ forChildren }) => !forChildren);
  const partySize = isKnown(visit) ? visit.partySize : null;
  return findLowest(
    (adultMenus.length === 0 ? menus : adultMenus).map((menu) => calculatePricePerHead(menu, partySize)),
  );
}

/** Calculates a child's lowest price in won on these days; null if there is no children's menu. */
export const calculateChildPrice = (product: Product, visit: Pick<KnownVisit, 'date'> | OpenVisit): number | null =>
  findLowest(
    listChoosableMenus(
      'date' in visit ? getProductOnDay(product, visit.date) : getLowestPricedProduct(product, visit.from),
    )
      .filter(({ forChildren }) => forChildren)
      .map((menu) => calculatePricePerHead(menu, null)),
  );
