import { type CheckResult, err, ok } from '../shared/result';
import { getVisitStart } from '../shared/seoul-calendar';
import { addDays, getTodayInSeoul, type SeoulDate, type Visit } from '../shared/seoul-time';
import { canReservationMove, type ReservationStatus } from './states';

/**
 * Whether the guest came; inside the server alone (decision 6).
 *
 * - expected: nobody has said anything yet.
 * - seated: at the table just now.
 * - done: came, and has gone.
 * - no_show: did not come.
 */
export const attendances = ['expected', 'seated', 'done', 'no_show'] as const;
export type Attendance = (typeof attendances)[number];

/** What staff may say after what: a mistake is mended by saying the other, or that nobody knows. */
export const attendanceMoves = {
  expected: ['seated', 'done', 'no_show'],
  seated: ['expected', 'done', 'no_show'],
  done: ['expected', 'no_show'],
  no_show: ['expected', 'done'],
} as const satisfies Record<Attendance, readonly Attendance[]>;

const moves: Record<Attendance, readonly Attendance[]> = attendanceMoves;

/** So many days after a visit its books are closed: what was said of it stays, and the house no longer cancels it. */
export const daysToCorrect = 30;

const isClosed = (visitDay: SeoulDate, now: Date): boolean => getTodayInSeoul(now) > addDays(visitDay, daysToCorrect);

/** A reservation as the hands of the house see it. */
export interface AttendanceInfo {
  readonly status: ReservationStatus;
  readonly attendance: Attendance;
  readonly visit: Visit;
}

export type AttendanceError = 'is_cancelled' | 'not_begun' | 'books_closed' | 'no_such_move';

/** May this be said of the visit now? Never of a cancelled one, nor before it begins, nor when its books are closed. */
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

/** May the venue confirm? While it stands as made, until its day is over. */
export function canConfirm({ status, visit }: Omit<AttendanceInfo, 'attendance'>, now: Date): CheckResult<ConfirmError> {
  if (!canReservationMove(status, 'confirm', 'venue')) return err('is_cancelled');
  return getTodayInSeoul(now) <= visit.date ? ok : err('visit_over');
}

export type VenueCancelError = 'is_cancelled' | 'visited' | 'no_show' | 'books_closed';

/**
 * May the venue cancel? Also what it has confirmed, and a visit that could not be had once its time has come; not one that somebody
 * came to, or did not come to: that is another matter than having been turned away.
 */
export function canVenueCancel({ status, attendance, visit }: AttendanceInfo, now: Date): CheckResult<VenueCancelError> {
  if (!canReservationMove(status, 'cancel', 'venue')) return err('is_cancelled');
  if (attendance === 'no_show') return err('no_show');
  if (attendance !== 'expected') return err('visited');
  return isClosed(visit.date, now) ? err('books_closed') : ok;
}
