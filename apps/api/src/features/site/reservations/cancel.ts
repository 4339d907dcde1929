import { encodeCancelAmounts } from '@dining/contract/codecs/cancel-amounts';
import { fail } from '@dining/contract/failure';
import type { cancelReservation } from '@dining/contract/site/reservations/my-reservations';
import { cancelForGuest } from '../../../booking/cancellation/cancel-reservation';
import { createPaymentDeps } from '../../../booking/payments/payment-deps';
import type { Deps } from '../../../config/deps';
import { getLimit } from '../../../config/limits';
import { getClientAddress } from '../../../http/client-address';
import type { Call, HandlerResult } from '../../../http/mount';
import { rateLimit } from '../../../lib/rate-limiter';
import { canOpenReservation } from './access';

export async function cancelOwnReservation(
  deps: Deps,
  call: Call<typeof cancelReservation>,
): Promise<HandlerResult<typeof cancelReservation>> {
  const { body, visitor, request } = call;
  const rateLimitResult = await rateLimit.consume(deps, [
    getLimit('cancellations', { address: getClientAddress(request) }),
  ]);
  if (!rateLimitResult.ok) return rateLimitResult.failure;
  const cancelRequest = { resvCode: body.resvCode, shownFee: body.resvCancelFee };
  const result = await cancelForGuest(createPaymentDeps(deps, request.log, 'buyer'), cancelRequest, (reservation) =>
    canOpenReservation(deps.keyring.links, reservation, visitor, body.key),
  );
  if (!result.ok && result.error === 'fee_changed') {
    return fail('fee_changed', encodeCancelAmounts(result));
  }
  if (!result.ok) return result.error === 'not_found' ? fail('not_found') : { result: 'fail', errMsg: result.error };
  const { fee, refund } = result;
  request.log.info({ event: 'reservation.cancelled', resvCode: body.resvCode, fee, refund }, 'reservation cancelled');
  return { result: 'success', ...encodeCancelAmounts(result) };
}
