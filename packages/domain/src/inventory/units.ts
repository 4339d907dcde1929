import type { Product } from '../products/product';
import type { MenuChoice } from '../reservations/menu-choice';
import { coversChosen } from '../reservations/menu-rule';
import { headCount, type Party } from '../reservations/party';

/** What decides how much of a product an order takes. */
export interface OrderedAmount {
  readonly party: Party;
  readonly menus: readonly MenuChoice[];
  /** How many of a pickup. */
  readonly quantity: number;
}

/** Units that an order takes from the day's and the person's limit: a pickup's quantity, else covers chosen, else heads. */
export function saleUnits(product: Product, order: OrderedAmount): number {
  if (product.reservationType === 'pickup') return order.quantity;
  return coversChosen(product, order.menus) || headCount(order.party);
}

/** The fewest units that this party can order: what a product must still have to be shown as available. */
export const leastUnits = (product: Product, party: Party): number =>
  product.reservationType === 'pickup' ? 1 : Math.max(1, headCount(party));
