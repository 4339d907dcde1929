import type { Translations } from '../../lib/i18n';
import { forgetInTab, keepInTab, readFromTab, textIn } from '../../lib/session-store';
import type { Order } from '../orders/order';
import { getCouponName } from './items';

const key = 'toldCheckout';

/** Returns the key of an order: an unchanged order continues the same checkout. */
const getOrderKey = ({ product, visit, party, menus, quantity, quote }: Order): string =>
  JSON.stringify([product.prodCode, visit, party, menus, quantity, quote.payAmount]);

/**
 * Records a step of the checkout. Returns true the first time: reloads, returning from the provider and repeated
 * payments are not new checkouts.
 */
export function recordCheckoutStep(translations: Translations, order: Order, step: string): boolean {
  const kept = readFromTab(key);
  const name = getOrderKey(order);
  const steps = textIn(kept, 'order') === name ? textIn(kept, 'told').split(' ') : [];
  if (steps.includes(step)) return false;
  keepInTab(key, { order: name, told: [...steps, step].join(' '), coupon: getCouponName(translations, order.coupon) });
  return true;
}

/**
 * Ends the checkout once the order is booked; ordering the same again starts a new one. Returns the reported coupon.
 */
export function endCheckout(): string {
  const kept = readFromTab(key);
  forgetInTab(key);
  return textIn(kept, 'coupon');
}
