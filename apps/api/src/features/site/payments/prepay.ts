import { decodeReservationRequest } from '@dining/contract/codecs/reservation-request';
import { fail, isFailure } from '@dining/contract/failure';
import type { prepay } from '@dining/contract/site/payments';
import { limitToVisitStart } from '@dining/domain/payments/visit-start';
import type { ShopOrderNo } from '@dining/domain/shared/codes';
import { placeOrder } from '../../../booking/checkout/place-order';
import { createHoldFailure } from '../../../booking/checkout/refusals';
import { registerPayment } from '../../../booking/payments/register-payment';
import { releaseUnpaidHold } from '../../../booking/payments/release-unpaid-holds';
import type { Deps } from '../../../config/deps';
import { getLimit } from '../../../config/limits';
import { getClientAddress } from '../../../http/client-address';
import type { Call, HandlerResult } from '../../../http/mount';
import { ensureGuestId, listSessionHashes, renewSession } from '../../../http/session';
import { rateLimit } from '../../../lib/rate-limiter';
import { registrationToWire } from './to-wire';

/**
 * Moves the guest to a new session id, so that an attacker who planted the old one sees nothing of the order. If the
 * renewal fails, the unpaid order is released: if another request has renewed the session, it is unknown who has the
 * new id.
 * @throws SessionRenewedError if another request has renewed the session
 */
async function protectFromSessionFixation(
  { database }: Deps,
  { request }: Call<typeof prepay>,
  shopOrderNo: ShopOrderNo,
): Promise<void> {
  try {
    await renewSession(request);
  } catch (error) {
    await releaseUnpaidHold(database.pool, shopOrderNo);
    throw error;
  }
}

/**
 * Checks, prices and holds the order, then registers its payment. The intent is committed before the provider is
 * called, and its response after: a crash in between leaves a hold that expires.
 */
export async function prepayOrder(deps: Deps, call: Call<typeof prepay>): Promise<HandlerResult<typeof prepay>> {
  const { visitor, request } = call;
  if (visitor.userId === undefined && !visitor.isGuest) return fail('not_signed_in');
  const rateLimitResult = await rateLimit.consume(deps, [
    getLimit('prepayments', { address: getClientAddress(request) }),
  ]);
  if (!rateLimitResult.ok) return rateLimitResult.failure;

  const reservationRequest = decodeReservationRequest(call.body);
  if (!deps.payments.capabilities.methods.includes(reservationRequest.method))
    return {
      ...fail('invalid_request'),
      errors: [{ path: 'resvSetleType', message: 'a method that the payment provider does not offer' }],
    };
  // The language that the page has sent; another tab may have changed the browser's setting.
  const { language } = reservationRequest;
  const now = deps.now();
  const guestId = ensureGuestId(request);
  const buyer = {
    userId: visitor.userId ?? null,
    guestId,
    address: getClientAddress(request),
    // The guest may sign in or leave meanwhile: nothing must be held for an ended session.
    sessionHashes: visitor.userId === undefined ? listSessionHashes(request) : null,
  };
  const result = await placeOrder(deps, reservationRequest, buyer, { type: 'payment' });
  if (!result.ok) return createHoldFailure(result);
  const { shopOrderNo, order } = result;

  const { method, device } = reservationRequest;
  const registration = await registerPayment(deps, { shopOrderNo, order, method, language, device });
  const isRegistered = !isFailure(registration) && registration.ok;
  const fields = { shopOrderNo, prodCode: order.prodCode, amount: order.quote.payAmount, isRegistered };
  request.log.info({ event: 'payment.prepared', ...fields }, 'payment prepared');
  if (isFailure(registration)) return registration;
  if (visitor.userId === undefined) await protectFromSessionFixation(deps, call, shopOrderNo);
  const holdUntil = new Date(now.getTime() + limitToVisitStart(deps.config.holdSeconds, order.visit, now) * 1000);
  return registrationToWire(registration, shopOrderNo, { holdUntil, now: deps.now() });
}
