import { type Failure, fail, isFailure } from '@dining/contract/failure';
import type {
  moveAttendance as moveCall,
  previewNoShowFee as previewCall,
  undoAttendance as undoCall,
} from '@dining/contract/staff/service';
import type { Attendance } from '@dining/domain/reservations/attendance';
import { type ResvCode, toCode } from '@dining/domain/shared/codes';
import type { Capability, Scope } from '@dining/domain/staff/permissions';
import { getPermission } from '@dining/domain/staff/permissions';
import type { PoolClient } from 'pg';
import {
  calculateReservationNoShowFee,
  type NoShowFeeResult,
  recordNoShowRefund,
} from '../../../booking/attendance/no-show-fee';
import { recordAttendance, undoAttendance } from '../../../booking/attendance/record-attendance';
import { trySubmitRefund } from '../../../booking/cancellation/cancel-reservation';
import { createPaymentDeps, type PaymentDeps } from '../../../booking/payments/payment-deps';
import type { Deps } from '../../../config/deps';
import { authorize, createActor, runStaffWrite, type StaffCall } from '../../../http/staff-mount';
import type { StaffCaller } from '../../../http/staff-session';
import { insertAuditEntry } from '../../../stores/app/audit';
import { lockAttendance, type ReservationAttendance } from '../../../stores/reservations/attendance';
import { findReservationVenue } from '../../../stores/service/service-day';

const createCallPaymentDeps = (
  deps: Deps,
  { staff, request }: { staff: StaffCaller; request: { log: PaymentDeps['log'] } },
) => createPaymentDeps(deps, request.log, { kind: 'staff', name: staff.name });

const getVenueScope = ({ htlCode, dinCode }: Pick<ReservationAttendance, 'htlCode' | 'dinCode'>): Scope => ({
  type: 'venue',
  htlCode,
  dinCode,
});

/**
 * Locks a reservation. Fails if it is unknown, if the caller may not change its attendance, if it is cancelled, or if
 * its attendance is neither `from` nor `to`.
 */
async function lockReservation(
  deps: Deps,
  client: PoolClient,
  staff: StaffCaller,
  { resvCode, from, to }: { readonly resvCode: ResvCode; readonly from: Attendance; readonly to?: Attendance },
): Promise<ReservationAttendance | Failure> {
  const reservation = await lockAttendance(client, resvCode);
  if (reservation === undefined) return fail('not_found');
  const refusal = authorize(staff, 'service.act', getVenueScope(reservation), deps.now());
  if (refusal !== undefined) return refusal;
  if (reservation.status === 'cancel') return fail('already_cancelled');
  const { attendance, lateUntil } = reservation;
  if (attendance === from || attendance === to) return reservation;
  return { failure: 'changed_meanwhile', current: { resvCode, attendance, lateUntil } };
}

const attendanceFailures = {
  is_cancelled: 'already_cancelled',
  not_begun: 'visit_not_begun',
  books_closed: 'books_closed',
  no_such_move: 'no_such_move',
} as const;

/** Calculates the no-show fee. Fails if there is none, the caller may not keep it, or it is not the one they saw. */
async function checkFee(
  client: PoolClient,
  deps: PaymentDeps,
  staff: StaffCaller,
  reservation: ReservationAttendance & { readonly resvCode: ResvCode },
  shownFee: number,
): Promise<Extract<NoShowFeeResult, { readonly ok: true }> | Failure> {
  const scope = getVenueScope(reservation);
  if (!getPermission(staff.grants, 'noshow.fee', scope, deps.now()).allowed) return fail('forbidden');
  const refusal = authorize(staff, 'noshow.fee', scope, deps.now());
  if (refusal !== undefined) return refusal;
  const noShow = await calculateReservationNoShowFee(client, deps, reservation.resvCode);
  if (!noShow.ok) return fail(noShow.error);
  return noShow.fee === shownFee ? noShow : fail('fee_changed', { fee: noShow.fee, refund: noShow.refund });
}

