import type { Failure } from '@dining/contract/failure';
import type { ReservationRequest } from '@dining/domain/orders/reservation-request';
import { normalizePhones } from '@dining/domain/reservations/normalize-payment-form';
import type { ResvCode } from '@dining/domain/shared/codes';
import { toSeoul } from '@dining/domain/shared/seoul-time';
import type { Deps } from '../../config/deps';
import { getLimit } from '../../config/limits';
import type { KeySet } from '../../lib/keyring';
import { readAbroad } from '../../lib/phone-numbers';
import { rateLimit } from '../../lib/rate-limiter';
import { findReservationOfRequest } from '../../stores/reservations/reservations';
import { requestKeys } from './keys';
import { holdFailure } from './refusals';
import { type OrderBuyer, takeOrder } from './take-order';

export type BookingResult =
  | { readonly ok: true; readonly resvCode: ResvCode }
  | { readonly ok: false; readonly failure: Failure };

/** The keys of a request: everything it says but its order sheet, the texts beside it, the device and the campaign. */
function getRequestKeys(deps: Deps, request: ReservationRequest, holder: string): KeySet {
  const { ordersheetId: _sheet, agreedTexts: _texts, device: _device, campaign: _campaign, ...said } = request;
  const form = normalizePhones(said.form, readAbroad);
  return requestKeys(deps.keyring.requests, holder, { ...said, form });
}

/**
 * Books without the provider, only where the server's own quote says that nothing is due now (decision 23). The same request again, for as
 * long as a hold lives, returns the reservation it has made: a double press and a lost answer book once.
 */
export async function bookWithoutPayment(deps: Deps, request: ReservationRequest, buyer: OrderBuyer): Promise<BookingResult> {
  const allowed = await rateLimit.consume(deps, [getLimit('unpaidBookings', { address: buyer.address })]);
  if (!allowed.ok) return allowed;
  const keys = getRequestKeys(deps, request, buyer.holder);
  const taken = await takeOrder(deps, request, buyer, { type: 'booking', requestKeys: keys });
  if (taken.ok && taken.resvCode !== null) return { ok: true, resvCode: taken.resvCode };
  if (taken.ok) throw new Error('a booking without a reservation');
  // What is in its way may be its own reservation: the seats it took, or the order sheet it booked.
  const existing = await findReservationOfRequest(deps.database.pool, keys, toSeoul(deps.now()));
  return existing === undefined ? { ok: false, failure: holdFailure(taken) } : { ok: true, resvCode: existing };
}
