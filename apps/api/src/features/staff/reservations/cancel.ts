import { type Failure, fail, isFailure } from '@dining/contract/failure';
import {
  type cancelReservationForVenue,
  type listCancelAlternatives,
  maxAlternatives,
} from '@dining/contract/staff/desk';
import { type ResvCode, type ShopOrderNo, toCode } from '@dining/domain/shared/codes';
import { getLocalizedText } from '@dining/domain/shared/localized-text';
import { lockAndRecordVenueCancellation } from '../../../booking/cancellation/cancel-for-venue';
import { trySubmitRefund } from '../../../booking/cancellation/cancel-reservation';
import { createPaymentDeps } from '../../../booking/payments/payment-deps';
import type { Deps } from '../../../config/deps';
import { authorize, runStaffWrite, type StaffCall } from '../../../http/staff-mount';
import { createAuditOrigin } from '../../../http/staff-session';
import { lockDeskReservation } from '../../../stores/reservations/desk-detail';
import { findReservation } from '../../../stores/reservations/reservation-view';
import { type AlternativeVisit, findAlternatives } from './alternatives';
import { createVenueScope, hasVenueCapability } from './venue-permissions';

type Staff = StaffCall<typeof cancelReservationForVenue>['staff'];

/** Finds alternative visits for a guest; undefined if the reservation is unknown or the caller may not cancel it. */
async function findCancelAlternatives(
  deps: Deps,
  staff: Staff,
  resvCode: string,
): Promise<readonly AlternativeVisit[] | undefined> {
  const storedReservation = await findReservation(deps.database.pool, toCode<ResvCode>(resvCode));
  if (
    storedReservation === undefined ||
    !hasVenueCapability(staff, 'venue.cancel', storedReservation.reservation, deps.now())
  )
    return undefined;
  const {
    htlCode,
    dinCode,
    reservationType: type,
    visitDay: date,
    visitTime: time,
    adults,
    kids,
  } = storedReservation.reservation;
  return findAlternatives(
    deps,
    { htlCode, dinCode, type, visit: { date, time }, party: { adults, kids } },
    maxAlternatives,
  );
}

export async function viewAlternatives(
  deps: Deps,
  { body, staff, language }: StaffCall<typeof listCancelAlternatives>,
) {
  const visits = await findCancelAlternatives(deps, staff, body.resvCode);
  if (visits === undefined) return fail('not_found');
  return { alternatives: visits.map(({ name, ...visit }) => ({ ...visit, name: getLocalizedText(name, language) })) };
}

/**
 * Cancels for the venue in one commit, then sends the refund; after a crash in between, the reconciler sends it. The
 * message to the guest offers the chosen alternatives that are still free.
 */
export async function cancelReservation(deps: Deps, call: StaffCall<typeof cancelReservationForVenue>) {
  const { body, staff, request } = call;
  const { resvCode, reason } = body;
  const paymentDeps = createPaymentDeps(deps, request.log, { kind: 'staff', name: staff.name });
  const freeVisits =
    body.alternatives.length === 0 ? [] : ((await findCancelAlternatives(deps, staff, resvCode)) ?? []);
  const alternatives = body.alternatives.filter(({ dinCode, date, time }) =>
    freeVisits.some((visit) => visit.dinCode === dinCode && visit.date === date && visit.time === time),
  );
  let orderToRefund: ShopOrderNo | undefined;
  const response = await runStaffWrite<{ isRepetition: boolean; refund: number; offered: number }>(
    deps,
    call,
    async (client) => {
      orderToRefund = undefined;
      const reservation = await lockDeskReservation(client, resvCode);
      if (reservation === undefined) return fail('not_found');
      const refusal: Failure | undefined = authorize(staff, 'venue.cancel', createVenueScope(reservation), deps.now());
      if (refusal !== undefined) return refusal;
      const origin = createAuditOrigin(staff);
      const cancellation = { resvCode, reason, alternatives, actorName: staff.name, origin };
      const result = await lockAndRecordVenueCancellation(client, paymentDeps, cancellation);
      if (!result.ok)
        return result.error === 'cancelled_by_guest'
          ? fail('already_cancelled', { fee: result.fee, refund: result.refund })
          : fail(result.error);
      const { isRepetition, refund, shopOrderNo } = result;
      if (!isRepetition && refund > 0) orderToRefund = shopOrderNo;
      return { isRepetition, refund, offered: isRepetition ? 0 : alternatives.length };
    },
  );
  if (orderToRefund !== undefined && !isFailure(response)) await trySubmitRefund(paymentDeps, orderToRefund);
  return response;
}
