import type { getOwnReservation } from '@dining/contract/site/reservations/own-reservation';
import { isOwnedBy } from '../../../booking/checkout/owner';
import type { Deps } from '../../../config/deps';
import type { Answer, Call } from '../../../http/mount';
import { findReservation } from '../../../stores/reservations/reservation-view';
import { openReservation } from './open-reservation';

/** One of the member's own, whole (Spec §2.14). Somebody else's and nobody's are answered alike: which numbers exist is told to nobody. */
export async function showOwn(deps: Deps, call: Call<typeof getOwnReservation>): Promise<Answer<typeof getOwnReservation>> {
  const stored = await findReservation(deps.database.pool, call.body.resvCode);
  if (stored === undefined || !isOwnedBy(stored.reservation, call.visitor)) return { result: 'invalid_user' };
  return { result: await openReservation(deps, stored) };
}
