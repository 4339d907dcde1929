import { type Failure, fail, isFailure } from '@dining/contract/failure';
import type { renewHold as renewHoldCall } from '@dining/contract/site/orders/order-sheets';
import type { ShopOrderNo } from '@dining/domain/shared/codes';
import type { PoolClient } from 'pg';
import { type Caller, isOwnedBy } from '../../../booking/orders/owner';
import { inTransaction } from '../../../db/transaction';
import type { Deps } from '../../../deps';
import type { Answer, Call } from '../../../http/mount';
import { holdToRenew, renewHold } from '../../../stores/inventory/hold-renewal';

/** Renews a hold of the caller's; answers the seconds it has left, or why not. */
async function renew(
  client: PoolClient,
  shopOrderNo: ShopOrderNo,
  caller: Caller,
  seconds: number,
): Promise<{ readonly left: number } | Failure> {
  const hold = await holdToRenew(client, shopOrderNo);
  if (hold === undefined) return fail('not_found');
  if (!isOwnedBy(hold, caller)) return fail('forbidden');
  if (hold.paymentState === 'lapsed') return fail('hold_expired');
  if (hold.paymentState !== 'registered') return fail('order_closed');
  if (hold.renewals > 0) return fail('hold_renewed');
  const left = await renewHold(client, shopOrderNo, seconds);
  return left === undefined ? fail('hold_expired') : { left };
}

/** Gives a guest who is still in the provider's window as much time again, once a hold. */
export async function renewOwnHold(deps: Deps, call: Call<typeof renewHoldCall>): Promise<Answer<typeof renewHoldCall>> {
  const { holdSeconds, holdGraceSeconds } = deps.config;
  const { shopOrderNo } = call.body;
  const renewed = await inTransaction(deps.database.pool, (client) => renew(client, shopOrderNo, call.visitor, holdSeconds));
  if (isFailure(renewed)) return renewed;
  call.request.log.info({ shopOrderNo }, 'hold renewed');
  // The server's own hold outlives the guest's countdown by the grace.
  const secondsLeft = Math.floor(renewed.left - holdGraceSeconds);
  return { holdUntil: new Date(deps.now().getTime() + secondsLeft * 1000).toISOString(), secondsLeft };
}
