import { floorPercent } from '../shared/krw';

/** A member's points at payment; 1 point is 1 won. */
export interface PointsToSpend {
  /** The hotel's setting: off by default, so that resvPointAmnt is 0 (decision 20). */
  readonly spendingOn: boolean;
  readonly balance: number;
  readonly wanted: number;
}

/** Points that an order really spends: what is wanted, within the balance and what is left to pay. */
export const pointsSpent = (points: PointsToSpend, amount: number): number =>
  points.spendingOn ? Math.max(0, Math.min(Math.trunc(points.wanted) || 0, points.balance, amount)) : 0;

/** Points that a visit earns: the hotel's percentage of what was paid, rounded down. Given after the visit. */
export const pointsEarned = (paidAmount: number, rate: number): number => floorPercent(paidAmount, rate);
