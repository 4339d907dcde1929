import type { ProblemError } from '@dining/client/problem-error';
import type { ReservationRequest } from '@dining/domain/orders/reservation-request';
import type { FormFailure } from '@dining/domain/reservations/form-checks';
import type { ResvCode } from '@dining/domain/shared/codes';
import { isAboutSheet } from '../../entities/orders/active-draft';
import type { FreeVisit } from '../../features/availability/alternatives/free-visits';
import type { AfterFailure, PaymentFailure } from '../../features/payments/failure-alert';
import { findRefusedDetail } from '../../features/reservations/form/form-failure';
import type { AfterProblem } from './checkout-problem';
import type { AlternativeChoice } from './prompt-alternative-slots';

export interface CheckoutState {
  readonly sent: ReservationRequest | null;
  /** The total that the server asked for, in won; valid while the order's own total is `instead`. */
  readonly serverTotal: { readonly instead: number; readonly total: number } | null;
}

export type CheckoutEvent =
  | { readonly type: 'submit'; readonly request: ReservationRequest }
  | { readonly type: 'refused'; readonly problem: ProblemError; readonly orderTotal: number }
  | { readonly type: 'failed'; readonly failure: PaymentFailure }
  | { readonly type: 'booked'; readonly resvCode: ResvCode }
  | { readonly type: 'priceSeen'; readonly isAgreed: boolean; readonly instead: number; readonly total: number }
  | {
      readonly type: 'chosen';
      readonly next: AfterProblem | AfterFailure | AlternativeChoice;
      readonly after: 'refusal' | 'failure';
    };

export type CheckoutPlace = 'time' | 'product' | 'products' | 'reservations' | 'root';

export type CheckoutEffect =
  | { readonly do: 'send'; readonly request: ReservationRequest }
  | { readonly do: 'reload' }
  | { readonly do: 'showFieldError'; readonly failure: FormFailure }
  | { readonly do: 'askAgreement' }
  | { readonly do: 'askPrice'; readonly before: number; readonly instead: number; readonly total: number }
  | { readonly do: 'explainRefusal'; readonly problem: ProblemError }
  | { readonly do: 'explainFailure'; readonly failure: PaymentFailure }
  | { readonly do: 'applySlot'; readonly visit: FreeVisit }
  | { readonly do: 'showBooked'; readonly resvCode: ResvCode; readonly isNew: boolean }
  | { readonly do: 'goTo'; readonly place: CheckoutPlace }
  | { readonly do: 'focusMethod' }
  | { readonly do: 'focusForm' };

interface CheckoutStep {
  readonly state: CheckoutState;
  readonly effects: readonly CheckoutEffect[];
}

export const initialCheckout: CheckoutState = { sent: null, serverTotal: null };

const priceProblems: readonly ProblemError['code'][] = ['price_changed', 'payment_due', 'nothing_due'];

const moveTo = (state: CheckoutState, ...effects: CheckoutEffect[]): CheckoutStep => ({ state, effects });
const send = (state: CheckoutState, request: ReservationRequest, ...before: CheckoutEffect[]): CheckoutStep =>
  moveTo({ ...state, sent: request }, ...before, { do: 'send', request });

/** Returns the total shown to the guest, in won. */
export const getTotal = ({ serverTotal }: CheckoutState, orderTotal: number): number =>
  serverTotal?.instead === orderTotal ? serverTotal.total : orderTotal;

function refuse(state: CheckoutState, problem: ProblemError, orderTotal: number): CheckoutStep {
  const { sent } = state;
  const reload = { do: 'reload' } as const;
  // Without its draft, which is deleted or belongs to another user, the order is still valid.
  if (sent !== null && sent.ordersheetId !== null && isAboutSheet(problem))
    return send(state, { ...sent, ordersheetId: null }, reload);
  const detail = findRefusedDetail(problem);
  if (detail !== undefined) return moveTo(state, reload, { do: 'showFieldError', failure: detail });
  if (priceProblems.includes(problem.code)) {
    const total = Number(problem.detail['total'] ?? 0);
    return moveTo(state, reload, { do: 'askPrice', before: getTotal(state, orderTotal), instead: orderTotal, total });
  }
  const explain = { do: 'explainRefusal', problem } as const;
  return problem.code === 'terms_changed'
    ? moveTo(state, reload, { do: 'askAgreement' }, explain)
    : moveTo(state, reload, explain);
}

function choose(state: CheckoutState, { next, after }: Extract<CheckoutEvent, { type: 'chosen' }>): CheckoutStep {
  if (typeof next === 'object') {
    if ('visit' in next) return moveTo(state, { do: 'applySlot', visit: next });
    return next.booked === null
      ? moveTo(state, { do: 'goTo', place: 'reservations' })
      : moveTo(state, { do: 'showBooked', resvCode: next.booked, isNew: false });
  }
  if (next === 'again')
    return state.sent === null ? moveTo(state) : send(state, { ...state.sent, isRepeatConfirmed: true });
  if (next === 'method') return moveTo(state, { do: 'focusMethod' });
  if (next === 'stay') return after === 'failure' ? moveTo(state, { do: 'focusForm' }) : moveTo(state);
  return moveTo(state, { do: 'goTo', place: next });
}

/** Reduces a checkout event to the next state and its side effects (Spec §5, decisions 23, 30a and 45). */
export function advanceCheckout(state: CheckoutState, event: CheckoutEvent): CheckoutStep {
  switch (event.type) {
    case 'submit':
      return send(state, event.request);
    case 'refused':
      return refuse(state, event.problem, event.orderTotal);
    case 'failed':
      return moveTo(state, { do: 'reload' }, { do: 'explainFailure', failure: event.failure });
    case 'booked':
      return moveTo(state, { do: 'showBooked', resvCode: event.resvCode, isNew: true });
    case 'priceSeen': {
      const { isAgreed, instead, total } = event;
      const nextState: CheckoutState = { ...state, serverTotal: { instead, total } };
      return isAgreed && state.sent !== null
        ? send(nextState, { ...state.sent, shownAmount: total })
        : moveTo(nextState);
    }
    case 'chosen':
      return choose(state, event);
  }
}
