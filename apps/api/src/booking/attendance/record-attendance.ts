import {
  type Attendance,
  type AttendanceError,
  checkAttendanceChange,
  checkAttendanceUndo,
  type UndoError,
} from '@dining/domain/reservations/attendance';
import type { ResvCode } from '@dining/domain/shared/codes';
import type { SeoulTime } from '@dining/domain/shared/seoul-time';
import type { PoolClient } from 'pg';
import { type AuditOrigin, insertAuditEntry } from '../../stores/app/audit';
import {
  findLastAttendanceStep,
  type ReservationAttendance,
  updateAttendance,
} from '../../stores/reservations/attendance';
import { correctPoints } from '../points/correct-points';

/** The author of a change in the audit. Jobs and command-line operators have no origin. */
export interface StaffActor {
  readonly actorName: string;
  readonly origin?: AuditOrigin;
}

export interface AttendanceChange {
  readonly resvCode: ResvCode;
  readonly to: Attendance;
  /** The time by which late guests said they would arrive; only for `late`. */
  readonly lateUntil?: SeoulTime | undefined;
  /** The no-show fee that is kept, and the refund, in won. */
  readonly noShow?: { readonly fee: number; readonly refund: number } | undefined;
  readonly actor: StaffActor;
}

/**
 * Records the attendance of a locked reservation and corrects its points, in the caller's transaction.
 * `isRepetition` is true if the attendance was already recorded.
 */
export async function recordAttendance(
  client: PoolClient,
  now: Date,
  reservation: ReservationAttendance,
  { resvCode, to, lateUntil, noShow, actor }: AttendanceChange,
): Promise<
  { readonly ok: true; readonly isRepetition: boolean } | { readonly ok: false; readonly error: AttendanceError }
> {
  const { attendance: from, htlCode, status, lateUntil: fromLateUntil } = reservation;
  const isSame = from === to && (to !== 'late' || fromLateUntil === lateUntil);
  if (isSame && status !== 'cancel') return { ok: true, isRepetition: true };
  const checkResult = checkAttendanceChange(reservation, to, now);
  if (!checkResult.ok) return checkResult;
  const newLateUntil = to === 'late' ? (lateUntil ?? null) : null;
  const event = {
    resvCode,
    from,
    to,
    fromLateUntil,
    lateUntil: newLateUntil,
    noShow: noShow ?? null,
    undoes: null,
    at: now,
  };
  if (!(await updateAttendance(client, event))) return { ok: false, error: 'no_such_move' };
  if (from === 'no_show' || to === 'no_show') await correctPoints(client, resvCode);
  const detail = { from, to, ...(newLateUntil === null ? {} : { lateUntil: newLateUntil }) };
  await insertAuditEntry(client, { ...actor, action: 'reservation.attendance', subject: resvCode, htlCode, detail });
  return { ok: true, isRepetition: false };
}

/**
 * Undoes the last attendance change of a locked reservation, and corrects its points, in the caller's transaction.
 * Returns the attendance before that change.
 */
export async function undoAttendance(
  client: PoolClient,
  now: Date,
  reservation: ReservationAttendance,
  { resvCode, reason, actor }: { readonly resvCode: ResvCode; readonly reason: string; readonly actor: StaffActor },
): Promise<
  | { readonly ok: true; readonly to: Attendance; readonly lateUntil: SeoulTime | null }
  | { readonly ok: false; readonly error: UndoError }
> {
  const lastStep = await findLastAttendanceStep(client, resvCode);
  const checkResult = checkAttendanceUndo(reservation, lastStep, reason, now);
  if (!checkResult.ok) return checkResult;
  if (lastStep === undefined) return { ok: false, error: 'nothing_to_undo' };
  const { attendance: from, lateUntil: fromLateUntil, htlCode } = reservation;
  const { id: undoes, from: to, fromLateUntil: lateUntil } = lastStep;
  const event = { resvCode, from, to, fromLateUntil, lateUntil, noShow: null, undoes, at: now };
  if (!(await updateAttendance(client, event))) return { ok: false, error: 'nothing_to_undo' };
  if (from === 'no_show' || to === 'no_show') await correctPoints(client, resvCode);
  const detail = { from, to, ...(reason === '' ? {} : { reason }) };
  const entry = { action: 'reservation.attendance_undo', subject: resvCode, htlCode, detail } as const;
  await insertAuditEntry(client, { ...actor, ...entry });
  return { ok: true, to, lateUntil };
}
