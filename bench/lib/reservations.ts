import type { Product } from '../../tools/lib/product';
import { type Guest, type Order, pay, prepay, startGuestSession } from '../../tools/rig/orders';

const atOnce = 50;

export async function startGuestSessions(product: Product, count: number): Promise<readonly Guest[]> {
  const all: Guest[] = [];
  while (all.length < count) {
    const next = Array.from({ length: Math.min(atOnce, count - all.length) }, (_, index) =>
      startGuestSession(product, all.length + index),
    );
    all.push(...(await Promise.all(next)));
  }
  return all;
}

export function createReserve(product: Product, guests: readonly Guest[], orders: readonly Order[]) {
  return async (turn: number, number = Math.floor(Math.random() * 80_000_000)) => {
    const [guest, order] = [guests[turn % guests.length], orders[(turn * 7) % orders.length]];
    if (guest === undefined || order === undefined) throw new Error('nobody, or nothing to order');
    const shopOrderNo = await prepay(product, guest, order, number);
    return { shopOrderNo, resvCode: await pay(product, guest, shopOrderNo) };
  };
}
