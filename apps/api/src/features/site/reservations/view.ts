import { fail } from '@dining/contract/failure';
import type { viewReservation } from '@dining/contract/site/reservations/reservation';
import { previewCancellation } from '../../../booking/reservations/cancel-amounts';
import { secretPath } from '../../../booking/reservations/keys';
import type { Deps } from '../../../deps';
import { addressOf } from '../../../http/address';
import type { Answer, Call } from '../../../http/mount';
import { countAttempt } from '../../../limiter';
import { readReservation, type StoredReservation } from '../../../stores/reservations/reservation-view';
import { maskReservation } from './mask';
import { mayOpen } from './may-open';
import { openToWire, reservationToWire } from './to-wire';

/** Looks from one address in ten minutes; numbers cannot be guessed, but nobody needs more. */
const looks = { most: 300, seconds: 600 };

/** What cancelling now would mean, for whoever may do it; undefined where it can no longer be done. */
async function cancellingToday({ database, now }: Deps, { reservation }: StoredReservation) {
  const visit = { date: reservation.visitDay, time: reservation.visitTime };
  const preview = await previewCancellation(database.pool, { ...reservation, visit }, now());
  return preview.ok ? preview : undefined;
}

/** Shows one reservation: whole to its booker's session, its member or its secret link, masked to anyone else (decision 2). */
export async function showReservation(deps: Deps, call: Call<typeof viewReservation>): Promise<Answer<typeof viewReservation>> {
  const { body, visitor, request } = call;
  const allowed = await countAttempt(deps.database.pool, [{ key: `view ${addressOf(request)}`, ...looks }]);
  if (!allowed.ok) return allowed.failure;
  const stored = await readReservation(deps.database.db, body.resvCode);
  if (stored === undefined || (body.prodCode !== undefined && body.prodCode !== stored.reservation.prodCode))
    return fail('not_found');
  const { links } = deps.keyring;
  if (!mayOpen(links, stored.reservation, visitor, body.key)) return { resvInfo: maskReservation(reservationToWire(stored)) };
  return { resvInfo: openToWire(stored, secretPath(links, body.resvCode), await cancellingToday(deps, stored)) };
}
