import type { ShopOrderNo } from '@dining/domain/shared/codes';
import type { PoolClient } from 'pg';
import { inTransaction } from '../db/transaction';
import type { Deps } from '../deps';
import { type Failure, fail } from '../http/problems';
import { freeHold, liveHoldsOf, queueByHolder, sweepExpiredHolds, takeHold } from '../stores/holds';
import { hasPaymentUnderWay, insertPayment, movePayment, openPaymentsOf } from '../stores/payments';
import type { PricedOrder } from './priced-order';
import { fullFailure } from './refusals';

/** Why nothing was taken, and whether that is because a counter was full. */
export interface NotPlaced {
  readonly ok: false;
  readonly failure: Failure;
  readonly full: boolean;
}
type Placed = { readonly ok: true } | NotPlaced;

const tooMany = (retryAfter: number): NotPlaced => ({ ok: false, failure: fail('too_many_holds', { retryAfter }), full: false });

/** A new attempt takes the place of this visitor's unfinished ones for the same visit: nobody stands in his own way. */
async function replaceOpenPayments(client: PoolClient, order: PricedOrder): Promise<void> {
  for (const shopOrderNo of await openPaymentsOf(client, order)) {
    if (await movePayment(client, shopOrderNo, 'registered', 'lapsed', { failureCode: 'superseded', forgetOrder: true })) {
      await freeHold(client, shopOrderNo, 'held');
    }
  }
}

/**
 * Runs a taking of seats; where a counter is full, holds that have run out are swept and it is tried once more, so that
 * nobody is turned away by somebody who has left.
 */
export async function withSweep<Done extends { readonly ok: true }>(
  deps: Deps,
  attempt: () => Promise<Done | NotPlaced>,
): Promise<Done | NotPlaced> {
  const first = await attempt();
  if (first.ok || !first.full || (await sweepExpiredHolds(deps.database.pool)) === 0) return first;
  return attempt();
}

/** Holds what a priced order takes, with its payment beside it, in one commit. The provider is asked afterwards. */
export const placeForPayment = (
  deps: Deps,
  placed: {
    readonly shopOrderNo: ShopOrderNo;
    readonly order: PricedOrder;
    readonly method: 'card' | 'account';
    readonly ordersheetId: string | null;
  },
): Promise<Placed> =>
  withSweep(deps, () =>
    inTransaction<Placed>(
      deps.database.pool,
      async (client) => {
        const { order, shopOrderNo } = placed;
        // First of all, before any counter is locked: attempts of one visitor must not wait for each other in a circle.
        await queueByHolder(client, order.holder);
        await replaceOpenPayments(client, order);
        // Until it is known whether the last attempt was charged, another one could charge the guest twice.
        if (await hasPaymentUnderWay(client, order)) return tooMany(deps.config.reconcileAfterSeconds);
        if ((await liveHoldsOf(client, order.holder)) >= deps.config.holdMaxPerVisitor) return tooMany(deps.config.holdSeconds);
        const seconds = deps.config.holdSeconds + deps.config.holdGraceSeconds;
        await insertPayment(client, placed);
        const taken = await takeHold(client, {
          shopOrderNo,
          htlCode: order.htlCode,
          holder: order.holder,
          seconds,
          needs: order.needs,
        });
        return taken.ok ? { ok: true } : { ok: false, failure: fullFailure(taken.full), full: true };
      },
      (result) => result.ok,
    ),
  );
