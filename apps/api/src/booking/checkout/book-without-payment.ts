import type { Failure } from '@dining/contract/failure';
import type { ReservationRequest } from '@dining/domain/orders/reservation-request';
import { normalizePhones } from '@dining/domain/reservations/normalize-payment-form';
import type { ResvCode } from '@dining/domain/shared/codes';
import { toSeoul } from '@dining/domain/shared/seoul-time';
import type { Deps } from '../../config/deps';
import { getLimit } from '../../config/limits';
import type { KeySet } from '../../lib/keyring';
import { parseForeignNumber } from '../../lib/phone-numbers';
import { rateLimit } from '../../lib/rate-limiter';
import { findReservationOfRequest } from '../../stores/reservations/reservations';
import { createRequestKeys } from './keys';
import { type OrderBuyer, placeOrder } from './place-order';
import { createHoldFailure } from './refusals';

export type BookingResult =
  | { readonly ok: true; readonly resvCode: ResvCode }
  | { readonly ok: false; readonly failure: Failure };

function getRequestKeys(deps: Deps, request: ReservationRequest, guestId: string): KeySet {
  const { ordersheetId: _sheet, agreedTexts: _texts, device: _device, campaign: _campaign, ...content } = request;
  const form = normalizePhones(content.form, parseForeignNumber);
  return createRequestKeys(deps.keyring.requests, guestId, { ...content, form });
}

/**
 * Books without a payment, only if nothing is due now by the server's own quote (decision 23). A repeat of the request
 * returns its reservation until the hold expires, and again once the visit has begun.
 */
export async function bookWithoutPayment(
  deps: Deps,
  request: ReservationRequest,
  buyer: OrderBuyer,
): Promise<BookingResult> {
  const rateLimitResult = await rateLimit.consume(deps, [getLimit('unpaidBookings', { address: buyer.address })]);
  if (!rateLimitResult.ok) return rateLimitResult;
  const keys = getRequestKeys(deps, request, buyer.guestId);
  const result = await placeOrder(deps, request, buyer, { type: 'booking', requestKeys: keys });
  if (result.ok && result.resvCode !== null) return { ok: true, resvCode: result.resvCode };
  if (result.ok) throw new Error('A booking without payment was placed, but has no reservation');
  // An identical request may have won a race: then its reservation holds the seats or the order sheet.
  const resvCode = await findReservationOfRequest(deps.database.pool, keys, toSeoul(deps.now()));
  return resvCode === undefined ? { ok: false, failure: createHoldFailure(result) } : { ok: true, resvCode };
}
