import { type Failure, fail, isFailure } from '@dining/contract/failure';
import {
  type cancelReservationForVenue,
  type listCancelAlternatives,
  maxAlternatives,
} from '@dining/contract/staff/desk';
import { type ResvCode, type ShopOrderNo, toCode } from '@dining/domain/shared/codes';
import { getLocalizedText } from '@dining/domain/shared/localized-text';
import { lockAndRecordVenueCancellation } from '../../../booking/cancellation/cancel-for-venue';
import { sendRefund } from '../../../booking/cancellation/cancel-reservation';
import { createPaymentDeps } from '../../../booking/payments/payment-deps';
import type { Deps } from '../../../config/deps';
import { authorize, runStaffWrite, type StaffCall } from '../../../http/staff-mount';
import { lockDeskReservation } from '../../../stores/reservations/desk-detail';
import { findReservation } from '../../../stores/reservations/reservation-view';
import { type FreeVisit, findAlternatives } from './alternatives';
import { createOrigin, createVenueScope, isAllowed } from './desk-scopes';

type Staff = StaffCall<typeof cancelReservationForVenue>['staff'];

/** Finds alternative visits for the guest of a reservation; undefined if the caller may not cancel it. */
async function findOffer(deps: Deps, staff: Staff, resvCode: string): Promise<readonly FreeVisit[] | undefined> {
  const stored = await findReservation(deps.database.pool, toCode<ResvCode>(resvCode));
  if (stored === undefined || !isAllowed(staff, 'venue.cancel', stored.reservation, deps.now())) return undefined;
  const { htlCode, dinCode, reservationType: type, visitDay: date, visitTime: time, adults, kids } = stored.reservation;
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
  const offer = await findOffer(deps, staff, body.resvCode);
  if (offer === undefined) return fail('not_found');
  return { alternatives: offer.map(({ name, ...free }) => ({ ...free, name: getLocalizedText(name, language) })) };
}

/**
 * Cancels for the venue in one commit, then sends the refund: a crash in between leaves it to the reconciler. The
 * message offers the chosen alternatives that are still free.
 */
export async function cancelReservation(deps: Deps, call: StaffCall<typeof cancelReservationForVenue>) {
  const { body, staff, request } = call;
  const { resvCode, reason } = body;
  const paymentDeps = createPaymentDeps(deps, request.log, { kind: 'staff', name: staff.name });
  const offer = body.alternatives.length === 0 ? [] : ((await findOffer(deps, staff, resvCode)) ?? []);
  const alternatives = body.alternatives.filter(({ dinCode, date, time }) =>
    offer.some((free) => free.dinCode === dinCode && free.date === date && free.time === time),
  );
  let refunded: ShopOrderNo | undefined;
  const answer = await runStaffWrite<{ again: boolean; refund: number; offered: number }>(
    deps,
    call,
    async (client) => {
      refunded = undefined;
      const place = await lockDeskReservation(client, resvCode);
      if (place === undefined) return fail('not_found');
      const refusal: Failure | undefined = authorize(staff, 'venue.cancel', createVenueScope(place), deps.now());
      if (refusal !== undefined) return refusal;
      const origin = createOrigin(staff);
      const cancellation = { resvCode, reason, alternatives, operator: staff.name, origin };
      const cancelled = await lockAndRecordVenueCancellation(client, paymentDeps, cancellation);
      if (!cancelled.ok)
        return cancelled.error === 'cancelled_by_guest'
          ? fail('already_cancelled', { fee: cancelled.fee, refund: cancelled.refund })
          : fail(cancelled.error);
      const { again, refund, shopOrderNo } = cancelled;
      if (!again && refund > 0) refunded = shopOrderNo;
      return { again, refund, offered: again ? 0 : alternatives.length };
    },
  );
  if (refunded !== undefined && !isFailure(answer)) await sendRefund(paymentDeps, refunded);
  return answer;
}
