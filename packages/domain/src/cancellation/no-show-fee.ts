import { getVisitStart } from '../shared/seoul-calendar';
import type { SeoulTime, Visit } from '../shared/seoul-time';
import { type CancelAmounts, calculateGuestCancellation } from './fee';
import type { CancelPolicy } from './policy';

/** Minutes after the visit time within which guests count as late and not as a no-show. */
export const noShowGraceMinutes = 15;

/** The facts that determine the fee of a no-show. */
export interface NoShow {
  readonly visit: Visit;
  /** Time by which the party said it would arrive; null if it announced no delay. */
  readonly lateUntil: SeoulTime | null;
  readonly policy: CancelPolicy;
  readonly isDeposit: boolean;
  readonly paidAmount: number;
  /** True if the guest agreed to the policy when booking. */
  readonly hasAgreed: boolean;
  /** True if a message about the reservation was sent to the guest and not reported as failed. */
  readonly isMessageSent: boolean;
}

export type NoShowFeeError =
  | 'fee_nothing_paid'
  | 'fee_not_told'
  | 'fee_message_not_sent'
  | 'fee_grace_not_over'
  | 'fee_not_agreed';

/** Returns the earliest time at which a fee may be kept: after the grace minutes and after an announced delay. */
export function getNoShowTime({ visit, lateUntil }: Pick<NoShow, 'visit' | 'lateUntil'>): Date {
  const graceEndMs = getVisitStart(visit).getTime() + noShowGraceMinutes * 60_000;
  const lateEndMs = lateUntil === null ? 0 : getVisitStart({ ...visit, time: lateUntil }).getTime();
  return new Date(Math.max(graceEndMs, lateEndMs));
}

/**
 * Calculates how much of the paid amount is kept for a no-show, in won, and how much is refunded. The fee is that of a
 * cancellation at the time of the visit. Fails unless the guest agreed beforehand and was sent a message, and the grace
 * minutes and any announced delay are over. Fails too if nothing was paid or the policy has no fee.
 */
export function calculateNoShowFee(
  noShow: NoShow,
  now: Date,
): ({ readonly ok: true } & CancelAmounts) | { readonly ok: false; readonly error: NoShowFeeError } {
  const { visit, policy, isDeposit, paidAmount } = noShow;
  if (paidAmount === 0) return { ok: false, error: 'fee_nothing_paid' };
  if (!noShow.hasAgreed) return { ok: false, error: 'fee_not_told' };
  if (!noShow.isMessageSent) return { ok: false, error: 'fee_message_not_sent' };
  if (now < getNoShowTime(noShow)) return { ok: false, error: 'fee_grace_not_over' };
  const amounts = calculateGuestCancellation(
    { policy, visit, paidAmount, isDeposit, bookedAt: null },
    getVisitStart(visit),
  );
  return amounts.fee === 0 ? { ok: false, error: 'fee_not_agreed' } : { ok: true, ...amounts };
}
