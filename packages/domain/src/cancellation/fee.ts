import { floorPercent } from '../shared/krw';
import { getVisitStart } from '../shared/seoul-calendar';
import type { Visit } from '../shared/seoul-time';
import { type CancelPolicy, getFeeCap } from './policy';

const hourMs = 3_600_000;

/** What a cancellation is reckoned from. */
export interface CancellationInput {
  /** As agreed when the reservation was made. */
  readonly policy: CancelPolicy;
  readonly visit: Visit;
  readonly paidAmount: number;
  readonly isDeposit: boolean;
}

/** Percent of the amount paid that is kept when cancelling now: the tier with the fewest hours that are still more than is left. */
export function getFeePercent({ policy, visit, isDeposit }: Omit<CancellationInput, 'paidAmount'>, now: Date): number {
  const left = getVisitStart(visit).getTime() - now.getTime();
  const reached = policy.tiers.filter((tier) => left < tier.hoursBefore * hourMs);
  const tier = reached.toSorted((a, b) => a.hoursBefore - b.hoursBefore)[0];
  const percent = Math.min(Math.max(0, tier?.feePercent ?? 0), 100);
  // A venue that also sells deposits may have tiers above the cap; what was paid in full stays under it (decision 22).
  return isDeposit ? percent : Math.min(percent, getFeeCap(policy));
}

/** What the house keeps and what the guest gets back. fee + refund = paid. */
export interface CancelAmounts {
  readonly fee: number;
  readonly refund: number;
}

/** A guest's cancellation: the fee rounded down, never above what was paid (decision 22). */
export function calculateGuestCancellation(cancel: CancellationInput, now: Date): CancelAmounts {
  const fee = floorPercent(cancel.paidAmount, getFeePercent(cancel, now));
  return { fee, refund: cancel.paidAmount - fee };
}

/** A venue's cancellation always gives everything back (decision 22). */
export const calculateVenueCancellation = (paidAmount: number): CancelAmounts => ({ fee: 0, refund: paidAmount });

/** What is really sent back: where the provider only cancels in full, everything, and the operators are told (decision 22). */
export function calculateActualRefund(amounts: CancelAmounts, partCancel: boolean): CancelAmounts & { readonly alarm: boolean } {
  if (partCancel || amounts.fee === 0 || amounts.refund === 0) return { ...amounts, alarm: false };
  return { fee: 0, refund: amounts.fee + amounts.refund, alarm: true };
}
