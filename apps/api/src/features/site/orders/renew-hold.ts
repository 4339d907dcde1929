import { type Failure, fail, isFailure } from '@dining/contract/failure';
import type { renewHold as renewHoldCall } from '@dining/contract/site/orders/order-sheets';
import { limitToVisitStart } from '@dining/domain/payments/visit-start';
import type { ShopOrderNo } from '@dining/domain/shared/codes';
import type { PoolClient } from 'pg';
import { type Caller, isOwnedBy } from '../../../booking/checkout/owner';
import type { Deps } from '../../../config/deps';
import { inTransaction } from '../../../db/transaction';
import type { Call, HandlerResult } from '../../../http/mount';
import { lockHoldToRenew, updateRenewedHold } from '../../../stores/inventory/hold-renewal';

async function renewHold(
  client: PoolClient,
  deps: Deps,
  shopOrderNo: ShopOrderNo,
  caller: Caller,
): Promise<{ readonly secondsLeft: number } | Failure> {
  const { holdSeconds, holdGraceSeconds } = deps.config;
  const hold = await lockHoldToRenew(client, shopOrderNo);
  if (hold === undefined) return fail('not_found');
  if (!isOwnedBy(hold, caller)) return fail('forbidden');
  if (hold.paymentState === 'lapsed') return fail('hold_expired');
  if (hold.paymentState !== 'registered' || hold.visit === null) return fail('order_closed');
  if (hold.renewals > 0) return fail('hold_renewed');
  const { visit } = hold;
  const now = deps.now();
  const seconds = hold.secondsLeft + holdSeconds;
  const limitedSeconds = limitToVisitStart(seconds, visit, now);
  if (hold.secondsLeft > 0 && limitedSeconds <= hold.secondsLeft + 1) return fail('visit_too_near');
  if (!(await updateRenewedHold(client, shopOrderNo, limitedSeconds))) return fail('hold_expired');
  // The hold lasts longer than the guest's countdown, except at the start of the visit, which ends both.
  return { secondsLeft: Math.floor(limitToVisitStart(seconds - holdGraceSeconds, visit, now)) };
}

export async function renewOwnHold(
  deps: Deps,
  call: Call<typeof renewHoldCall>,
): Promise<HandlerResult<typeof renewHoldCall>> {
  const { shopOrderNo } = call.body;
  const renewal = await inTransaction(deps.database.pool, (client) =>
    renewHold(client, deps, shopOrderNo, call.visitor),
  );
  if (isFailure(renewal)) return renewal;
  call.request.log.info({ event: 'hold.renewed', shopOrderNo }, 'hold renewed');
  const { secondsLeft } = renewal;
  return { holdUntil: new Date(deps.now().getTime() + secondsLeft * 1000).toISOString(), secondsLeft };
}
