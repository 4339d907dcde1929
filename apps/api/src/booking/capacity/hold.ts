import type { Need } from '@dining/domain/inventory/need';
import type { HtlCode, ShopOrderNo } from '@dining/domain/shared/codes';
import type { PoolClient } from 'pg';
import { giveBackToCounters, lockCounters, type Taken, takeFromCounters } from '../../stores/inventory/counters';
import { extendHold, moveHolds, type NewHold, replaceLines } from '../../stores/inventory/holds';

/**
 * Gives back what orders of the same visitor held that have just been moved to freed, before `hold` takes in their place: with its counters
 * locked as well, in everyone's order.
 */
export async function giveReplaced(
  client: PoolClient,
  hold: Pick<NewHold, 'htlCode' | 'needs'>,
  replaced: readonly ShopOrderNo[],
): Promise<void> {
  if (replaced.length === 0) return;
  await lockCounters(client, hold.htlCode, replaced, hold.needs);
  await giveBackToCounters(client, replaced);
}

/** Frees the holds that stand in `from`, and answers which those were; others were freed before, or are meanwhile kept. */
export async function freeHolds(
  client: PoolClient,
  shopOrderNos: readonly ShopOrderNo[],
  from: 'held' | 'kept',
): Promise<readonly ShopOrderNo[]> {
  const freed = shopOrderNos.length === 0 ? [] : await moveHolds(client, shopOrderNos, from, 'freed');
  if (freed.length > 0) await giveBackToCounters(client, freed);
  return freed;
}

/** The same for one; false where it does not stand there. */
export const freeHold = async (client: PoolClient, shopOrderNo: ShopOrderNo, from: 'held' | 'kept'): Promise<boolean> =>
  (await freeHolds(client, [shopOrderNo], from)).length > 0;

/** The hold now belongs to a reservation; false where it has been freed. */
export const keepHold = async (client: PoolClient, shopOrderNo: ShopOrderNo): Promise<boolean> =>
  (await moveHolds(client, [shopOrderNo], 'held', 'kept')).length > 0;

/**
 * Takes for a freed hold once more, for a late payment: what the order needs by the rules of today. Roll back where it answers that
 * something is gone.
 */
export async function retakeHold(
  client: PoolClient,
  order: { readonly shopOrderNo: ShopOrderNo; readonly htlCode: HtlCode; readonly needs: readonly Need[] },
  seconds: number,
): Promise<Taken> {
  const { shopOrderNo, htlCode, needs } = order;
  if ((await moveHolds(client, [shopOrderNo], 'freed', 'held')).length === 0) return { ok: false, full: 'seat' };
  await extendHold(client, shopOrderNo, seconds);
  const taken = await takeFromCounters(client, htlCode, needs);
  if (taken.ok) await replaceLines(client, shopOrderNo, needs);
  return taken;
}
