import type { viewReservation } from '@dining/contract/reservations';
import { secretPath } from '../../booking/keys';
import type { Deps } from '../../deps';
import { addressOf } from '../../http/address';
import type { Answer, Call } from '../../http/mount';
import { fail } from '../../http/problems';
import { readReservation } from '../../stores/reservation-view';
import { throttle } from '../../stores/throttle';
import { maskReservation } from './mask';
import { mayOpen } from './may-open';
import { reservationToWire } from './to-wire';

/** Looks from one address in ten minutes; numbers cannot be guessed, but nobody needs more. */
const looks = { limit: 300, windowSeconds: 600 };

/** Shows one reservation: whole to its booker's session, its member or its secret link, masked to anyone else (decision 2). */
export async function showReservation(deps: Deps, call: Call<typeof viewReservation>): Promise<Answer<typeof viewReservation>> {
  const { body, visitor, request } = call;
  const allowed = await throttle(deps.database.pool, `view ${addressOf(request)}`, looks.limit, looks.windowSeconds);
  if (!allowed.ok) return fail('too_many_requests', { retryAfter: allowed.retryAfter });
  const stored = await readReservation(deps.database.db, body.resvCode);
  if (stored === undefined || (body.prodCode !== undefined && body.prodCode !== stored.reservation.prodCode))
    return fail('not_found');
  const { reservation } = stored;
  const wire = reservationToWire(stored);
  if (!mayOpen(deps.secret, reservation, visitor, body.key)) return { resvInfo: maskReservation(wire) };
  return { resvInfo: { ...wire, resvLink: secretPath(deps.secret, body.resvCode) } };
}
