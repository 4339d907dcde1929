import { fail } from '@dining/contract/failure';
import type { PricedOrder } from '@dining/domain/orders/priced-order';
import { isSupersedable } from '@dining/domain/payments/states';
import type { PoolClient } from 'pg';
import type { Config } from '../../config/config';
import { getOrderPreconditions, type OrderOrigin } from '../../stores/orders/order-preconditions';
import { discardLapsedOrders, lockAttempts, updatePaymentsToLapsed } from '../../stores/payments/payments';
import { releaseSupersededHolds } from '../capacity/hold';
import { createHoldRefusal, type HoldError } from '../capacity/retry-hold';
import { findCapError } from './unpaid-caps';

interface OrderAttempt {
  readonly order: PricedOrder;
  readonly origin: OrderOrigin;
  /**
   * `hold` opens a payment, `booking` reserves without one, and `phone` is taken by staff, without the limits of unpaid
   * orders.
   */
  readonly purpose: 'hold' | 'booking' | 'phone';
  readonly isRepeatConfirmed: boolean;
}

/**
 * Supersedes a buyer's open attempts to pay for the same product and visit, and frees their holds (decisions 16 and 45,
 * ADR 3). Then checks whether the buyer may place this order. Returns an error if the buyer has signed out or deleted
 * their account, the rules have changed, the outcome of another attempt is unknown, the order seems to be an unintended
 * second reservation, or the limits of unpaid orders are exceeded (`domain/inventory/unpaid-caps`). The caller must
 * hold the order's locks, and roll the transaction back after an error.
 */
export async function supersedeOpenAttempts(
  client: PoolClient,
  config: Pick<Config, 'reconcileAfterSeconds' | 'unpaidCaps' | 'holdSeconds'>,
  { order, origin, purpose, isRepeatConfirmed }: OrderAttempt,
): Promise<{ readonly ok: true } | HoldError> {
  // Locks first: waits for a payment that returns at this moment, so that later reads see its new state.
  const attempts = await lockAttempts(client, order);
  const openAttempts = attempts.filter(({ state }) => state !== 'lapsed');
  const supersededOrders = openAttempts.filter(isSupersedable).map(({ shopOrderNo }) => shopOrderNo);
  // A late payment of a lapsed attempt must not be accepted after the guest has ordered again.
  const lapsedOrders = attempts.filter(({ state }) => state === 'lapsed').map(({ shopOrderNo }) => shopOrderNo);
  if (lapsedOrders.length > 0) await discardLapsedOrders(client, lapsedOrders);
  if (supersededOrders.length > 0) {
    await updatePaymentsToLapsed(client, supersededOrders, 'superseded');
    await releaseSupersededHolds(client, supersededOrders, order);
  }
  const { isBuyerSignedIn, areRulesCurrent, recentReservation, capInputs } = await getOrderPreconditions(
    client,
    order,
    origin,
  );
  if (!isBuyerSignedIn) return createHoldRefusal(fail('not_signed_in'));
  if (!areRulesCurrent) return { ok: false, type: 'rules_changed' };
  // While the outcome of the last attempt is unknown, another one could charge the guest twice.
  if (!openAttempts.every(isSupersedable))
    return createHoldRefusal(fail('too_many_holds', { retryAfter: config.reconcileAfterSeconds }));
  if (recentReservation !== null && !isRepeatConfirmed)
    return createHoldRefusal(fail('already_booked', { resvCode: recentReservation }));
  if (purpose === 'phone') return { ok: true };
  return findCapError(order.requirements, capInputs, purpose, config) ?? { ok: true };
}
