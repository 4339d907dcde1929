import type { CapacityRequirement } from '@dining/domain/inventory/capacity-requirement';
import type { HtlCode, ShopOrderNo } from '@dining/domain/shared/codes';
import type { PoolClient } from 'pg';
import { updateHoldExpiry, updateHoldLines, updateHoldStates } from '../../stores/inventory/holds';
import { type CapacityResult, lockCapacity, releaseCapacity, takeCapacity } from './counters';

/** Frees the holds that an order supersedes, and locks in the same order what it is about to take in their place. */
export async function releaseSupersededHolds(
  client: PoolClient,
  superseded: readonly ShopOrderNo[],
  { htlCode, needs }: { readonly htlCode: HtlCode; readonly needs: readonly CapacityRequirement[] },
): Promise<void> {
  const freed = await updateHoldStates(client, superseded, 'held', 'freed');
  await lockCapacity(client, htlCode, freed, needs);
  await releaseCapacity(client, freed);
}

/** Frees the holds that stand in `from`. Returns which those were: others were freed before, or are meanwhile kept. */
export async function freeHolds(
  client: PoolClient,
  shopOrderNos: readonly ShopOrderNo[],
  from: 'held' | 'kept',
): Promise<readonly ShopOrderNo[]> {
  if (shopOrderNos.length === 0) return [];
  const freed = await updateHoldStates(client, shopOrderNos, from, 'freed');
  await releaseCapacity(client, freed);
  return freed;
}

/** Frees one hold; false where it does not stand in `from`. */
export const freeHold = async (client: PoolClient, shopOrderNo: ShopOrderNo, from: 'held' | 'kept'): Promise<boolean> =>
  (await freeHolds(client, [shopOrderNo], from)).length > 0;

/** Keeps a hold for its reservation; false where it has been freed. */
export const keepHold = async (client: PoolClient, shopOrderNo: ShopOrderNo): Promise<boolean> =>
  (await updateHoldStates(client, [shopOrderNo], 'held', 'kept')).length > 0;

/**
 * Takes the capacity of a freed hold once more, for a late payment: what the order needs by the rules of today, for so many seconds.
 * Where it returns that a counter is full, the transaction must be rolled back.
 */
export async function retakeHold(
  client: PoolClient,
  order: { readonly shopOrderNo: ShopOrderNo; readonly htlCode: HtlCode; readonly needs: readonly CapacityRequirement[] },
  seconds: number,
): Promise<CapacityResult> {
  const { shopOrderNo, htlCode, needs } = order;
  if ((await updateHoldStates(client, [shopOrderNo], 'freed', 'held')).length === 0) return { ok: false, full: 'seat' };
  await updateHoldExpiry(client, shopOrderNo, seconds);
  const taken = await takeCapacity(client, htlCode, needs);
  if (taken.ok) await updateHoldLines(client, shopOrderNo, needs);
  return taken;
}
