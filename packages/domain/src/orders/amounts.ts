import type { OrderContents } from '../inventory/units';
import { checkOrderAmount } from '../pricing/order-amount-limit';
import { checkMenusForParty, type MenuShortage } from '../products/menu-rule';
import { counterLimits } from '../products/party';
import type { Product } from '../products/product';
import { type CheckResult, err } from '../shared/result';

/** Quantities of an order and their sum. */
export interface Amounts extends OrderContents {
  readonly product: Product;
  /** Sum before any discount, in won. */
  readonly orderAmount: number;
}

const isQuantity = (quantity: number): boolean =>
  Number.isInteger(quantity) && quantity >= 1 && quantity <= counterLimits.max;

/**
 * Checks that enough is chosen (a pickup's quantity, or menus for the whole party; Spec §5 Detail page) and that the
 * sum is within the limit of one order.
 */
export function checkAmounts(order: Amounts): CheckResult<'quantity_required' | 'amount_too_large'> | MenuShortage {
  const { product, quantity, menus, party } = order;
  if (product.reservationType === 'pickup' && !isQuantity(quantity)) return err('quantity_required');
  const menuCheck = checkMenusForParty(product, menus, party);
  return menuCheck.ok ? checkOrderAmount(order) : menuCheck;
}
