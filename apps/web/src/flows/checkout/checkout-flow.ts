import type { ProblemError } from '@dining/client/problem-error';
import type { ReservationRequest } from '@dining/domain/orders/reservation-request';
import type { FormFailure } from '@dining/domain/reservations/form-checks';
import type { ResvCode } from '@dining/domain/shared/codes';
import { isSheetProblem } from '../../entities/orders/active-sheet';
import type { FreeVisit } from '../../features/availability/alternatives/free-visits';
import type { FailureAction, PaymentFailure } from '../../features/payments/failure-alert';
import { findRefusedDetail } from '../../features/reservations/form/form-failure';
import type { ProblemChoice } from './checkout-problem';
import type { AlternativeChoice } from './prompt-alternative-slots';

export interface CheckoutState {
  /** The latest request sent to the server; null before the first. */
  readonly sentRequest: ReservationRequest | null;
  /** The total that the server requires, in won; valid while the order's own total is `orderTotal`. */
  readonly serverTotal: { readonly orderTotal: number; readonly total: number } | null;
}

export type CheckoutEvent =
  | { readonly type: 'submit'; readonly request: ReservationRequest }
  | { readonly type: 'refused'; readonly problem: ProblemError; readonly orderTotal: number }
  | { readonly type: 'failed'; readonly failure: PaymentFailure }
  | { readonly type: 'booked'; readonly resvCode: ResvCode }
  | { readonly type: 'priceSeen'; readonly isAgreed: boolean; readonly orderTotal: number; readonly total: number }
  | {
      readonly type: 'chosen';
      readonly choice: ProblemChoice | FailureAction | AlternativeChoice;
      readonly cause: 'refusal' | 'failure';
    };

export type CheckoutPlace = 'time' | 'product' | 'products' | 'reservations' | 'root';

export type CheckoutEffect =
  | { readonly type: 'send'; readonly request: ReservationRequest }
  | { readonly type: 'reload' }
  | { readonly type: 'showFieldError'; readonly failure: FormFailure }
  | { readonly type: 'askAgreement' }
  | { readonly type: 'askPrice'; readonly shownTotal: number; readonly orderTotal: number; readonly total: number }
  | { readonly type: 'explainRefusal'; readonly problem: ProblemError }
  | { readonly type: 'explainFailure'; readonly failure: PaymentFailure }
  | { readonly type: 'applySlot'; readonly visit: FreeVisit }
  | { readonly type: 'showBooked'; readonly resvCode: ResvCode; readonly isNew: boolean }
  | { readonly type: 'goTo'; readonly place: CheckoutPlace }
  | { readonly type: 'focusMethod' }
  | { readonly type: 'focusForm' };

interface CheckoutTransition {
  readonly state: CheckoutState;
  readonly effects: readonly CheckoutEffect[];
}

export const initialCheckout: CheckoutState = { sentRequest: null, serverTotal: null };

const priceProblems: readonly ProblemError['code'][] = ['price_changed', 'payment_due', 'nothing_due'];

const moveTo = (state: CheckoutState, ...effects: CheckoutEffect[]): CheckoutTransition => ({ state, effects });
/** Moves to a state in which the request is the latest one, and sends it after the other effects. */
const moveToSent = (
  state: CheckoutState,
  request: ReservationRequest,
  ...firstEffects: CheckoutEffect[]
): CheckoutTransition => moveTo({ ...state, sentRequest: request }, ...firstEffects, { type: 'send', request });

/** Returns the total shown to the guest, in won. */
export const getTotal = ({ serverTotal }: CheckoutState, orderTotal: number): number =>
  serverTotal?.orderTotal === orderTotal ? serverTotal.total : orderTotal;

function handleRefusal(state: CheckoutState, problem: ProblemError, orderTotal: number): CheckoutTransition {
  const { sentRequest } = state;
  const reload = { type: 'reload' } as const;
  // The order is valid without its order sheet, which has been deleted or belongs to another user.
  if (sentRequest !== null && sentRequest.ordersheetId !== null && isSheetProblem(problem))
    return moveToSent(state, { ...sentRequest, ordersheetId: null }, reload);
  const failure = findRefusedDetail(problem);
  if (failure !== undefined) return moveTo(state, reload, { type: 'showFieldError', failure });
  if (priceProblems.includes(problem.code)) {
    const total = Number(problem.detail['total'] ?? 0);
    return moveTo(state, reload, { type: 'askPrice', shownTotal: getTotal(state, orderTotal), orderTotal, total });
  }
  const explainRefusal = { type: 'explainRefusal', problem } as const;
  return problem.code === 'terms_changed'
    ? moveTo(state, reload, { type: 'askAgreement' }, explainRefusal)
    : moveTo(state, reload, explainRefusal);
}

function handleChoice(
  state: CheckoutState,
  { choice, cause }: Extract<CheckoutEvent, { type: 'chosen' }>,
): CheckoutTransition {
  if (typeof choice === 'object') {
    if ('visit' in choice) return moveTo(state, { type: 'applySlot', visit: choice });
    return choice.existingResvCode === null
      ? moveTo(state, { type: 'goTo', place: 'reservations' })
      : moveTo(state, { type: 'showBooked', resvCode: choice.existingResvCode, isNew: false });
  }
  if (choice === 'again')
    return state.sentRequest === null
      ? moveTo(state)
      : moveToSent(state, { ...state.sentRequest, isRepeatConfirmed: true });
  if (choice === 'method') return moveTo(state, { type: 'focusMethod' });
  if (choice === 'stay') return cause === 'failure' ? moveTo(state, { type: 'focusForm' }) : moveTo(state);
  return moveTo(state, { type: 'goTo', place: choice });
}

/** Reduces a checkout event to the next state and its side effects (Spec §5, decisions 23, 30a and 45). */
export function advanceCheckout(state: CheckoutState, event: CheckoutEvent): CheckoutTransition {
  switch (event.type) {
    case 'submit':
      return moveToSent(state, event.request);
    case 'refused':
      return handleRefusal(state, event.problem, event.orderTotal);
    case 'failed':
      return moveTo(state, { type: 'reload' }, { type: 'explainFailure', failure: event.failure });
    case 'booked':
      return moveTo(state, { type: 'showBooked', resvCode: event.resvCode, isNew: true });
    case 'priceSeen': {
      const { isAgreed, orderTotal, total } = event;
      const nextState: CheckoutState = { ...state, serverTotal: { orderTotal, total } };
      return isAgreed && state.sentRequest !== null
        ? moveToSent(nextState, { ...state.sentRequest, shownAmount: total })
        : moveTo(nextState);
    }
    case 'chosen':
      return handleChoice(state, event);
  }
}
