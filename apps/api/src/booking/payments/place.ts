import { fail } from '@dining/contract/failure';
import type { Need } from '@dining/domain/inventory/need';
import type { PricedOrder } from '@dining/domain/orders/priced-order';
import type { ShopOrderNo } from '@dining/domain/shared/codes';
import type { Pool, PoolClient } from 'pg';
import { inTransaction } from '../../db/transaction';
import type { Deps } from '../../deps';
import { liveHoldsOf, moveHolds, queueByBuyer } from '../../stores/inventory/holds';
import { rulesStand } from '../../stores/inventory/rules';
import { insertPayment, isReplaceable, lapsePayments, openAttemptsOf, supersedeLapsed } from '../../stores/payments/payments';
import { justBookedBy } from '../../stores/reservations/reservations';
import { takeHold } from '../capacity/hold';
import { type NotTaken, rulesChanged } from '../capacity/rules';
import { clearTheWay } from '../capacity/sweep';
import { fullFailure } from '../orders/refusals';

type Placed = { readonly ok: true } | NotTaken;

export const refused = (failure: NotTaken['failure']): NotTaken => ({ ok: false, failure, why: 'refused' });
const tooMany = (retryAfter: number): NotTaken => refused(fail('too_many_holds', { retryAfter }));

/**
 * Runs a taking of seats; where a counter is full, holds that have run out and stand in its way are freed and it is tried once more,
 * so that nobody is turned away by somebody who has left.
 */
export async function withSweep<Done extends { readonly ok: true }>(
  pool: Pool,
  needs: readonly Need[],
  attempt: () => Promise<Done | NotTaken>,
): Promise<Done | NotTaken> {
  const first = await attempt();
  if (first.ok || first.why !== 'full' || !(await clearTheWay(pool, needs))) return first;
  return attempt();
}

/**
 * What this visitor has of the same product and visit already decides whether he may have more (decisions 16, 45, ADR 3): nothing while
 * nobody knows how an attempt ends; a second reservation only where he says that he means it. Answers the attempts that the new one
 * replaces.
 */
async function attemptsToReplace(
  client: PoolClient,
  deps: Deps,
  order: PricedOrder,
  again: boolean,
): Promise<{ readonly ok: true; readonly replaced: readonly ShopOrderNo[] } | NotTaken> {
  // One that lapsed before is not honoured any more, should it come back: the guest has ordered the same anew. One that has come back
  // in this moment is waited for here, and found open below.
  await supersedeLapsed(client, order);
  const open = await openAttemptsOf(client, order, 'lock');
  // Until it is known whether the last attempt was charged, another one could charge the guest twice.
  if (!open.every(isReplaceable)) return tooMany(deps.config.reconcileAfterSeconds);
  const booked = again ? undefined : await justBookedBy(client, order);
  if (booked !== undefined) return refused(fail('already_booked', { resvCode: booked }));
  const replaced = open.map(({ shopOrderNo }) => shopOrderNo);
  if (replaced.length === 0) return { ok: true, replaced };
  await lapsePayments(client, replaced, 'superseded');
  return { ok: true, replaced: await moveHolds(client, replaced, 'held', 'freed') };
}

export interface PaymentToPlace {
  readonly shopOrderNo: ShopOrderNo;
  readonly order: PricedOrder;
  readonly method: 'card' | 'account';
  readonly ordersheetId: string | null;
  /** The guest knows that he has the same already, and means a second one. */
  readonly again: boolean;
}

/** Holds what a priced order takes, with its payment beside it, in one commit. The provider is asked afterwards. */
export const placeForPayment = (deps: Deps, placed: PaymentToPlace): Promise<Placed> =>
  withSweep(deps.database.pool, placed.order.needs, () =>
    inTransaction<Placed>(
      deps.database.pool,
      async (client) => {
        const { order, shopOrderNo } = placed;
        const { htlCode, holder, needs } = order;
        // First of all, before any counter is locked: attempts of one visitor must not wait for each other in a circle.
        await queueByBuyer(client, order);
        if (!(await rulesStand(client, order.rules))) return rulesChanged;
        const before = await attemptsToReplace(client, deps, order, placed.again);
        if (!before.ok) return before;
        if ((await liveHoldsOf(client, holder)) >= deps.config.holdMaxPerVisitor) return tooMany(deps.config.holdSeconds);
        await insertPayment(client, placed);
        const seconds = deps.config.holdSeconds + deps.config.holdGraceSeconds;
        const taken = await takeHold(client, { shopOrderNo, htlCode, holder, seconds, needs }, 'held', before.replaced);
        return taken.ok ? { ok: true } : { ok: false, failure: fullFailure(taken.full), why: 'full' };
      },
      (result) => result.ok,
    ),
  );
