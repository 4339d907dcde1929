import type { Translations } from '../../lib/i18n';
import { forgetInTab, keepInTab, keptInTab, textIn } from '../../lib/session-store';
import type { Order } from '../orders/order';
import { getCouponName } from './items';

const key = 'toldCheckout';

/** What makes an order another one: going back and on without a change is still the same checkout. */
const getOrderKey = ({ product, visit, party, menus, quantity, quote }: Order): string =>
  JSON.stringify([product.prodCode, visit, party, menus, quantity, quote.payAmount]);

/**
 * Whether a step of the checkout is told for the first time: a reload, the way to the provider and back in the same window, and
 * a payment tried again are not further checkouts. Remembers it.
 */
export function recordCheckoutStep(translations: Translations, order: Order, step: string): boolean {
  const kept = keptInTab(key);
  const name = getOrderKey(order);
  const steps = textIn(kept, 'order') === name ? textIn(kept, 'told').split(' ') : [];
  if (steps.includes(step)) return false;
  keepInTab(key, { order: name, told: [...steps, step].join(' '), coupon: getCouponName(translations, order.coupon) });
  return true;
}

/** The order has become a reservation: the same once more is another checkout. Answers the coupon that this one was told with. */
export function endCheckout(): string {
  const kept = keptInTab(key);
  forgetInTab(key);
  return textIn(kept, 'coupon');
}
