import type { PaymentOutcome } from '@dining/contract/site/payments';
import type { ReservationRequest } from '@dining/domain/orders/reservation-request';
import type { OpenPayment } from '../../entities/payments/open-payment';
import type {
  IdlePhase,
  OpenPhase,
  PaymentEffect,
  PaymentEvent,
  PaymentPhase,
  PaymentStep,
  StartingPhase,
} from './payment-phases';

const moveTo = (phase: PaymentPhase, ...effects: PaymentEffect[]): PaymentStep => ({ phase, effects });
const idle: IdlePhase = { at: 'form', before: null };

/**
 * Returns the initial phase: the payment that this tab has left open, or the empty form. A payment that has returned
 * from the provider only waits for the server's confirmation.
 */
export const getInitialPhase = (payment: OpenPayment | null): PaymentPhase =>
  payment === null ? idle : { at: payment.returned === undefined ? 'found' : 'confirming', payment, request: null };

export const findOpenPayment = (phase: PaymentPhase): OpenPayment | null => ('payment' in phase ? phase.payment : null);

const isOpen = (phase: PaymentPhase, shopOrderNo?: string): phase is OpenPhase =>
  'payment' in phase && (shopOrderNo === undefined || phase.payment.shopOrderNo === shopOrderNo);
const isStarting = (phase: PaymentPhase): phase is StartingPhase => phase.at === 'asking' || phase.at === 'preparing';
const isFinal = ({ result }: PaymentOutcome): boolean => result !== 'pending';

const findEarlierPayment = (back: IdlePhase | OpenPhase): OpenPayment | null =>
  back.at === 'form' ? back.before : back.payment;

/** Opens the window within the click, before any request; browsers block it otherwise (decision 32). */
function beginPayment(back: IdlePhase | OpenPhase, request: ReservationRequest): PaymentStep {
  const earlier = findEarlierPayment(back);
  return earlier === null
    ? moveTo({ at: 'preparing', request, back }, { do: 'openWindow' }, { do: 'prepare', request })
    : moveTo(
        { at: 'asking', request, back },
        { do: 'openWindow' },
        { do: 'queryEarlier', shopOrderNo: earlier.shopOrderNo },
      );
}

function endPayment({ result, resvCode, errCd }: PaymentOutcome, resMsg = ''): PaymentStep {
  const announcement: PaymentEffect =
    result === 'success' && resvCode !== undefined
      ? { do: 'reportBooked', resvCode }
      : { do: 'reportFailure', failure: { errCd, resMsg } };
  return moveTo(idle, { do: 'removePayment' }, { do: 'closeWindow' }, announcement);
}

/** Applies the final outcome of a payment that the guest cancelled. Reports only if money moved. */
const endCancelledPayment = (outcome: PaymentOutcome): PaymentStep =>
  outcome.result === 'success' || outcome.errCd === 'refunded'
    ? endPayment(outcome)
    : moveTo(idle, { do: 'removePayment' }, { do: 'closeWindow' });

function payAgain(phase: PaymentPhase): PaymentStep {
  if (phase.at === 'closed' && phase.request !== null) return beginPayment(phase, phase.request);
  // The form of a restored payment has not been validated yet.
  return phase.at === 'closed' || phase.at === 'found' ? moveTo({ at: 'form', before: phase.payment }) : moveTo(phase);
}

function applyAccepted(phase: PaymentPhase, event: Extract<PaymentEvent, { type: 'accepted' }>): PaymentStep {
  const { payment, url, window } = event;
  if (phase.at === 'form' || phase.at === 'found') {
    // The page was restored meanwhile and has reset. The payment that the provider accepted is still open.
    return moveTo({ at: 'found', payment, request: null }, { do: 'savePayment', payment });
  }
  if (phase.at !== 'preparing') return moveTo(phase);
  const { request } = phase;
  const effects: PaymentEffect[] = [
    { do: 'savePayment', payment },
    { do: 'reportAccepted', request },
  ];
  if (window === 'none') return moveTo({ at: 'leaving' }, ...effects, { do: 'leave', url });
  if (window === 'gone') return moveTo({ at: 'closed', payment, request }, ...effects, { do: 'closeWindow' });
  return moveTo({ at: 'window', payment, request }, ...effects, { do: 'showInWindow', url });
}

function applyOutcome(
  phase: PaymentPhase,
  { shopOrderNo, outcome }: Extract<PaymentEvent, { type: 'outcomeReceived' }>,
): PaymentStep {
  if (phase.at === 'asking' && findEarlierPayment(phase.back)?.shopOrderNo === shopOrderNo) {
    // The earlier payment may have succeeded meanwhile; a guest must not pay twice.
    return isFinal(outcome)
      ? endPayment(outcome)
      : moveTo({ ...phase, at: 'preparing' }, { do: 'prepare', request: phase.request });
  }
  if (!isOpen(phase, shopOrderNo)) return moveTo(phase);
  if (isFinal(outcome))
    return phase.at === 'stopping' ? endCancelledPayment(outcome) : endPayment(outcome, phase.payment.returned?.resMsg);
  return phase.at === 'offline' ? moveTo({ ...phase, at: 'closed' }) : moveTo(phase);
}

