import { cancelledByToWire } from '@dining/contract/codecs/cancelled-by';
import { flagToWire } from '@dining/contract/codecs/flag';
import { textToWire } from '@dining/contract/codecs/text';
import { visitToWire } from '@dining/contract/codecs/visit';
import { fail } from '@dining/contract/failure';
import type { getVisitInfo, reconfirmVisit, VisitInfo } from '@dining/contract/site/reservations/visit-day';
import { canCancel } from '@dining/domain/cancellation/eligibility';
import { canReconfirm } from '@dining/domain/reservations/reconfirm';
import type { Deps } from '../../../config/deps';
import { getLimit } from '../../../config/limits';
import { getClientAddress } from '../../../http/address';
import type { Answer, Call } from '../../../http/mount';
import { rateLimit } from '../../../lib/rate-limiter';
import { isVisitKey, reservationPath, secretPath } from '../../../notifications/reservation-keys';
import { updateComingAt } from '../../../stores/reservations/coming';
import { findReservation, type StoredReservation } from '../../../stores/reservations/reservation-view';
import { mayOpen, noteOpened } from './may-open';

type Asking = Call<typeof getVisitInfo | typeof reconfirmVisit>;

/** The reservation, for whoever has its reminder or may open it anyway. A wrong key and a wrong number are answered alike. */
async function ownVisit(deps: Deps, call: Asking): Promise<StoredReservation | ReturnType<typeof fail>> {
  const { body, visitor, request } = call;
  const allowed = await rateLimit.consume(deps, [getLimit('visitDayCalls', { address: getClientAddress(request) })]);
  if (!allowed.ok) return allowed.failure;
  const stored = await findReservation(deps.database.pool, body.resvCode);
  const { links } = deps.keyring;
  if (stored === undefined) return fail('not_found');
  const isOpen = mayOpen(links, stored.reservation, visitor, body.key);
  if (!isOpen && !isVisitKey(links, body.resvCode, body.key ?? '')) return fail('not_found');
  await noteOpened(deps, call, stored.reservation, isOpen ? 'link' : 'reminder');
  return stored;
}

const termsOf = ({ reservation }: StoredReservation) => ({
  status: reservation.status,
  visit: { date: reservation.visitDay, time: reservation.visitTime },
});

/** The reminder's own key opens no allergies: there the site asks for the booker's phone (decision 3). */
function linkOf({ keyring }: Deps, { reservation, allergies }: StoredReservation): string {
  return allergies.length === 0 ? secretPath(keyring.links, reservation.resvCode) : reservationPath(reservation.resvCode);
}

function visitToInfo(deps: Deps, stored: StoredReservation): VisitInfo {
  const { reservation, hotel, venue } = stored;
  const terms = termsOf(stored);
  const coming = canReconfirm(terms, deps.now());
  return {
    resvCode: reservation.resvCode,
    ...textToWire('htlName', hotel.name),
    ...textToWire('dinName', venue.name),
    ...textToWire('dinLoc', venue.location),
    dinTel: venue.phone,
    ...textToWire('prodName', reservation.productName),
    resvType: reservation.reservationType,
    resvDate: visitToWire(terms.visit),
    resvAdultCnt: reservation.adults,
    resvKidCnt: reservation.kids,
    prodPickupNum: reservation.pickupQuantity,
    comingYn: flagToWire(reservation.comingAt !== null),
    comingErrMsg: coming.ok ? '' : coming.error,
    resvCancelBy: cancelledByToWire(reservation),
    resvCancelYn: flagToWire(canCancel(terms, deps.now()).ok),
    resvLink: linkOf(deps, stored),
  };
}

/** Shows a reservation to whoever comes by its reminder. Mail programs open links by themselves: nothing changes by looking. */
export async function showVisit(deps: Deps, call: Call<typeof getVisitInfo>): Promise<Answer<typeof getVisitInfo>> {
  const stored = await ownVisit(deps, call);
  return 'failure' in stored ? stored : { visitInfo: visitToInfo(deps, stored) };
}

/** The guest says that he comes; twice is the same as once. */
export async function noteComing(deps: Deps, call: Call<typeof reconfirmVisit>): Promise<Answer<typeof reconfirmVisit>> {
  const stored = await ownVisit(deps, call);
  if ('failure' in stored) return stored;
  const now = deps.now();
  const may = canReconfirm(termsOf(stored), now);
  if (!may.ok) return { result: 'fail', errMsg: may.error };
  const marked = await updateComingAt(deps.database.pool, call.body.resvCode, now);
  if (!marked) return { result: 'fail', errMsg: 'ALREADY_CANCELLED' };
  call.request.log.info({ event: 'visit.announced', resvCode: call.body.resvCode }, 'guest says that they will come');
  return { result: 'success' };
}
