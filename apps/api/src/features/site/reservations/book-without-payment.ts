import { decodeReservationRequest } from '@dining/contract/codecs/reservation-request';
import { fail } from '@dining/contract/failure';
import type { postpay } from '@dining/contract/site/orders/order-sheets';
import type { insertReservation } from '@dining/contract/site/reservations/reservation';
import { bookWithoutPayment as book } from '../../../booking/checkout/book-without-payment';
import type { Deps } from '../../../config/deps';
import { getClientAddress } from '../../../http/client-address';
import type { Call, HandlerResult } from '../../../http/mount';
import { ensureGuestId, renewSession } from '../../../http/session';

export async function bookWithoutPayment(
  deps: Deps,
  call: Call<typeof insertReservation | typeof postpay>,
): Promise<HandlerResult<typeof insertReservation>> {
  const { body, visitor, request } = call;
  if (visitor.userId === undefined && !visitor.isGuest) return fail('not_signed_in');
  if (visitor.userId === undefined) await renewSession(request);
  const buyer = {
    userId: visitor.userId ?? null,
    guestId: ensureGuestId(request),
    address: getClientAddress(request),
    sessionHashes: null,
  };
  const bookingResult = await book(deps, decodeReservationRequest(body), buyer);
  if (!bookingResult.ok) return bookingResult.failure;
  request.log.info(
    { event: 'reservation.created', resvCode: bookingResult.resvCode, prodCode: body.prodCode },
    'reserved without payment',
  );
  return { result: 'success', resvCode: bookingResult.resvCode };
}
