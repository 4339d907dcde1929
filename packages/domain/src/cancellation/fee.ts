import { floorPercent } from '../shared/krw';
import { getVisitStart } from '../shared/seoul-calendar';
import type { Visit } from '../shared/seoul-time';
import { isInGrace } from './grace';
import { type CancelPolicy, getFeeCap } from './policy';

const hourMs = 3_600_000;

/** Input of a cancellation fee. */
export interface CancellationInput {
  /** The policy as agreed when the reservation was made. */
  readonly policy: CancelPolicy;
  readonly visit: Visit;
  readonly paidAmount: number;
  readonly isDeposit: boolean;
  /** When the reservation was made; null for a fee without a grace period, for example before it is made. */
  readonly bookedAt: Date | null;
}

/**
 * Returns the percentage of the paid amount that the venue keeps when the guest cancels now: 0 in the grace period and
 * before the first tier, otherwise that of the reached tier with the fewest hours. The cap limits it for payments in
 * full.
 */
export function getFeePercent(input: Omit<CancellationInput, 'paidAmount'>, now: Date): number {
  const { policy, visit, isDeposit, bookedAt } = input;
  if (bookedAt !== null && isInGrace(input, bookedAt, now)) return 0;
  const msUntilVisit = getVisitStart(visit).getTime() - now.getTime();
  const reachedTiers = policy.tiers.filter((tier) => msUntilVisit < tier.hoursBefore * hourMs);
  const tier = reachedTiers.toSorted((a, b) => a.hoursBefore - b.hoursBefore)[0];
  const percent = Math.min(Math.max(0, tier?.feePercent ?? 0), 100);
  // A venue that also sells deposits may have tiers above the cap, but for products paid in full the cap applies
  // (decision 22).
  return isDeposit ? percent : Math.min(percent, getFeeCap(policy));
}

/** Amounts in won that the hotel keeps and that the guest gets back; fee + refund = paid amount. */
export interface CancelAmounts {
  readonly fee: number;
  readonly refund: number;
}

/**
 * Calculates the amounts of a guest's cancellation. The fee is rounded down and never exceeds the paid amount (decision
 * 22).
 */
export function calculateGuestCancellation(input: CancellationInput, now: Date): CancelAmounts {
  const fee = floorPercent(input.paidAmount, getFeePercent(input, now));
  return { fee, refund: input.paidAmount - fee };
}

/** Calculates the amounts of a venue's cancellation, which refunds everything (decision 22). */
export const calculateVenueCancellation = (paidAmount: number): CancelAmounts => ({ fee: 0, refund: paidAmount });

/**
 * Calculates the actual fee and refund. If a part would have to be refunded but the provider can only cancel in full,
 * everything is refunded, and `isFeeForgone` is true (decision 22).
 */
export function calculateActualRefund(
  amounts: CancelAmounts,
  allowsPartialRefund: boolean,
): CancelAmounts & { readonly isFeeForgone: boolean } {
  if (allowsPartialRefund || amounts.fee === 0 || amounts.refund === 0) return { ...amounts, isFeeForgone: false };
  return { fee: 0, refund: amounts.fee + amounts.refund, isFeeForgone: true };
}
