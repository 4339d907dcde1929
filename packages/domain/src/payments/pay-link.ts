import { getVisitStart } from '../shared/seoul-calendar';
import type { Visit } from '../shared/seoul-time';
import { isSupersedable, type PaymentState } from './states';

/** Minutes for which a pay link may hold an order: the range that staff choose from, and the form's initial value. */
export const payLinkMinutes = { min: 15, default: 120, max: 24 * 60 } as const;

/** A pay link ends at least this many minutes before the visit, so that the venue can still sell the seats. */
export const payLinkLeadMinutes = 120;

const minuteMs = 60_000;

export type PayLinkEndResult =
  | {
      readonly ok: true;
      readonly endsAt: Date;
      /** True if the link ends earlier than staff chose, because the visit is near. */
      readonly isShortened: boolean;
    }
  | { readonly ok: false; readonly error: 'pay_link_too_late' };

/**
 * Returns when a new pay link ends: after the chosen minutes, or two hours before the visit if that is earlier. Fails
 * if that leaves less than the minimum time to pay.
 */
export function calculatePayLinkEnd(minutes: number, visit: Visit, now: Date): PayLinkEndResult {
  const chosenMinutes = Math.min(Math.max(minutes, payLinkMinutes.min), payLinkMinutes.max);
  const chosenMs = now.getTime() + chosenMinutes * minuteMs;
  const latestMs = getVisitStart(visit).getTime() - payLinkLeadMinutes * minuteMs;
  if (latestMs < now.getTime() + payLinkMinutes.min * minuteMs) return { ok: false, error: 'pay_link_too_late' };
  return { ok: true, endsAt: new Date(Math.min(chosenMs, latestMs)), isShortened: latestMs < chosenMs };
}

/**
 * State of a pay link:
 * - open: the guest can pay.
 * - paying: the provider's window was opened, here or on another device, and has not returned.
 * - confirming: the guest has paid, or may have: the result is not known yet, or needs manual review.
 * - paid: there is a reservation, even if it was cancelled since.
 * - lapsed: it was not paid in time.
 * - withdrawn: staff have ended it.
 */
export const payLinkStates = ['open', 'paying', 'confirming', 'paid', 'lapsed', 'withdrawn'] as const;
export type PayLinkState = (typeof payLinkStates)[number];

export interface PayLinkFacts {
  /** Seconds until the link ends by the database's clock, which decides; negative afterwards. */
  readonly secondsLeft: number;
  readonly withdrawnAt: Date | null;
  /** State of the latest attempt to pay; null if there is none. */
  readonly paymentState: PaymentState | null;
  /** True while the order still holds its capacity. */
  readonly isHeld: boolean;
}

const confirmingStates: readonly PaymentState[] = ['approving', 'unknown', 'approved', 'manual'];
const paidStates: readonly PaymentState[] = ['reserved', 'refunding', 'refunded', 'partly_refunded'];

/** Returns the state of a pay link. A payment that began in time may end after the link. */
export function getPayLinkState({ secondsLeft, withdrawnAt, paymentState, isHeld }: PayLinkFacts): PayLinkState {
  if (paymentState !== null && paidStates.includes(paymentState)) return 'paid';
  if (withdrawnAt !== null) return 'withdrawn';
  if (paymentState !== null && confirmingStates.includes(paymentState)) return 'confirming';
  if (!isHeld) return 'lapsed';
  if (paymentState !== null && isSupersedable({ state: paymentState })) return 'paying';
  return secondsLeft > 0 ? 'open' : 'lapsed';
}

/** Returns true in the states `open` and `paying`, in which staff can send and withdraw the link. */
export const isPayLinkActive = (facts: PayLinkFacts): boolean => ['open', 'paying'].includes(getPayLinkState(facts));

/**
 * Returns true if the guest can start a payment. After the link's end they cannot, even if an earlier payment is still
 * open.
 */
export const canStartPayment = (facts: PayLinkFacts): boolean => facts.secondsLeft > 0 && isPayLinkActive(facts);

/** Returns when a link ends, in the clock that `now` was read from. */
export const toPayLinkEndTime = ({ secondsLeft }: Pick<PayLinkFacts, 'secondsLeft'>, now: Date): Date =>
  new Date(now.getTime() + secondsLeft * 1000);
