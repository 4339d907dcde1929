import type { RunningApp } from '../../tools/lib/running-app';
import {
  completePayment,
  type Guest,
  type OrderTemplate,
  requestPaymentOrThrow,
  startGuestSession,
} from '../../tools/rig/orders';

const batchSize = 50;

export async function startGuestSessions(app: RunningApp, count: number): Promise<readonly Guest[]> {
  const sessions: Guest[] = [];
  while (sessions.length < count) {
    const batch = Array.from({ length: Math.min(batchSize, count - sessions.length) }, (_, index) =>
      startGuestSession(app, sessions.length + index),
    );
    sessions.push(...(await Promise.all(batch)));
  }
  return sessions;
}

/** Returns a function that reserves and pays, for a guest and an order that depend on the number of the run. */
export function createReserve(app: RunningApp, guests: readonly Guest[], orders: readonly OrderTemplate[]) {
  return async (runNumber: number, orderNumber = Math.floor(Math.random() * 80_000_000)) => {
    const [guest, order] = [guests[runNumber % guests.length], orders[(runNumber * 7) % orders.length]];
    if (guest === undefined || order === undefined) throw new Error('There are no guests or no orders');
    const shopOrderNo = await requestPaymentOrThrow(app, guest, order, orderNumber);
    return { shopOrderNo, resvCode: await completePayment(app, guest, shopOrderNo) };
  };
}
