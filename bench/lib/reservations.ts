import type { RunningApp } from '../../tools/lib/running-app';
import {
  completePayment,
  type Guest,
  type OrderTemplate,
  requestPaymentOrThrow,
  startGuestSession,
} from '../../tools/rig/orders';

const batchSize = 50;

export async function startGuestSessions(product: RunningApp, count: number): Promise<readonly Guest[]> {
  const all: Guest[] = [];
  while (all.length < count) {
    const next = Array.from({ length: Math.min(batchSize, count - all.length) }, (_, index) =>
      startGuestSession(product, all.length + index),
    );
    all.push(...(await Promise.all(next)));
  }
  return all;
}

export function createReserve(product: RunningApp, guests: readonly Guest[], orders: readonly OrderTemplate[]) {
  return async (runNumber: number, orderNumber = Math.floor(Math.random() * 80_000_000)) => {
    const [guest, order] = [guests[runNumber % guests.length], orders[(runNumber * 7) % orders.length]];
    if (guest === undefined || order === undefined) throw new Error('no guest or no order');
    const shopOrderNo = await requestPaymentOrThrow(product, guest, order, orderNumber);
    return { shopOrderNo, resvCode: await completePayment(product, guest, shopOrderNo) };
  };
}
