import type { getOwnReservation } from '@dining/contract/site/reservations/own-reservation';
import { isOwnedBy } from '../../../booking/checkout/owner';
import type { Deps } from '../../../config/deps';
import type { Call, HandlerResult } from '../../../http/mount';
import { findReservation } from '../../../stores/reservations/reservation-view';
import { getFullReservation } from './full-reservation';

/**
 * Shows a member's reservation. A missing reservation and another member's get the same response, so that valid numbers
 * stay unknown (Spec §2.14).
 */
export async function showMemberReservation(
  deps: Deps,
  call: Call<typeof getOwnReservation>,
): Promise<HandlerResult<typeof getOwnReservation>> {
  const storedReservation = await findReservation(deps.database.pool, call.body.resvCode);
  if (storedReservation === undefined || !isOwnedBy(storedReservation.reservation, call.visitor))
    return { result: 'invalid_user' };
  return { result: await getFullReservation(deps, storedReservation) };
}
