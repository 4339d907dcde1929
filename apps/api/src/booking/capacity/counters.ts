import type { CapacityRequirement } from '@dining/domain/inventory/capacity-requirement';
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
  lockCoupons,
  lockDaySales,
  lockPersonLimits,
  lockSeats,
} from '../../stores/inventory/counters';

export type CounterKind = CapacityRequirement['counter'];

export type CapacityResult = { readonly ok: true } | { readonly ok: false; readonly full: CounterKind };

const filterRequirements = <Counter extends CapacityRequirement['counter']>(
  needs: readonly CapacityRequirement[],
  counter: Counter,
) => needs.filter((need): need is Extract<CapacityRequirement, { counter: Counter }> => need.counter === counter);

/**
 * Takes all needs of an order from their counters. Returns the first counter that is full; the transaction must then be
 * rolled back, because other counters may have been changed.
 */
export async function takeCapacity(
  client: PoolClient,
  htlCode: HtlCode,
  needs: readonly CapacityRequirement[],
): Promise<CapacityResult> {
  const seats = filterRequirements(needs, 'seat');
  if (seats.length > 0 && (await incrementSeatUsage(client, htlCode, seats)) < seats.length)
    return { ok: false, full: 'seat' };
  const days = filterRequirements(needs, 'day');
  if (days.length > 0 && (await incrementDaySales(client, htlCode, days)) < days.length)
    return { ok: false, full: 'day' };
  const persons = filterRequirements(needs, 'person');
  if (persons.length > 0 && (await incrementPersonUsage(client, htlCode, persons)) < persons.length)
    return { ok: false, full: 'person' };
  const coupons = filterRequirements(needs, 'coupon');
  if (coupons.length > 0 && (await incrementCouponUsage(client, htlCode, coupons)) < coupons.length)
    return { ok: false, full: 'coupon' };
  return { ok: true };
}

/**
 * Returns the capacity of these orders to their counters. Call it only in the transaction that has freed their holds.
 */
export async function releaseCapacity(client: PoolClient, shopOrderNos: readonly ShopOrderNo[]): Promise<void> {
  if (shopOrderNos.length === 0) return;
  await decrementSeatUsage(client, shopOrderNos);
  await decrementDaySales(client, shopOrderNos);
  await decrementPersonUsage(client, shopOrderNos);
  await decrementCouponUsage(client, shopOrderNos);
}

/** Locks the counters of these orders and of `needs` together, so that every transaction locks in the same order. */
export async function lockCapacity(
  client: PoolClient,
  htlCode: HtlCode,
  shopOrderNos: readonly ShopOrderNo[],
  needs: readonly CapacityRequirement[],
): Promise<void> {
  await lockSeats(client, htlCode, shopOrderNos, filterRequirements(needs, 'seat'));
  await lockDaySales(client, htlCode, shopOrderNos, filterRequirements(needs, 'day'));
  await lockPersonLimits(client, htlCode, shopOrderNos, filterRequirements(needs, 'person'));
  await lockCoupons(client, htlCode, shopOrderNos, filterRequirements(needs, 'coupon'));
}
