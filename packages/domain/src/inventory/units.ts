import { listChoosableMenus, type MenuChoice } from '../products/menu-choice';
import { calculateMinCovers, countChosenCovers } from '../products/menu-rule';
import type { Party } from '../products/party';
import type { Product } from '../products/product';

/** What determines how many units an order takes. */
export interface OrderedAmount {
  readonly party: Party;
  readonly menus: readonly MenuChoice[];
  /** Quantity of a pickup. */
  readonly quantity: number;
}

/**
 * Calculates the fewest units that this party can order: at least these must be left for a product to show as
 * available.
 */
export const calculateMinUnits = (product: Product, party: Party): number =>
  product.reservationType === 'pickup' ? 1 : Math.max(1, calculateMinCovers(product, party));

/**
 * Calculates the units that an order takes from the day's and the person's limit: a pickup's quantity, or the chosen
 * covers, but at least what its party needs, so that an unfinished order is not accepted with too few units left.
 */
export function calculateSaleUnits(product: Product, order: OrderedAmount): number {
  const chosenUnits = product.reservationType === 'pickup' ? order.quantity : countChosenCovers(product, order.menus);
  return Math.max(chosenUnits, calculateMinUnits(product, order.party));
}

/**
 * What a product's day and person limits count:
 *
 * - item: pieces of a pickup.
 * - cover: guests that the chosen menus serve; a duck for four counts four.
 * - guest: heads of the party, if there is no menu to choose.
 */
export type SaleUnit = 'item' | 'cover' | 'guest';

export function getSaleUnit(product: Product): SaleUnit {
  if (product.reservationType === 'pickup') return 'item';
  return listChoosableMenus(product).length > 0 ? 'cover' : 'guest';
}
