import type { Need } from '@dining/domain/inventory/need';
import type { PricedOrder } from '@dining/domain/orders/priced-order';
import type { ShopOrderNo } from '@dining/domain/shared/codes';
import type { Pool } from 'pg';
import { inTransactionBehind } from '../../db/transaction';
import type { Deps } from '../../deps';
import { insertPayment } from '../../stores/payments/payments';
import { takeHold } from '../capacity/hold';
import type { NotTaken } from '../capacity/rules';
import { clearTheWay } from '../capacity/sweep';
import { fullFailure } from '../orders/refusals';
import { queueBehindOwn, replaceOwnAttempts } from './own-attempts';

type Placed = { readonly ok: true } | NotTaken;

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

export interface PaymentToPlace {
  readonly shopOrderNo: ShopOrderNo;
  readonly order: PricedOrder;
  /** When what is agreed to becomes another by itself; null where it does not. */
  readonly until: Date | null;
  /** From where it is ordered, as it is named beside holds. */
  readonly addressKey: string;
  readonly method: 'card' | 'account';
  readonly ordersheetId: string | null;
  /** The guest knows that he has the same already, and means a second one. */
  readonly again: boolean;
}

/** Holds what a priced order takes, with its payment beside it, in one commit. The provider is asked afterwards. */
export const placeForPayment = (deps: Deps, placed: PaymentToPlace): Promise<Placed> =>
  withSweep(deps.database.pool, placed.order.needs, () =>
    inTransactionBehind(
      deps.database.pool,
      // First of all, before any counter is locked: attempts of one visitor must not wait for each other in a circle.
      (client) => queueBehindOwn(client, placed.order, placed),
      async (client, standing): Promise<Placed> => {
        const { order, shopOrderNo, addressKey } = placed;
        const { htlCode, holder, needs } = order;
        const before = await replaceOwnAttempts(client, deps.config, standing, {
          order,
          from: placed,
          wanted: 'hold',
          again: placed.again,
        });
        if (!before.ok) return before;
        const seconds = deps.config.holdSeconds + deps.config.holdGraceSeconds;
        const hold = { shopOrderNo, htlCode, holder, seconds, needs, addressKey };
        const [taken] = await Promise.all([takeHold(client, hold, 'held', before.replaced), insertPayment(client, placed)]);
        return taken.ok ? { ok: true } : { ok: false, failure: fullFailure(taken.full), why: 'full' };
      },
      (result) => result.ok,
    ),
  );
