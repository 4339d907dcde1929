import type { Translations } from '../../lib/i18n';
import { getTabItem, getTextField, removeTabItem, setTabItem } from '../../lib/tab-storage';
import type { Order } from '../orders/order';
import { getCouponName } from './ecommerce-events';

const storageKey = 'recordedCheckout';

const getOrderKey = ({ product, visit, party, menus, quantity, quote }: Order): string =>
  JSON.stringify([product.prodCode, visit, party, menus, quantity, quote.payAmount]);

/**
 * Records a step of the checkout. Returns true the first time: reloads, returning from the provider and repeated
 * payments are not new checkouts.
 */
export function recordCheckoutStep(translations: Translations, order: Order, step: string): boolean {
  const storedValue = getTabItem(storageKey);
  const orderKey = getOrderKey(order);
  const steps = getTextField(storedValue, 'order') === orderKey ? getTextField(storedValue, 'steps').split(' ') : [];
  if (steps.includes(step)) return false;
  setTabItem(storageKey, {
    order: orderKey,
    steps: [...steps, step].join(' '),
    coupon: getCouponName(translations, order.coupon),
  });
  return true;
}

/** Removes the recorded checkout. Returns the name of its coupon, or an empty text. */
export function endCheckout(): string {
  const storedValue = getTabItem(storageKey);
  removeTabItem(storageKey);
  return getTextField(storedValue, 'coupon');
}
