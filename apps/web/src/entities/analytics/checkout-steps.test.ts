import { beforeEach, expect, it } from 'vitest';
import { createProduct } from '../../../../../packages/domain/test/fixtures';
import { createTranslations } from '../../lib/i18n';
import type { Order } from '../orders/order';
import { endCheckout, recordCheckoutStep } from './checkout-steps';

const translations = createTranslations('en');

beforeEach(() => {
  const storedItems = new Map<string, string>();
  const sessionStorage = {
    getItem: (key: string) => storedItems.get(key) ?? null,
    setItem: (key: string, value: string) => storedItems.set(key, value),
    removeItem: (key: string) => storedItems.delete(key),
  };
  Object.assign(globalThis, { sessionStorage });
});

const createOrder = (time: string, coupon: object | null = null) =>
  ({
    product: createProduct(),
    visit: { date: '2026-03-13', time },
    party: { adults: 2, kids: 0 },
    menus: [],
    quantity: 0,
    coupon,
    quote: { payAmount: 0 },
  }) as unknown as Order;

it('analytics reports each step of a checkout once, however often its page is opened', () => {
  expect(
    ['begin_checkout', 'begin_checkout', 'paid_by_card', 'begin_checkout', 'paid_by_card'].map((step) =>
      recordCheckoutStep(translations, createOrder('18:00'), step),
    ),
  ).toEqual([true, false, true, false, false]);
});

it('analytics counts another order as another checkout, and the same order again once its checkout has ended', () => {
  expect(recordCheckoutStep(translations, createOrder('18:00'), 'begin_checkout')).toBe(true);
  expect(recordCheckoutStep(translations, createOrder('19:00'), 'begin_checkout')).toBe(true);
  endCheckout();
  expect(recordCheckoutStep(translations, createOrder('19:00'), 'begin_checkout')).toBe(true);
});

it('analytics returns the coupon of the last recorded step when a checkout ends, or an empty text without one', () => {
  expect(endCheckout()).toBe('');
  recordCheckoutStep(translations, createOrder('18:00'), 'begin_checkout');
  recordCheckoutStep(
    translations,
    { ...createOrder('18:00', { name: { default: 'Welcome' } }), quantity: 1 },
    'paid_by_card',
  );
  expect(endCheckout()).toBe('Welcome');
  expect(endCheckout()).toBe('');
});
