import { listChoosableMenus, type MenuChoice } from '../products/menu-choice';
import { calculateMinCovers, countChosenCovers } from '../products/menu-rule';
import type { Party } from '../products/party';
import type { Product } from '../products/product';

/** What an order contains: the fields that determine its units and its price. */
export interface OrderContents {
  readonly party: Party;
  readonly menus: readonly MenuChoice[];
  /** Quantity of a pickup. */
  readonly quantity: number;
}

/** Calculates the minimum units that this party can order. A product shows as available only if so many are left. */
export const calculateMinUnits = (product: Product, party: Party): number =>
  product.reservationType === 'pickup' ? 1 : Math.max(1, calculateMinCovers(product, party));

/**
 * Calculates the units that an order takes from the daily limit and the limit per person: a pickup's quantity, or the
 * covers of the chosen menus. Returns at least what the party needs, so that an incomplete order is refused if too few
 * units are left.
 */
export function calculateSaleUnits(product: Product, order: OrderContents): number {
  const chosenUnits = product.reservationType === 'pickup' ? order.quantity : countChosenCovers(product, order.menus);
  return Math.max(chosenUnits, calculateMinUnits(product, order.party));
}

/**
 * Unit that a product's daily limit and limit per person count:
 * - item: pieces of a pickup.
 * - cover: guests that the chosen menus serve; a duck for four counts four.
 * - guest: people of the party, if there is no menu to choose.
 */
export type SaleUnit = 'item' | 'cover' | 'guest';

export function getSaleUnit(product: Product): SaleUnit {
  if (product.reservationType === 'pickup') return 'item';
  return listChoosableMenus(product).length > 0 ? 'cover' : 'guest';
}
