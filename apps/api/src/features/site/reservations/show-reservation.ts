import { fail } from '@dining/contract/failure';
import type { getReservation } from '@dining/contract/site/reservations/reservation';
import type { Deps } from '../../../config/deps';
import { getLimit } from '../../../config/limits';
import { getClientAddress } from '../../../http/client-address';
import type { Call, HandlerResult } from '../../../http/mount';
import { rateLimit } from '../../../lib/rate-limiter';
import { findReservation } from '../../../stores/reservations/reservation-view';
import { auditReservationOpened, canOpenReservation } from './access';
import { getFullReservation } from './full-reservation';
import { maskReservation } from './mask';
import { reservationToWire } from './to-wire';

/**
 * Shows a reservation in full to its booker's session, its member or anyone with its secret link, and masked to
 * others (decision 2).
 */
export async function showReservation(
  deps: Deps,
  call: Call<typeof getReservation>,
): Promise<HandlerResult<typeof getReservation>> {
  const { body, visitor, request } = call;
  const rateLimitResult = await rateLimit.consume(deps, [
    getLimit('reservationViews', { address: getClientAddress(request) }),
  ]);
  if (!rateLimitResult.ok) return rateLimitResult.failure;
  const storedReservation = await findReservation(deps.database.pool, body.resvCode);
  if (
    storedReservation === undefined ||
    (body.prodCode !== undefined && body.prodCode !== storedReservation.reservation.prodCode)
  )
    return fail('not_found');
  if (!canOpenReservation(deps.keyring.links, storedReservation.reservation, visitor, body.key))
    return { resvInfo: maskReservation(reservationToWire(storedReservation)) };
  await auditReservationOpened(deps, call, storedReservation.reservation, 'link');
  return { resvInfo: await getFullReservation(deps, storedReservation) };
}