/**
 * Takes over what the payment window returned, in case it closes or loses its connection before the server responds.
 * The guest has nothing left to decide.
 */
function applyWindowReturn(phase: PaymentPhase, event: Extract<PaymentEvent, { type: 'windowReturned' }>): PaymentStep {
  if (!isOpen(phase, event.shopOrderNo) || phase.at === 'stopping') return moveTo(phase);
  const { providerResult, resMsg } = event;
  const payment = { ...phase.payment, returned: { resMsg, providerResult } };
  return moveTo({ ...phase, at: 'confirming', payment }, { do: 'savePayment', payment });
}

function applyWindowReport(
  phase: PaymentPhase,
  { shopOrderNo, outcome, resMsg }: Extract<PaymentEvent, { type: 'windowReport' }>,
): PaymentStep {
  if (!isOpen(phase, shopOrderNo)) return moveTo(phase);
  const confirmReport: PaymentEffect = { do: 'confirmReport', shopOrderNo: phase.payment.shopOrderNo };
  const givenUp = phase.at === 'stopping';
  if (!isFinal(outcome)) return moveTo(givenUp ? phase : { ...phase, at: 'confirming' }, confirmReport);
  const { phase: next, effects } = givenUp ? endCancelledPayment(outcome) : endPayment(outcome, resMsg);
  return moveTo(next, confirmReport, ...effects);
}

/**
 * Reduces a payment event to the next phase and its effects (Spec §4 Payment popup, decisions 25, 26, 32). A closed
 * window does not mean that the payment was cancelled; only a final outcome of the server ends a payment.
 */
export function advancePayment(phase: PaymentPhase, event: PaymentEvent): PaymentStep {
  switch (event.type) {
    case 'pay':
      return phase.at === 'form' || phase.at === 'closed' ? beginPayment(phase, event.request) : moveTo(phase);
    case 'payAgain':
      return payAgain(phase);
    case 'accepted':
      return applyAccepted(phase, event);
    case 'refused':
      return phase.at === 'preparing'
        ? moveTo(idle, { do: 'removePayment' }, { do: 'closeWindow' }, { do: 'reportRefused' })
        : moveTo(phase);
    case 'failed':
      return isStarting(phase)
        ? moveTo(phase.back, { do: 'closeWindow' }, { do: 'reportProblem', problem: event.problem })
        : moveTo(phase);
    case 'outcomeReceived':
      return applyOutcome(phase, event);
    case 'windowReturned':
      return applyWindowReturn(phase, event);
    case 'windowReport':
      return applyWindowReport(phase, event);
    case 'windowClosed':
      return phase.at === 'window'
        ? moveTo({ ...phase, at: 'closed' }, { do: 'queryNow', shopOrderNo: phase.payment.shopOrderNo })
        : moveTo(phase);
    case 'giveUp':
      return isOpen(phase) && phase.at !== 'confirming' && phase.at !== 'stopping'
        ? moveTo(
            { ...phase, at: 'stopping' },
            { do: 'closeWindow' },
            { do: 'stop', shopOrderNo: phase.payment.shopOrderNo },
          )
        : moveTo(phase);
    case 'stopped': {
      if (!isOpen(phase, event.shopOrderNo)) return moveTo(phase);
      return isFinal(event.outcome) ? endCancelledPayment(event.outcome) : moveTo({ ...phase, at: 'confirming' });
    }
    case 'notStopped': {
      if (!isOpen(phase, event.shopOrderNo) || phase.at !== 'stopping') return moveTo(phase);
      return event.problem.code === 'offline'
        ? moveTo({ ...phase, at: 'offline' })
        : moveTo({ ...phase, at: 'closed' }, { do: 'reportNotStopped', problem: event.problem });
    }
    case 'renewed': {
      if (!isOpen(phase, event.payment.shopOrderNo)) return moveTo(phase);
      // The window may have returned since the renewal was requested.
      const payment = { ...phase.payment, ...event.payment };
      return moveTo({ ...phase, payment }, { do: 'savePayment', payment });
    }
    case 'pageRestored':
      return moveTo(getInitialPhase(event.payment));
    case 'online':
      return isOpen(phase) && phase.at !== 'stopping'
        ? moveTo(phase, { do: 'queryNow', shopOrderNo: phase.payment.shopOrderNo })
        : moveTo(phase);
  }
}
