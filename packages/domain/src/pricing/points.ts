import type { ReservationStatus } from '../reservations/states';
import { floorPercent } from '../shared/krw';
import { getVisitStart } from '../shared/seoul-calendar';
import { addDays, getTodayInSeoul, type SeoulDate } from '../shared/seoul-time';

/** Points that a member wants to spend on an order; 1 point is 1 won. */
export interface PointsToSpend {
  /** True if the hotel lets members spend points; off by default, so that resvPointAmnt is 0 (decision 20). */
  readonly isSpendingEnabled: boolean;
  readonly balance: number;
  readonly requested: number;
}

/** Calculates the points that an order spends: the requested number, limited by balance and amount. */
export const calculatePointsSpent = (points: PointsToSpend, amount: number): number =>
  points.isSpendingEnabled ? Math.max(0, Math.min(Math.trunc(points.requested) || 0, points.balance, amount)) : 0;

/**
 * Calculates the points that a visit earns, rounded down; `rate` is the hotel's percentage. They are granted after the
 * visit.
 */
export const calculatePointsEarned = (paidAmount: number, rate: number): number => floorPercent(paidAmount, rate);

const hourMs = 3_600_000;
/** Hour in Seoul, on the morning after a visit, at which its points are granted. */
const pointsDueHour = 6;

/** Returns when a visit's points are granted: on the next morning (decision 20). */
export const getPointsDueTime = (visitDay: SeoulDate): Date =>
  new Date(getVisitStart({ date: addDays(visitDay, 1), time: '00:00' }).getTime() + pointsDueHour * hourMs);

/** Returns the last day of visit whose points can be granted now. */
export const getLastDayWithPoints = (now: Date): SeoulDate =>
  addDays(getTodayInSeoul(new Date(now.getTime() - pointsDueHour * hourMs)), -1);

/** The fields of a reservation that determine its points; amounts in won. */
export interface VisitForPoints {
  readonly status: ReservationStatus;
  readonly noShow: boolean;
  /** Amount paid and not refunded, by us or in the provider's back office. */
  readonly paidAmount: number;
}

/**
 * Calculates the points of a reservation after its visit: none if it was cancelled or a no-show. Points that were
 * already granted (`initialPoints`) stay even if the rate has changed, reduced by the share refunded since.
 * `initialPaidAmount` is the amount in won that was paid and not refunded when they were granted.
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
  // Rates are whole percentages, so above 100 won the original rate can be recalculated exactly.
  return Math.min(
    initialPoints,
    calculatePointsEarned(paidAmount, Math.ceil((initialPoints * 100) / initialPaidAmount)),
  );
}
