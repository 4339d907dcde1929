import type { ProblemError } from '@dining/client/problem-error';
import type { ReservationRequest } from '@dining/domain/orders/reservation-request';
import type { FormFailure } from '@dining/domain/reservations/form-checks';
import type { ResvCode } from '@dining/domain/shared/codes';
import { isAboutSheet } from '../../entities/orders/keep-sheet';
import type { FreeVisit } from '../../features/availability/alternatives/free-visits';
import type { AfterFailure, PaymentFailure } from '../../features/payments/failure-alert';
import { findRefusedDetail } from '../../features/reservations/form/form-failure';
import type { AfterProblem } from './checkout-problem';
import type { AlternativeChoice } from './prompt-alternative-slots';

export interface CheckoutState {
  /** The request that was sent last. */
  readonly sent: ReservationRequest | null;
  /** A total, in won, that the server named instead of the order's own one; it counts while the order's own total is `instead`. */
  readonly named: { readonly instead: number; readonly total: number } | null;
}

export type CheckoutEvent =
  /** The form is complete and the guest presses the button. */
  | { readonly type: 'submit'; readonly request: ReservationRequest }
  /** The server refuses the order; `own` is the order's total as the page calculates it. */
  | { readonly type: 'refused'; readonly problem: ProblemError; readonly own: number }
  /** The payment came to nothing. */
  | { readonly type: 'failed'; readonly failure: PaymentFailure }
  | { readonly type: 'booked'; readonly resvCode: ResvCode }
  /** The guest has seen the new price and agrees or does not. */
  | { readonly type: 'priceSeen'; readonly isAgreed: boolean; readonly instead: number; readonly total: number }
  /** The guest has chosen what to do about a refusal or a failed payment. */
  | {
      readonly type: 'chosen';
      readonly next: AfterProblem | AfterFailure | AlternativeChoice;
      readonly after: 'refusal' | 'failure';
    };

/** A place where an order is changed or looked up. */
export type CheckoutPlace = 'time' | 'product' | 'products' | 'reservations' | 'root';

/** What is to be done outside the state, in order. */
export type CheckoutEffect =
  | { readonly do: 'send'; readonly request: ReservationRequest }
  /** What is sold and what it costs may have changed: reloads it. */
  | { readonly do: 'reload' }
  | { readonly do: 'showFieldError'; readonly failure: FormFailure }
  /** The texts have changed, so the guest must agree again. */
  | { readonly do: 'askAgreement' }
  | { readonly do: 'askPrice'; readonly before: number; readonly instead: number; readonly total: number }
  | { readonly do: 'explainRefusal'; readonly problem: ProblemError }
  | { readonly do: 'explainFailure'; readonly failure: PaymentFailure }
  | { readonly do: 'applySlot'; readonly visit: FreeVisit }
  /** Shows a reservation; `isNew` if this order has just become it. */
  | { readonly do: 'showBooked'; readonly resvCode: ResvCode; readonly isNew: boolean }
  | { readonly do: 'goTo'; readonly place: CheckoutPlace }
  | { readonly do: 'focusMethod' }
  | { readonly do: 'focusForm' };

interface CheckoutStep {
  readonly state: CheckoutState;
  readonly effects: readonly CheckoutEffect[];
}

export const initialCheckout: CheckoutState = { sent: null, named: null };

/** Refusals that name another total. */
const priceProblems: readonly ProblemError['code'][] = ['price_changed', 'payment_due', 'nothing_due'];

const go = (state: CheckoutState, ...effects: CheckoutEffect[]): CheckoutStep => ({ state, effects });
const send = (state: CheckoutState, request: ReservationRequest, ...before: CheckoutEffect[]): CheckoutStep =>
  go({ ...state, sent: request }, ...before, { do: 'send', request });

/** Returns the total that the guest is shown and agrees to, in won. */
export const getTotal = ({ named }: CheckoutState, own: number): number => (named?.instead === own ? named.total : own);

function refuse(state: CheckoutState, problem: ProblemError, own: number): CheckoutStep {
  const { sent } = state;
  const reload = { do: 'reload' } as const;
  // The order sheet is gone or another's; the order stands without it.
  if (sent !== null && sent.ordersheetId !== null && isAboutSheet(problem))
    return send(state, { ...sent, ordersheetId: null }, reload);
  const detail = findRefusedDetail(problem);
  if (detail !== undefined) return go(state, reload, { do: 'showFieldError', failure: detail });
  if (priceProblems.includes(problem.code)) {
    const total = Number(problem.detail['total'] ?? 0);
    return go(state, reload, { do: 'askPrice', before: getTotal(state, own), instead: own, total });
  }
  const explain = { do: 'explainRefusal', problem } as const;
  return problem.code === 'terms_changed' ? go(state, reload, { do: 'askAgreement' }, explain) : go(state, reload, explain);
}

function choose(state: CheckoutState, { next, after }: Extract<CheckoutEvent, { type: 'chosen' }>): CheckoutStep {
  if (typeof next === 'object') {
    if ('visit' in next) return go(state, { do: 'applySlot', visit: next });
    return next.booked === null
      ? go(state, { do: 'goTo', place: 'reservations' })
      : go(state, { do: 'showBooked', resvCode: next.booked, isNew: false });
  }
  if (next === 'again') return state.sent === null ? go(state) : send(state, { ...state.sent, again: true });
  if (next === 'method') return go(state, { do: 'focusMethod' });
  if (next === 'stay') return after === 'failure' ? go(state, { do: 'focusForm' }) : go(state);
  return go(state, { do: 'goTo', place: next });
}

/**
 * The way from a complete form to a reservation, as a table of what happens when: the order is sent, the guest agrees to another price, changes
 * what was refused, or sees the reservation (Spec §5, decisions 23, 30a and 45).
 */
export function stepCheckout(state: CheckoutState, event: CheckoutEvent): CheckoutStep {
  switch (event.type) {
    case 'submit':
      return send(state, event.request);
    case 'refused':
      return refuse(state, event.problem, event.own);
    case 'failed':
      return go(state, { do: 'reload' }, { do: 'explainFailure', failure: event.failure });
    case 'booked':
      return go(state, { do: 'showBooked', resvCode: event.resvCode, isNew: true });
    case 'priceSeen': {
      const { isAgreed, instead, total } = event;
      const seen = { ...state, named: { instead, total } };
      return isAgreed && state.sent !== null ? send(seen, { ...state.sent, shownAmount: total }) : go(seen);
    }
    case 'chosen':
      return choose(state, event);
  }
}
