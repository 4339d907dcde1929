import type { CapacityRequirement, SeatRequirement } from '@dining/domain/inventory/capacity-requirement';
import type { HtlCode, ShopOrderNo } from '@dining/domain/shared/codes';
import type { PoolClient } from 'pg';
import {
  decrementCouponUsage,
  decrementDaySales,
  decrementPersonUsage,
  decrementSeatUsage,
  incrementCouponUsage,
  incrementDaySales,
  incrementPersonUsage,
  incrementSeatUsage,
  lockCouponUsage,
  lockDaySales,
  lockPersonUsage,
  lockSeatUsage,
} from '../../stores/inventory/counters';
import { updateStayCounters } from '../../stores/inventory/stays';
import { listSeatsUsed } from '../../stores/inventory/usage';

export type CounterKind = CapacityRequirement['counter'];

export type CapacityResult = { readonly ok: true } | { readonly ok: false; readonly fullCounter: CounterKind };

const filterRequirements = <Counter extends CapacityRequirement['counter']>(
  requirements: readonly CapacityRequirement[],
  counter: Counter,
) =>
  requirements.filter(
    (requirement): requirement is Extract<CapacityRequirement, { counter: Counter }> => requirement.counter === counter,
  );

/**
 * Takes all requirements of an order from their counters. Returns an error with the first counter that is full; the
 * transaction must then be rolled back, because other counters may have been changed.
 */
export async function takeCapacity(
  client: PoolClient,
  htlCode: HtlCode,
  requirements: readonly CapacityRequirement[],
): Promise<CapacityResult> {
  const seats = filterRequirements(requirements, 'seat');
  if (seats.length > 0 && (await incrementSeatUsage(client, htlCode, seats)) < seats.length)
    return { ok: false, fullCounter: 'seat' };
  const days = filterRequirements(requirements, 'day');
  if (days.length > 0 && (await incrementDaySales(client, htlCode, days)) < days.length)
    return { ok: false, fullCounter: 'day' };
  const persons = filterRequirements(requirements, 'person');
  if (persons.length > 0 && (await incrementPersonUsage(client, htlCode, persons)) < persons.length)
    return { ok: false, fullCounter: 'person' };
  const coupons = filterRequirements(requirements, 'coupon');
  if (coupons.length > 0 && (await incrementCouponUsage(client, htlCode, coupons)) < coupons.length)
    return { ok: false, fullCounter: 'coupon' };
  return { ok: true };
}

/**
 * Takes seats of one venue and day, beyond capacity if necessary, and writes them as lines of the hold, which must not
 * have them yet. Returns the largest number of seats beyond capacity at one of the start times.
 */
export async function takeSeatsBeyondCapacity(
  client: PoolClient,
  shopOrderNo: ShopOrderNo,
  requirements: readonly SeatRequirement[],
): Promise<number> {
  const [first] = requirements;
  if (first === undefined) return 0;
  const { dinCode, visitDay } = first;
  const stays = requirements.map((requirement) => ({
    ...requirement,
    shopOrderNo,
    day: visitDay,
    time: requirement.startTime,
  }));
  await updateStayCounters(client, stays);
  const times = requirements.map(({ startTime }) => startTime);
  const usedSeats = await listSeatsUsed(client, dinCode, visitDay, times);
  return Math.max(0, ...requirements.map(({ startTime, capacity }) => (usedSeats.get(startTime) ?? 0) - capacity));
}

/**
 * Subtracts what these orders had taken from the counters. Call it only in the transaction that has freed the holds of
 * the orders.
 */
export async function releaseCapacity(client: PoolClient, shopOrderNos: readonly ShopOrderNo[]): Promise<void> {
  if (shopOrderNos.length === 0) return;
  await decrementSeatUsage(client, shopOrderNos);
  await decrementDaySales(client, shopOrderNos);
  await decrementPersonUsage(client, shopOrderNos);
  await decrementCouponUsage(client, shopOrderNos);
}

/**
 * Locks the counters of these orders and of `requirements` together, so that every transaction locks in the same order.
 */
export async function lockCapacity(
  client: PoolClient,
  htlCode: HtlCode,
  shopOrderNos: readonly ShopOrderNo[],
  requirements: readonly CapacityRequirement[],
): Promise<void> {
  await lockSeatUsage(client, htlCode, shopOrderNos, filterRequirements(requirements, 'seat'));
  await lockDaySales(client, htlCode, shopOrderNos, filterRequirements(requirements, 'day'));
  await lockPersonUsage(client, htlCode, shopOrderNos, filterRequirements(requirements, 'person'));
  await lockCouponUsage(client, htlCode, shopOrderNos, filterRequirements(requirements, 'coupon'));
}
