import type { cancelReservation } from '@dining/contract/my-reservations';
import { cancelForGuest } from '../../booking/cancel-reservation';
import { deskOf } from '../../booking/desk';
import type { Deps } from '../../deps';
import { addressOf } from '../../http/address';
import type { Answer, Call } from '../../http/mount';
import { fail } from '../../http/problems';
import { throttle } from '../../stores/throttle';
import { mayOpen } from './may-open';

/** Attempts from one address in ten minutes. */
const attempts = { limit: 120, windowSeconds: 600 };

/** Cancels a reservation of the caller: its member, its booker's session, or whoever has its secret link (decisions 3, 27). */
export async function cancelOwn(deps: Deps, call: Call<typeof cancelReservation>): Promise<Answer<typeof cancelReservation>> {
  const { body, visitor, request } = call;
  const allowed = await throttle(deps.database.pool, `cancel ${addressOf(request)}`, attempts.limit, attempts.windowSeconds);
  if (!allowed.ok) return fail('too_many_requests', { retryAfter: allowed.retryAfter });
  const cancelled = await cancelForGuest(deskOf(deps, request.log), body.resvCode, (reservation) =>
    mayOpen(deps.secret, reservation, visitor, body.key),
  );
  if (!cancelled.ok) return cancelled.error === 'not_found' ? fail('not_found') : { result: 'fail', errMsg: cancelled.error };
  request.log.info({ resvCode: body.resvCode, fee: cancelled.fee, refund: cancelled.refund }, 'reservation cancelled');
  return { result: 'success', resvCancelFee: cancelled.fee, resvRefundAmnt: cancelled.refund };
}
