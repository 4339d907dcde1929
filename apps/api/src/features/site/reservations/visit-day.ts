import { encodeCancelledBy } from '@dining/contract/codecs/cancelled-by';
import { encodeFlag } from '@dining/contract/codecs/flag';
import { encodeText } from '@dining/contract/codecs/text';
import { encodeVisit } from '@dining/contract/codecs/visit';
import { fail } from '@dining/contract/failure';
import type { getVisitInfo, reconfirmVisit, VisitInfo } from '@dining/contract/site/reservations/visit-day';
import { checkCancellation } from '@dining/domain/cancellation/eligibility';
import { checkReconfirmation } from '@dining/domain/reservations/reconfirm';
import type { Deps } from '../../../config/deps';
import { getLimit } from '../../../config/limits';
import { getClientAddress } from '../../../http/client-address';
import type { Call, HandlerResult } from '../../../http/mount';
import { rateLimit } from '../../../lib/rate-limiter';
import {
  getReservationPath,
  getSecretPath,
  isValidVisitConfirmationKey,
} from '../../../notifications/reservation-keys';
import { updateComingConfirmedAt } from '../../../stores/reservations/coming-confirmation';
import { findReservation, type StoredReservation } from '../../../stores/reservations/reservation-view';
import { auditReservationOpened, canOpenReservation } from './access';

type VisitCall = Call<typeof getVisitInfo | typeof reconfirmVisit>;

/**
 * Finds the reservation for callers with the key of its reminder, and for those who may open it anyway. A wrong key and
 * a wrong number get the same response.
 */
async function findVisit(deps: Deps, call: VisitCall): Promise<StoredReservation | ReturnType<typeof fail>> {
  const { body, visitor, request } = call;
  const rateLimitResult = await rateLimit.consume(deps, [
    getLimit('visitDayCalls', { address: getClientAddress(request) }),
  ]);
  if (!rateLimitResult.ok) return rateLimitResult.failure;
  const storedReservation = await findReservation(deps.database.pool, body.resvCode);
  const { links } = deps.keyring;
  if (storedReservation === undefined) return fail('not_found');
  const canOpen = canOpenReservation(links, storedReservation.reservation, visitor, body.key);
  if (!canOpen && !isValidVisitConfirmationKey(links, body.resvCode, body.key ?? '')) return fail('not_found');
  await auditReservationOpened(deps, call, storedReservation.reservation, canOpen ? 'link' : 'reminder');
  return storedReservation;
}

const getVisitState = ({ reservation }: StoredReservation) => ({
  status: reservation.status,
  visit: { date: reservation.visitDay, time: reservation.visitTime },
});

/**
 * Returns the link to the reservation. The key of a reminder does not open allergies, so with allergies the site asks
 * for the booker's phone first (decision 3).
 */
function getReservationLink({ keyring }: Deps, { reservation, allergies }: StoredReservation): string {
  return allergies.length === 0 ? getSecretPath(keyring.links, reservation) : getReservationPath(reservation.resvCode);
}

function visitToWire(deps: Deps, storedReservation: StoredReservation): VisitInfo {
  const { reservation, hotel, venue } = storedReservation;
  const visitState = getVisitState(storedReservation);
  const reconfirmation = checkReconfirmation(visitState, deps.now());
  return {
    resvCode: reservation.resvCode,
    ...encodeText('htlName', hotel.name),
    ...encodeText('dinName', venue.name),
    ...encodeText('dinLoc', venue.location),
    dinTel: venue.phone,
    ...encodeText('prodName', reservation.productName),
    resvType: reservation.reservationType,
    resvDate: encodeVisit(visitState.visit),
    resvAdultCnt: reservation.adults,
    resvKidCnt: reservation.kids,
    prodPickupNum: reservation.pickupQuantity,
    comingYn: encodeFlag(reservation.guestConfirmedAt !== null),
    comingErrMsg: reconfirmation.ok ? '' : reconfirmation.error,
    resvCancelBy: encodeCancelledBy(reservation),
    resvCancelYn: encodeFlag(checkCancellation(visitState, deps.now()).ok),
    resvLink: getReservationLink(deps, storedReservation),
  };
}

/**
 * Shows a reservation to the recipient of its reminder. Changes nothing, because mail programs open links by
 * themselves.
 */
export async function showVisit(
  deps: Deps,
  call: Call<typeof getVisitInfo>,
): Promise<HandlerResult<typeof getVisitInfo>> {
  const findResult = await findVisit(deps, call);
  return 'failure' in findResult ? findResult : { visitInfo: visitToWire(deps, findResult) };
}

export async function reconfirmOwnVisit(
  deps: Deps,
  call: Call<typeof reconfirmVisit>,
): Promise<HandlerResult<typeof reconfirmVisit>> {
  const findResult = await findVisit(deps, call);
  if ('failure' in findResult) return findResult;
  const now = deps.now();
  const reconfirmation = checkReconfirmation(getVisitState(findResult), now);
  if (!reconfirmation.ok) return { result: 'fail', errMsg: reconfirmation.error };
  const isStored = await updateComingConfirmedAt(deps.database.pool, call.body.resvCode, now);
  if (!isStored) return { result: 'fail', errMsg: 'ALREADY_CANCELLED' };
  call.request.log.info(
    { event: 'visit.confirmed', resvCode: call.body.resvCode },
    'guest confirmed that they will come',
  );
  return { result: 'success' };
}
