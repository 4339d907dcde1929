import type { ReservationStatus } from '../reservations/states';
import { floorPercent } from '../shared/krw';
import { getVisitStart } from '../shared/seoul-calendar';
import { addDays, getTodayInSeoul, type SeoulDate } from '../shared/seoul-time';

/** A member's points at payment; 1 point is 1 won. */
export interface PointsToSpend {
  /** Setting of the hotel: off by default, so that resvPointAmnt is 0 (decision 20). */
  readonly spendingOn: boolean;
  readonly balance: number;
  readonly requested: number;
}

/** Calculates the points that an order spends: the requested number, limited by balance and amount. */
export const calculatePointsSpent = (points: PointsToSpend, amount: number): number =>
  points.spendingOn ? Math.max(0, Math.min(Math.trunc(points.requested) || 0, points.balance, amount)) : 0;

/**
 * Calculates the points that a visit earns, rounded down; `rate` is the hotel's percentage. Granted after the visit.
 */
export const calculatePointsEarned = (paidAmount: number, rate: number): number => floorPercent(paidAmount, rate);

const hourMs = 3_600_000;
/** Morning hour in Seoul, after the last guests have left. */
const morningHour = 6;

/** Returns when a visit's points are granted: the morning after (decision 20). */
export const getPointsDueTime = (visitDay: SeoulDate): Date =>
  new Date(getVisitStart({ date: addDays(visitDay, 1), time: '00:00' }).getTime() + morningHour * hourMs);

/** Returns the last day of visit whose points are due by now. */
export const getLastDayWithPoints = (now: Date): SeoulDate =>
  addDays(getTodayInSeoul(new Date(now.getTime() - morningHour * hourMs)), -1);

/** The fields of a reservation that determine its points; amounts in won. */
export interface VisitForPoints {
  readonly status: ReservationStatus;
  readonly noShow: boolean;
  /** Paid and not refunded, by us or at the provider. */
  readonly paidAmount: number;
}

/**
 * Calculates the points of a reservation after its visit: none if it was cancelled or a no-show. If points were
 * already granted (`initialPoints`), they stay whatever the rate is now, reduced by the share refunded since:
 * `initialPaidAmount` is the amount, in won, that was paid and not refunded at that time.
 */
export function calculateVisitPoints(
  { status, noShow, paidAmount }: VisitForPoints,
  rate: number,
  initialPoints: number | null = null,
  initialPaidAmount: number = paidAmount,
): number {
  if (status === 'cancel' || noShow) return 0;
  if (initialPoints === null) return calculatePointsEarned(paidAmount, rate);
  if (paidAmount >= initialPaidAmount) return initialPoints;
  // Rates are whole percentages, so the original rate can be recalculated exactly from more than 100 won.
  return Math.min(
    initialPoints,
    calculatePointsEarned(paidAmount, Math.ceil((initialPoints * 100) / initialPaidAmount)),
  );
}