/** Records the attendance of a party. For a no-show with a fee, refunds the rest of the payment after the commit. */
export async function changeAttendance(deps: Deps, call: StaffCall<typeof moveCall>) {
  const { body, staff } = call;
  const { from, to, lateUntil, fee: shownFee } = body;
  const resvCode = toCode<ResvCode>(body.resvCode);
  const paymentDeps = createCallPaymentDeps(deps, call);
  const actor = createActor(staff);
  if (to === 'late' && lateUntil === undefined) return fail('late_until_needed');
  let keptFee: Extract<NoShowFeeResult, { readonly ok: true }> | undefined;
  const result = await runStaffWrite(deps, call, async (client) => {
    const now = deps.now();
    const reservation = await lockReservation(deps, client, staff, { resvCode, from, to });
    if (isFailure(reservation)) return reservation;
    const isFeeRequested = to === 'no_show' && shownFee !== undefined && reservation.attendance !== 'no_show';
    const noShow = isFeeRequested
      ? await checkFee(client, paymentDeps, staff, { ...reservation, resvCode }, shownFee)
      : null;
    if (isFailure(noShow)) return noShow;
    const change = { resvCode, to, lateUntil, actor, ...(noShow === null ? {} : { noShow }) };
    const recordResult = await recordAttendance(client, now, reservation, change);
    if (!recordResult.ok) return fail(attendanceFailures[recordResult.error]);
    if (noShow !== null) {
      if (!(await recordNoShowRefund(client, paymentDeps, noShow))) return fail('fee_payment_open');
      const { htlCode } = reservation;
      const detail = { fee: noShow.fee, refund: noShow.refund };
      const entry = { action: 'reservation.no_show_fee', subject: resvCode, htlCode, detail } as const;
      await insertAuditEntry(client, { ...actor, ...entry });
      keptFee = noShow;
    }
    const until = to === 'late' ? (lateUntil ?? null) : null;
    return { resvCode, attendance: to, lateUntil: until, since: now.toISOString(), refund: noShow?.refund ?? 0 };
  });
  if (!isFailure(result) && keptFee !== undefined && keptFee.refund > 0)
    await trySubmitRefund(paymentDeps, keptFee.shopOrderNo);
  return result;
}

const undoFailures = {
  is_cancelled: 'already_cancelled',
  nothing_to_undo: 'nothing_to_undo',
  reason_needed: 'reason_needed',
  refund_made: 'refund_made',
  books_closed: 'books_closed',
} as const;

export const undoAttendanceChange = (deps: Deps, call: StaffCall<typeof undoCall>) =>
  runStaffWrite(deps, call, async (client) => {
    const { body, staff } = call;
    const resvCode = toCode<ResvCode>(body.resvCode);
    const now = deps.now();
    const reservation = await lockReservation(deps, client, staff, { resvCode, from: body.from });
    if (isFailure(reservation)) return reservation;
    const change = { resvCode, reason: body.reason, actor: createActor(staff) };
    const result = await undoAttendance(client, now, reservation, change);
    if (!result.ok) return fail(undoFailures[result.error]);
    const { to: attendance, lateUntil } = result;
    return { resvCode, attendance, lateUntil, since: now.toISOString(), refund: 0 };
  });

/** Returns the no-show fee as of now. Requires no second factor, because it changes nothing. */
export async function previewFee(deps: Deps, call: StaffCall<typeof previewCall>) {
  const { body, staff } = call;
  const { pool } = deps.database;
  const resvCode = toCode<ResvCode>(body.resvCode);
  const venue = await findReservationVenue(pool, resvCode);
  const capability: Capability = 'noshow.fee';
  if (venue === undefined || !getPermission(staff.grants, capability, getVenueScope(venue), deps.now()).allowed)
    return fail('not_found');
  const noShow = await calculateReservationNoShowFee(pool, createCallPaymentDeps(deps, call), resvCode);
  return noShow.ok ? { fee: noShow.fee, refund: noShow.refund } : fail(noShow.error);
}
