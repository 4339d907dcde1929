import { beforeEach, expect, it } from 'vitest';
import { product } from '../../../../../packages/domain/test/fixtures';
import type { Order } from '../orders/order';
import { endCheckout, tellsFirst } from './told-checkout';

// A tab's storage stands in for the browser's.
beforeEach(() => {
  const kept = new Map<string, string>();
  const sessionStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  };
  Object.assign(globalThis, { sessionStorage });
});

const order = (time: string, coupon: object | null = null) =>
  ({
    product: product(),
    visit: { date: '2026-03-13', time },
    party: { adults: 2, kids: 0 },
    menus: [],
    quantity: 0,
    coupon,
    quote: { payAmount: 0 },
  }) as unknown as Order;

it('a step of a checkout is reported once, however often its page is opened', () => {
  expect(
    ['begin_checkout', 'begin_checkout', 'paid_by_card', 'begin_checkout', 'paid_by_card'].map((step) =>
      tellsFirst(order('18:00'), step),
    ),
  ).toEqual([true, false, true, false, false]);
});

it('another order is another checkout, and so is the same one once it was booked', () => {
  expect(tellsFirst(order('18:00'), 'begin_checkout')).toBe(true);
  expect(tellsFirst(order('19:00'), 'begin_checkout')).toBe(true);
  endCheckout();
  expect(tellsFirst(order('19:00'), 'begin_checkout')).toBe(true);
});

it('a checkout ends with the coupon that was reported last', () => {
  expect(endCheckout()).toBe('');
  tellsFirst(order('18:00'), 'begin_checkout');
  tellsFirst({ ...order('18:00', { name: { default: 'Welcome' } }), quantity: 1 }, 'paid_by_card');
  expect(endCheckout()).toBe('Welcome');
  expect(endCheckout()).toBe('');
});
