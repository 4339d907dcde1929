import { type CheckResult, err, ok } from '../shared/result';
import { getVisitStart } from '../shared/seoul-calendar';
import { addDays, getTodayInSeoul, type SeoulDate, type Visit } from '../shared/seoul-time';
import { canReservationMove, type ReservationStatus } from './states';

/**
 * Whether the guest came; never sent to the site (decision 6).
 *
 * - expected: not known yet.
 * - seated: currently at the table.
 * - done: came and left.
 * - no_show: did not come.
 */
export const attendances = ['expected', 'seated', 'done', 'no_show'] as const;
export type Attendance = (typeof attendances)[number];

/** Transitions that staff may make; back to `expected` if the attendance is not known. */
export const attendanceMoves = {
  expected: ['seated', 'done', 'no_show'],
  seated: ['expected', 'done', 'no_show'],
  done: ['expected', 'no_show'],
  no_show: ['expected', 'done'],
} as const satisfies Record<Attendance, readonly Attendance[]>;

const moves: Record<Attendance, readonly Attendance[]> = attendanceMoves;

/**
 * Days after a visit until its records are closed: then its attendance is final, and the venue can no longer cancel it.
 */
export const daysToCorrect = 30;

const isClosed = (visitDay: SeoulDate, now: Date): boolean => getTodayInSeoul(now) > addDays(visitDay, daysToCorrect);

/** The fields of a reservation that staff actions check. */
export interface AttendanceInfo {
  readonly status: ReservationStatus;
  readonly attendance: Attendance;
  readonly visit: Visit;
}

export type AttendanceError = 'is_cancelled' | 'not_begun' | 'books_closed' | 'no_such_move';

/**
 * Checks that staff can record this attendance now: not for a cancelled reservation, not before the visit, not after
 * its records are closed.
 */
export function canMarkAttendance(
  { status, attendance, visit }: AttendanceInfo,
  to: Attendance,
  now: Date,
): CheckResult<AttendanceError> {
  if (status === 'cancel') return err('is_cancelled');
  if (now < getVisitStart(visit)) return err('not_begun');
  if (isClosed(visit.date, now)) return err('books_closed');
  return moves[attendance].includes(to) ? ok : err('no_such_move');
}

export type ConfirmError = 'is_cancelled' | 'visit_over';

/** Checks that the venue can confirm: not confirmed or cancelled yet, until the day of visit is over. */
export function canConfirm(
  { status, visit }: Omit<AttendanceInfo, 'attendance'>,
  now: Date,
): CheckResult<ConfirmError> {
  if (!canReservationMove(status, 'confirm', 'venue')) return err('is_cancelled');
  return getTodayInSeoul(now) <= visit.date ? ok : err('visit_over');
}

export type VenueCancelError = 'is_cancelled' | 'visited' | 'no_show' | 'books_closed';

/**
 * Checks that the venue can cancel. It can cancel a confirmed reservation, and a visit that has started but could not
 * take place. It cannot cancel after the guest came or was a no-show.
 */
export function canVenueCancel(
  { status, attendance, visit }: AttendanceInfo,
  now: Date,
): CheckResult<VenueCancelError> {
  if (!canReservationMove(status, 'cancel', 'venue')) return err('is_cancelled');
  if (attendance === 'no_show') return err('no_show');
  if (attendance !== 'expected') return err('visited');
  return isClosed(visit.date, now) ? err('books_closed') : ok;
}
