import { encodeCancelAmounts } from '@dining/contract/codecs/cancel-amounts';
import { encodeText } from '@dining/contract/codecs/text';
import { encodeDateTime, encodeVisit } from '@dining/contract/codecs/visit';
import type { getCancelForm } from '@dining/contract/site/reservations/own-reservation';
import { findReservationPayment, previewCancellation } from '../../../booking/cancellation/cancel-amounts';
import { isOwnedBy } from '../../../booking/checkout/owner';
import type { Deps } from '../../../config/deps';
import type { Call, HandlerResult } from '../../../http/mount';
import { findReservationForCancellation } from '../../../stores/reservations/reservation-cancel';

export async function showCancelForm(
  deps: Deps,
  call: Call<typeof getCancelForm>,
): Promise<HandlerResult<typeof getCancelForm>> {
  const { pool } = deps.database;
  const reservation = await findReservationForCancellation(pool, call.body.resvCode);
  if (reservation === undefined || !isOwnedBy(reservation, call.visitor)) return { result: 'invalid_user' };
  const now = deps.now();
  const preview = previewCancellation(
    reservation,
    await findReservationPayment(pool, reservation),
    deps.payments.capabilities,
    now,
  );
  if (!preview.ok) return { result: 'fail', errMsg: preview.error };
  return {
    result: {
      resvCode: reservation.resvCode,
      prodCode: reservation.prodCode,
      resvDate: encodeVisit(reservation.visit),
      resvCancelDate: encodeDateTime(now),
      resvSetleAmnt: reservation.payAmount,
      ...encodeCancelAmounts(preview),
      ...encodeText('payCancelDesc', reservation.policy.description),
    },
  };
}
