import { getVisitStart } from '../shared/seoul-calendar';
import type { SeoulTime, Visit } from '../shared/seoul-time';
import { type CancelAmounts, calculateGuestCancellation } from './fee';
import type { CancelPolicy } from './policy';

/** Minutes after the visit time in which guests are late, and not missing. */
export const noShowGraceMinutes = 15;

/** What decides about the fee for guests who did not come. */
export interface NoShow {
  readonly visit: Visit;
  /** Until when they announced to be late; null if they did not. */
  readonly lateUntil: SeoulTime | null;
  readonly policy: CancelPolicy;
  readonly isDeposit: boolean;
  readonly paidAmount: number;
  /** True if they agreed to the policy when they booked. */
  readonly hasAgreed: boolean;
  /** True if a message about the reservation reached them. */
  readonly isMessageSent: boolean;
}

export type NoShowFeeError =
  | 'fee_nothing_paid'
  | 'fee_not_told'
  | 'fee_message_not_sent'
  | 'fee_grace_not_over'
  | 'fee_not_agreed';

/** Returns when a fee may be kept at the earliest: after the grace time, and after an announced delay. */
export function getNoShowTime({ visit, lateUntil }: Pick<NoShow, 'visit' | 'lateUntil'>): Date {
  const graceEnd = getVisitStart(visit).getTime() + noShowGraceMinutes * 60_000;
  const lateEnd = lateUntil === null ? 0 : getVisitStart({ ...visit, time: lateUntil }).getTime();
  return new Date(Math.max(graceEnd, lateEnd));
}

/**
 * Calculates what is kept of the paid amount, in won, if the guests did not come, and what they get back: the fee of a
 * cancellation at the visit. It needs that they agreed beforehand, got a message, and that the grace time is over.
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
