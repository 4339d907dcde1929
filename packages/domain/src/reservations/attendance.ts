import { type CheckResult, err, ok } from '../shared/result';
import { getVisitStart } from '../shared/seoul-calendar';
import { addDays, getTodayInSeoul, type SeoulDate, type Visit } from '../shared/seoul-time';
import { isReservationTransitionAllowed, type ReservationStatus } from './states';

/**
 * Attendance of a reservation's party; never sent to the site (decision 6).
 * - expected: not known yet.
 * - late: has said that it will come later.
 * - arrived: at the restaurant, not seated yet.
 * - seated: currently at the table.
 * - done: came and left.
 * - no_show: did not come.
 */
export const attendances = ['expected', 'late', 'arrived', 'seated', 'done', 'no_show'] as const;
export type Attendance = (typeof attendances)[number];

/**
 * Transitions that staff may make. A move back to `expected` corrects a mistake; `late` may be recorded again with a
 * longer delay.
 */
export const attendanceTransitions = {
  expected: ['late', 'arrived', 'seated', 'done', 'no_show'],
  late: ['expected', 'late', 'arrived', 'seated', 'done', 'no_show'],
  arrived: ['expected', 'seated', 'done', 'no_show'],
  seated: ['expected', 'arrived', 'done', 'no_show'],
  done: ['expected', 'no_show'],
  no_show: ['expected', 'arrived', 'seated', 'done'],
} as const satisfies Record<Attendance, readonly Attendance[]>;

const transitions: Record<Attendance, readonly Attendance[]> = attendanceTransitions;

/** States that can be recorded from 00:00 of the day of visit, because guests may come before their time. */
const statesBeforeVisit: readonly Attendance[] = ['expected', 'late', 'arrived', 'seated'];

/**
 * Days after a visit until its records are closed. Then its attendance is final, and the venue can no longer cancel it.
 */
export const correctionDays = 30;

const areRecordsClosed = (visitDay: SeoulDate, now: Date): boolean =>
  getTodayInSeoul(now) > addDays(visitDay, correctionDays);

/** The fields of a reservation that staff actions check. */
export interface AttendanceInfo {
  readonly status: ReservationStatus;
  readonly attendance: Attendance;
  readonly visit: Visit;
}

export type AttendanceError = 'is_cancelled' | 'not_begun' | 'books_closed' | 'no_such_move';

/**
 * Checks that staff can record this attendance now. Rejects cancelled reservations, times before the day of visit, done
 * and no-show before the visit, all changes after the records are closed, and transitions that `attendanceTransitions`
 * lacks.
 */
export function checkAttendanceChange(
  { status, attendance, visit }: AttendanceInfo,
  to: Attendance,
  now: Date,
): CheckResult<AttendanceError> {
  if (status === 'cancel') return err('is_cancelled');
  const earliestStart = statesBeforeVisit.includes(to) ? { ...visit, time: '00:00' } : visit;
  if (now < getVisitStart(earliestStart)) return err('not_begun');
  if (areRecordsClosed(visit.date, now)) return err('books_closed');
  return transitions[attendance].includes(to) ? ok : err('no_such_move');
}

/** Minutes in which an attendance change can be undone without a reason. */
export const undoMinutes = 10;

/** The last attendance change that was not undone and did not undo another. */
export interface AttendanceStep {
  readonly from: Attendance;
  readonly to: Attendance;
  readonly at: Date;
  /** Won refunded by the change; 0 if nothing was. */
  readonly refund: number;
}

export type UndoError = 'is_cancelled' | 'nothing_to_undo' | 'reason_needed' | 'refund_made' | 'books_closed';

/**
 * Checks that staff can undo the last change: within ten minutes, or later with a reason. A change that refunded money
 * cannot be undone.
 */
export function checkAttendanceUndo(
  { status, attendance, visit }: AttendanceInfo,
  lastStep: AttendanceStep | undefined,
  reason: string,
  now: Date,
): CheckResult<UndoError> {
  if (status === 'cancel') return err('is_cancelled');
  if (lastStep === undefined || lastStep.to !== attendance) return err('nothing_to_undo');
  if (lastStep.refund > 0) return err('refund_made');
  if (areRecordsClosed(visit.date, now)) return err('books_closed');
  const isRecent = now.getTime() - lastStep.at.getTime() <= undoMinutes * 60_000;
  return isRecent || reason !== '' ? ok : err('reason_needed');
}

export type ConfirmError = 'is_cancelled' | 'visit_over';

/**
 * Checks that the venue can confirm: the reservation is neither confirmed nor cancelled, both of which give
 * `is_cancelled`, and the day of visit is not over.
 */
export function checkVenueConfirmation(
  { status, visit }: Omit<AttendanceInfo, 'attendance'>,
  now: Date,
): CheckResult<ConfirmError> {
  if (!isReservationTransitionAllowed(status, 'confirm', 'venue')) return err('is_cancelled');
  return getTodayInSeoul(now) <= visit.date ? ok : err('visit_over');
}

export type VenueCancelError = 'is_cancelled' | 'visited' | 'no_show' | 'books_closed';

/**
 * Checks that the venue can cancel. It can cancel a confirmed reservation, and a visit that has started but could not
 * take place, also if the guests have announced a delay. It cannot cancel once the guests came, after a no-show, or
 * after the records are closed.
 */
export function checkVenueCancellation(
  { status, attendance, visit }: AttendanceInfo,
  now: Date,
): CheckResult<VenueCancelError> {
  if (!isReservationTransitionAllowed(status, 'cancel', 'venue')) return err('is_cancelled');
  if (attendance === 'no_show') return err('no_show');
  if (attendance !== 'expected' && attendance !== 'late') return err('visited');
  return areRecordsClosed(visit.date, now) ? err('books_closed') : ok;
}
