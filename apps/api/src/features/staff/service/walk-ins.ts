import { fail, isFailure } from '@dining/contract/failure';
import type { addWalkIn as addCall, endWalkIn as endCall } from '@dining/contract/staff/service';
import { getPermission } from '@dining/domain/staff/permissions';
import { endWalkIn, type SeatWalkInSuccess, seatWalkIn } from '../../../booking/attendance/walk-ins';
import { createHoldRefusal, type HoldError, retryHold } from '../../../booking/capacity/retry-hold';
import type { Deps } from '../../../config/deps';
import { authorize, createActor, runStaffWrite, type StaffCall } from '../../../http/staff-mount';
import { lockWalkIn } from '../../../stores/service/walk-ins';
import { findVenueWithHotelName } from '../../../stores/venues/venues';

type AddedWalkIn = Omit<SeatWalkInSuccess, 'ok'>;

/**
 * Seats guests without a reservation. If a counter is full, expired holds on it are released and the write is tried
 * once more, as for a booking.
 */
export async function addWalkInByStaff(deps: Deps, call: StaffCall<typeof addCall>) {
  const { body, staff } = call;
  const { dinCode, time, adults, kids, overrideReason = null } = body;
  const { pool } = deps.database;
  const venue = await findVenueWithHotelName(pool, dinCode);
  if (venue === undefined) return fail('not_found');
  const { htlCode } = venue;
  const scope = { type: 'venue', htlCode, dinCode } as const;
  const refusal = authorize(staff, 'service.act', scope, deps.now());
  if (refusal !== undefined) return refusal;
  if (adults + kids === 0) return fail('party_required');
  if (overrideReason !== null) {
    if (!getPermission(staff.grants, 'override', scope, deps.now()).allowed) return fail('forbidden');
    const overrideRefusal = authorize(staff, 'override', scope, deps.now());
    if (overrideRefusal !== undefined) return overrideRefusal;
  }
  const walkIn = { htlCode, dinCode, time, adults, kids, overrideReason, actor: createActor(staff) };
  const result = await retryHold<{ readonly ok: true; readonly response: AddedWalkIn }>(pool, async () => {
    let error: HoldError | undefined;
    const response = await runStaffWrite<AddedWalkIn>(deps, call, async (client) => {
      const seating = await seatWalkIn(client, deps.now(), walkIn);
      if (seating.ok) return { walkInId: seating.walkInId, overrun: seating.overrun };
      error = seating;
      return fail('sold_out');
    });
    return isFailure(response) ? (error ?? createHoldRefusal(response)) : { ok: true, response };
  });
  if (result.ok) return result.response;
  if (result.type === 'refused') return result.failure;
  return fail(result.type === 'full' ? 'sold_out' : 'unavailable');
}

export const endWalkInByStaff = (deps: Deps, call: StaffCall<typeof endCall>) =>
  runStaffWrite<{ result: 'success' }>(deps, call, async (client) => {
    const { body, staff } = call;
    const walkIn = await lockWalkIn(client, body.walkInId);
    if (walkIn === undefined) return fail('not_found');
    const { htlCode, dinCode } = walkIn;
    const refusal = authorize(staff, 'service.act', { type: 'venue', htlCode, dinCode }, deps.now());
    if (refusal !== undefined) return refusal;
    const result = await endWalkIn(client, deps.now(), walkIn, body.to, createActor(staff));
    return result.ok ? { result: 'success' } : fail(result.error);
  });
