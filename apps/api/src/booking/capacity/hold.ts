import type { CapacityRequirement } from '@dining/domain/inventory/capacity-requirement';
import type { HtlCode, ShopOrderNo } from '@dining/domain/shared/codes';
import type { PoolClient } from 'pg';
import { updateHoldExpiry, updateHoldLines, updateHoldStates } from '../../stores/inventory/holds';
import { extendHoldOfLink, insertMovedHold } from '../../stores/payments/pay-links';
import { type CapacityResult, lockCapacity, releaseCapacity, takeCapacity } from './counters';

/** Frees the holds of superseded attempts, and locks the counters that the new order's `requirements` need. */
export async function releaseSupersededHolds(
  client: PoolClient,
  shopOrderNos: readonly ShopOrderNo[],
  { htlCode, requirements }: { readonly htlCode: HtlCode; readonly requirements: readonly CapacityRequirement[] },
): Promise<void> {
  const freedOrderNos = await updateHoldStates(client, shopOrderNos, 'held', 'freed');
  await lockCapacity(client, htlCode, freedOrderNos, requirements);
  await releaseCapacity(client, freedOrderNos);
}

export async function freeHolds(
  client: PoolClient,
  shopOrderNos: readonly ShopOrderNo[],
  fromState: 'held' | 'kept',
): Promise<readonly ShopOrderNo[]> {
  if (shopOrderNos.length === 0) return [];
  const freedOrderNos = await updateHoldStates(client, shopOrderNos, fromState, 'freed');
  await releaseCapacity(client, freedOrderNos);
  return freedOrderNos;
}

export const releaseHold = async (
  client: PoolClient,
  shopOrderNo: ShopOrderNo,
  fromState: 'held' | 'kept',
): Promise<boolean> => (await freeHolds(client, [shopOrderNo], fromState)).length > 0;

/**
 * Frees the hold of a failed payment. If its order has an open pay link, extends the hold instead, so that the guest
 * may try again.
 */
export async function endFailedHold(client: PoolClient, shopOrderNo: ShopOrderNo): Promise<void> {
  if (!(await extendHoldOfLink(client, shopOrderNo))) await releaseHold(client, shopOrderNo, 'held');
}

/** Moves a hold to the next attempt to pay its order, for `seconds`. Returns false if it is no longer `held`. */
export async function moveHold(
  client: PoolClient,
  from: ShopOrderNo,
  to: ShopOrderNo,
  seconds: number,
): Promise<boolean> {
  const freedOrderNos = await updateHoldStates(client, [from], 'held', 'freed');
  if (freedOrderNos.length > 0) await insertMovedHold(client, from, to, seconds);
  return freedOrderNos.length > 0;
}

export const confirmHold = async (client: PoolClient, shopOrderNo: ShopOrderNo): Promise<boolean> =>
  (await updateHoldStates(client, [shopOrderNo], 'held', 'kept')).length > 0;

/**
 * Takes the capacity of a freed hold again for `seconds`, for a late payment. If a counter is full, the transaction
 * must be rolled back. Also returns `fullCounter: 'seat'` if the hold is not in the state `freed`.
 */
export async function retakeHold(
  client: PoolClient,
  order: {
    readonly shopOrderNo: ShopOrderNo;
    readonly htlCode: HtlCode;
    readonly requirements: readonly CapacityRequirement[];
  },
  seconds: number,
): Promise<CapacityResult> {
  const { shopOrderNo, htlCode, requirements } = order;
  if ((await updateHoldStates(client, [shopOrderNo], 'freed', 'held')).length === 0)
    return { ok: false, fullCounter: 'seat' };
  await updateHoldExpiry(client, shopOrderNo, seconds);
  const result = await takeCapacity(client, htlCode, requirements);
  if (result.ok) await updateHoldLines(client, shopOrderNo, requirements);
  return result;
}
