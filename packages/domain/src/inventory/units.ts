import { listChoosableMenus, type MenuChoice } from '../products/menu-choice';
import { calculateMinCovers, countChosenCovers } from '../products/menu-rule';
import type { Party } from '../products/party';
import type { Product } from '../products/product';

/** What decides how much of a product an order takes. */
export interface OrderedAmount {
  readonly party: Party;
  readonly menus: readonly MenuChoice[];
  /** How many of a pickup. */
  readonly quantity: number;
}

/** The fewest units that this party can order: what a product must still have to be shown as available. */
export const calculateMinUnits = (product: Product, party: Party): number =>
  product.reservationType === 'pickup' ? 1 : Math.max(1, calculateMinCovers(product, party));

/**
 * Units that an order takes from the day's and the person's limit: a pickup's quantity, else the covers chosen, and never fewer
 * than its party needs, so that an order that is not finished is not told of units that will not suffice.
 */
export function calculateSaleUnits(product: Product, order: OrderedAmount): number {
  const chosen = product.reservationType === 'pickup' ? order.quantity : countChosenCovers(product, order.menus);
  return Math.max(chosen, calculateMinUnits(product, order.party));
}

/**
 * What a product's limits of the day and of the person count:
 *
 * - item: pieces of a pickup.
 * - cover: people that the chosen menus serve, so that a duck for four counts four.
 * - guest: heads of the party, where there is no menu to choose.
 */
export type SaleUnit = 'item' | 'cover' | 'guest';

/** Returns what a product's limits count. */
export function getSaleUnit(product: Product): SaleUnit {
  if (product.reservationType === 'pickup') return 'item';
  return listChoosableMenus(product).length > 0 ? 'cover' : 'guest';
}
