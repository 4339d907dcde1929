import { fail } from '@dining/contract/failure';
import type { Need } from '@dining/domain/inventory/need';
import type { PricedOrder } from '@dining/domain/orders/priced-order';
import { limitToVisitStart } from '@dining/domain/payments/visit-start';
import type { ShopOrderNo } from '@dining/domain/shared/codes';
import type { Pool, PoolClient } from 'pg';
import { inOnePiece, inTwoPieces, type Statements } from '../../db/transaction';
import type { Deps } from '../../deps';
import type { Taken } from '../../stores/inventory/counters';
import { type NewHold, queueForOrder, takeHoldOf } from '../../stores/inventory/holds';
import { standsAsUsual } from '../../stores/orders/order-standing';
import { insertPayment } from '../../stores/payments/payments';
import { giveReplaced } from '../capacity/hold';
import { type NotTaken, refused } from '../capacity/rules';
import { clearTheWay } from '../capacity/sweep';
import { mayReachCap } from '../capacity/unpaid-caps';
import { fullFailure } from '../orders/refusals';
import { queueBehindOwn, replaceOwnAttempts } from './own-attempts';

/** Placed, and what was asked afterwards. */
type Placed<After> = { readonly ok: true; readonly after: After } | NotTaken;

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

/** What an order writes: its hold and its payment, asked for at once. */
async function write(client: Statements, hold: NewHold, placed: PaymentToPlace): Promise<Taken> {
  // Where a counter is full the statement behind it is refused as well.
  const [taken, noted] = await Promise.allSettled([takeHoldOf(client, hold, 'held'), insertPayment(client, placed)]);
  if (taken.status === 'rejected') throw taken.reason;
  if (taken.value.ok && noted.status === 'rejected') throw noted.reason;
  return taken.value;
}

type Step<After> = Placed<After> | { readonly ok: false; readonly why: 'unusual' };

/** In one piece with its COMMIT, as nearly all orders go: one that does not stand as usual fails there, and has written nothing. */
async function placeAtOnce<After>(
  { database: { pool } }: Deps,
  placed: PaymentToPlace,
  hold: NewHold,
  afterwards: (client: PoolClient) => Promise<After>,
): Promise<Step<After>> {
  const { order, again } = placed;
  const { written, after } = await inOnePiece(pool, {
    write: async (client): Promise<Taken | { readonly ok: false; readonly full: undefined }> => {
      // In this order: attempts of one visitor must not wait for each other in a circle, so they queue before any counter is locked.
      const [queued, isUsual, taken] = await Promise.allSettled([
        queueForOrder(client, order, placed, 'looked at next'),
        standsAsUsual(client, order, placed, again),
        write(client, hold, placed),
      ]);
      if (queued.status === 'rejected') throw queued.reason;
      if (isUsual.status === 'rejected') throw isUsual.reason;
      if (!isUsual.value) return { ok: false, full: undefined };
      if (taken.status === 'rejected') throw taken.reason;
      return taken.value;
    },
    afterwards,
  });
  if (written.ok) return { ok: true, after };
  return written.full === undefined
    ? { ok: false, why: 'unusual' }
    : { ok: false, failure: fullFailure(written.full), why: 'full' };
}

/** Step by step, where attempts of his own may have to give way, or what he has unpaid is to be counted. */
async function placeInTurn<After>(
  deps: Deps,
  placed: PaymentToPlace,
  hold: NewHold,
  afterwards: (client: PoolClient) => Promise<After>,
): Promise<Placed<After>> {
  const { order, again } = placed;
  const result = await inTwoPieces(deps.database.pool, {
    // First of all, before any counter is locked: attempts of one visitor must not wait for each other in a circle.
    opening: (client) => queueBehindOwn(client, order, placed),
    decide: async (client, standing) => {
      const attempt = { order, from: placed, wanted: 'hold', again } as const;
      const own = await replaceOwnAttempts(client, deps.config, standing, attempt);
      if (own.ok) await giveReplaced(client, hold, own.replaced);
      return own;
    },
    write: (client) => write(client, hold, placed),
    afterwards,
  });
  if ('refused' in result) return result.refused;
  const { written: taken, after } = result;
  return taken.ok ? { ok: true, after } : { ok: false, failure: fullFailure(taken.full), why: 'full' };
}

/**
 * Holds what a priced order takes, with its payment beside it, in one commit; `afterwards` is asked on the same way, once it is committed. The
 * provider is asked later. Counters are locked for no longer than the database takes, but where an attempt of his own gives way: nobody's answer is waited for between them and
 * the commit.
 */
export async function placeForPayment<After>(
  deps: Deps,
  placed: PaymentToPlace,
  afterwards: (client: PoolClient) => Promise<After>,
): Promise<Placed<After>> {
  const { order, shopOrderNo, addressKey } = placed;
  const { htlCode, holder, needs, visit } = order;
  const { holdSeconds, holdGraceSeconds } = deps.config;
  return withSweep(deps.database.pool, needs, async (): Promise<Placed<After>> => {
    const seconds = limitToVisitStart(holdSeconds + holdGraceSeconds, visit, deps.now());
    if (seconds === 0) return refused(fail('past'));
    const hold = { shopOrderNo, htlCode, holder, seconds, needs, addressKey };
    if (mayReachCap(needs, false)) return placeInTurn(deps, placed, hold, afterwards);
    const atOnce = await placeAtOnce(deps, placed, hold, afterwards);
    return atOnce.ok || atOnce.why !== 'unusual' ? atOnce : placeInTurn(deps, placed, hold, afterwards);
  });
}
