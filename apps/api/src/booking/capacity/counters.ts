import type { CapacityRequirement } from '@dining/domain/inventory/capacity-requirement';
import type { HtlCode, ShopOrderNo } from '@dining/domain/shared/codes';
import type { PoolClient } from 'pg';
import {
  lockCoupons,
  lockDaySales,
  lockPersonLimits,
  lockSeats,
  updateReleasedCoupons,
  updateReleasedDaySales,
  updateReleasedPersonLimits,
  updateReleasedSeats,
  updateTakenCoupons,
  updateTakenDaySales,
  updateTakenPersonLimits,
  updateTakenSeats,
} from '../../stores/inventory/counters';

export type FullCounter = CapacityRequirement['counter'];

export type CapacityResult = { readonly ok: true } | { readonly ok: false; readonly full: FullCounter };

const selectNeeds = <Counter extends CapacityRequirement['counter']>(
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
  const seats = selectNeeds(needs, 'seat');
  if (seats.length > 0 && (await updateTakenSeats(client, htlCode, seats)) < seats.length)
    return { ok: false, full: 'seat' };
  const days = selectNeeds(needs, 'day');
  if (days.length > 0 && (await updateTakenDaySales(client, htlCode, days)) < days.length)
    return { ok: false, full: 'day' };
  const persons = selectNeeds(needs, 'person');
  if (persons.length > 0 && (await updateTakenPersonLimits(client, htlCode, persons)) < persons.length)
    return { ok: false, full: 'person' };
  const coupons = selectNeeds(needs, 'coupon');
  if (coupons.length > 0 && (await updateTakenCoupons(client, htlCode, coupons)) < coupons.length)
    return { ok: false, full: 'coupon' };
  return { ok: true };
}

/**
 * Returns the capacity of these orders to their counters. Call it only in the transaction that has freed their holds.
 */
export async function releaseCapacity(client: PoolClient, shopOrderNos: readonly ShopOrderNo[]): Promise<void> {
  if (shopOrderNos.length === 0) return;
  await updateReleasedSeats(client, shopOrderNos);
  await updateReleasedDaySales(client, shopOrderNos);
  await updateReleasedPersonLimits(client, shopOrderNos);
  await updateReleasedCoupons(client, shopOrderNos);
}

/** Locks the counters of these orders and of `needs` together, so that every transaction locks in the same order. */
export async function lockCapacity(
  client: PoolClient,
  htlCode: HtlCode,
  shopOrderNos: readonly ShopOrderNo[],
  needs: readonly CapacityRequirement[],
): Promise<void> {
  await lockSeats(client, htlCode, shopOrderNos, selectNeeds(needs, 'seat'));
  await lockDaySales(client, htlCode, shopOrderNos, selectNeeds(needs, 'day'));
  await lockPersonLimits(client, htlCode, shopOrderNos, selectNeeds(needs, 'person'));
  await lockCoupons(client, htlCode, shopOrderNos, selectNeeds(needs, 'coupon'));
}
