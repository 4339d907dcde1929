import { decodeReservationRequest } from '@dining/contract/codecs/reservation-request';
import { type Failure, fail } from '@dining/contract/failure';
import type { prepay } from '@dining/contract/site/payments';
import { limitToVisitStart } from '@dining/domain/payments/visit-start';
import type { ShopOrderNo } from '@dining/domain/shared/codes';
import { getLocalizedText } from '@dining/domain/shared/localized-text';
import { freeHold } from '../../../booking/capacity/hold';
import { createHoldFailure } from '../../../booking/checkout/refusals';
import { takeOrder } from '../../../booking/checkout/take-order';
import { releaseUnpaidHold } from '../../../booking/payments/release-unpaid-holds';
import type { Deps } from '../../../config/deps';
import { getLimit } from '../../../config/limits';
import { inTransaction } from '../../../db/transaction';
import { getClientAddress } from '../../../http/address';
import type { Answer, Call } from '../../../http/mount';
import { ensureGuestId, listSessionHashes, renewSession } from '../../../http/session';
import { rateLimit } from '../../../lib/rate-limiter';
import type { RegisterResult } from '../../../ports/payments';
import { getPayment, updatePaymentState } from '../../../stores/payments/payments';
import { registrationToWire } from './to-wire';

async function recordRegistration(
  { database: { pool } }: Deps,
  shopOrderNo: ShopOrderNo,
  registered: RegisterResult,
): Promise<boolean> {
  if (registered.ok) return updatePaymentState(pool, 'buyer', shopOrderNo, 'preparing', 'registered');
  return inTransaction(pool, async (client) => {
    // Nothing was charged and no payment window is open, so the capacity is released immediately.
    const refusal = { failureCode: registered.outcome, forgetOrder: true };
    const moved = await updatePaymentState(client, 'buyer', shopOrderNo, 'preparing', 'declined', refusal);
    return moved && (await freeHold(client, shopOrderNo, 'held'));
  });
}

async function getLapseFailure(deps: Deps, shopOrderNo: ShopOrderNo): Promise<Failure> {
  const payment = await getPayment(deps.database.pool, shopOrderNo);
  return fail(payment?.failureCode === 'superseded' ? 'superseded' : 'order_closed');
}

/**
 * Moves the guest to a new session id, so that an attacker who planted the old one sees nothing of the order. If
 * another request has renewed the session, its owner is unknown, so the order lapses before it can be paid.
 */
async function protectFromFixation(
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
 * called, and its answer after: a crash in between leaves a hold that expires.
 */
export async function prepayOrder(deps: Deps, call: Call<typeof prepay>): Promise<Answer<typeof prepay>> {
  const { visitor, request } = call;
  if (visitor.userId === undefined && !visitor.guest) return fail('not_signed_in');
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
  // The page's language: another tab may have changed the browser's.
  const { language } = reservationRequest;
  const now = deps.now();
  const guestId = ensureGuestId(request);
  const buyer = {
    userId: visitor.userId ?? null,
    guestId,
    address: getClientAddress(request),
    // A guest may have signed in or left meanwhile: nothing must be held for an ended session.
    sessionHashes: visitor.userId === undefined ? listSessionHashes(request) : null,
  };
  const result = await takeOrder(deps, reservationRequest, buyer, { type: 'payment' });
  if (!result.ok) return createHoldFailure(result);
  const { shopOrderNo, order } = result;

  const registered = await deps.payments.register({
    shopOrderNo,
    amount: order.quote.payAmount,
    goodsName: getLocalizedText(order.productName, language),
    method: reservationRequest.method,
    language,
    device: reservationRequest.device,
    returnUrl: `${deps.config.publicUrl}/easypay/return`,
  });
  const isRecorded = await recordRegistration(deps, shopOrderNo, registered);
  request.log.info(
    {
      event: 'payment.prepared',
      shopOrderNo,
      prodCode: order.prodCode,
      amount: order.quote.payAmount,
      registered: registered.ok,
      isRecorded,
    },
    'payment prepared',
  );
  if (!isRecorded && registered.ok) return getLapseFailure(deps, shopOrderNo);
  if (visitor.userId === undefined) await protectFromFixation(deps, call, shopOrderNo);
  const holdUntil = new Date(now.getTime() + limitToVisitStart(deps.config.holdSeconds, order.visit, now) * 1000);
  return registrationToWire(registered, shopOrderNo, { holdUntil, now: deps.now() });
}
