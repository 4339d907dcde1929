import type { ReservationStatus } from '../reservations/states';
import { floorPercent } from '../shared/krw';
import { getVisitStart } from '../shared/seoul-calendar';
import { addDays, getTodayInSeoul, type SeoulDate } from '../shared/seoul-time';

/** A member's points at payment; 1 point is 1 won. */
export interface PointsToSpend {
  /** The hotel's setting: off by default, so that resvPointAmnt is 0 (decision 20). */
  readonly spendingOn: boolean;
  readonly balance: number;
  readonly wanted: number;
}

/** Points that an order really spends: what is wanted, within the balance and what is left to pay. */
export const calculatePointsSpent = (points: PointsToSpend, amount: number): number =>
  points.spendingOn ? Math.max(0, Math.min(Math.trunc(points.wanted) || 0, points.balance, amount)) : 0;

/** Points that a visit earns: the hotel's percentage of what was paid, rounded down. Given after the visit. */
export const calculatePointsEarned = (paidAmount: number, rate: number): number => floorPercent(paidAmount, rate);

const hourMs = 3_600_000;
/** In the morning, Seoul time: after midnight's last guests have left. */
const morningHour = 6;

/** When a visit's points come: the morning after (decision 20). */
export const getPointsDueTime = (visitDay: SeoulDate): Date =>
  new Date(getVisitStart({ date: addDays(visitDay, 1), time: '00:00' }).getTime() + morningHour * hourMs);

/** The last day of visit whose points are due by now. */
export const getLastDayWithPoints = (now: Date): SeoulDate =>
  addDays(getTodayInSeoul(new Date(now.getTime() - morningHour * hourMs)), -1);

/** A reservation as its points depend on it; won. */
export interface VisitForPoints {
  readonly status: ReservationStatus;
  /** Marked as one that nobody came for. */
  readonly noShow: boolean;
  /** What was paid and has not gone back, at the provider's desk or otherwise. */
  readonly paidAmount: number;
}

/**
 * Calculates the points that a reservation should have brought once its visit is over: none for one that was called off, or that nobody came
 * to. What it has `earnedFirst`, where it has, it earns again, whatever the rate in percent is by then, less the share of what has gone back
 * since: `paidWhenEarned` is what was paid and had not gone back then. Won.
 */
export function calculateVisitPoints(
  { status, noShow, paidAmount }: VisitForPoints,
  rate: number,
  earnedFirst: number | null = null,
  paidWhenEarned: number = paidAmount,
): number {
  if (status === 'cancel' || noShow) return 0;
  if (earnedFirst === null) return calculatePointsEarned(paidAmount, rate);
  if (paidAmount >= paidWhenEarned) return earnedFirst;
  // A rate is a whole percentage: of more than 100 won it is found again exactly.
  return Math.min(earnedFirst, calculatePointsEarned(paidAmount, Math.ceil((earnedFirst * 100) / paidWhenEarned)));
}
