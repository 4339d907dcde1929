import type { PaymentOutcome } from '@dining/contract/site/payments';
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

const moveTo = <R>(phase: PaymentPhase<R>, ...effects: PaymentEffect<R>[]): PaymentStep<R> => ({ phase, effects });
const idlePhase: IdlePhase = { type: 'form', earlierPayment: null };

/**
 * Returns the initial phase for the tab's open payment, or the form if it has none. A payment whose guest has returned
 * from the provider only waits for the server's confirmation.
 */
export const getInitialPhase = <R>(payment: OpenPayment | null): PaymentPhase<R> =>
  payment === null
    ? idlePhase
    : { type: payment.returnResult === undefined ? 'restored' : 'confirming', payment, request: null };

export const findOpenPayment = (phase: PaymentPhase<unknown>): OpenPayment | null =>
  'payment' in phase ? phase.payment : null;

const hasOpenPayment = <R>(phase: PaymentPhase<R>, shopOrderNo?: string): phase is OpenPhase<R> =>
  'payment' in phase && (shopOrderNo === undefined || phase.payment.shopOrderNo === shopOrderNo);
const isStarting = <R>(phase: PaymentPhase<R>): phase is StartingPhase<R> =>
  phase.type === 'queryingEarlier' || phase.type === 'preparing';
const isFinal = ({ result }: PaymentOutcome): boolean => result !== 'pending';

const findEarlierPayment = (phase: IdlePhase | OpenPhase<unknown>): OpenPayment | null =>
  phase.type === 'form' ? phase.earlierPayment : phase.payment;

/** Opens the payment window within the click, before any request, because browsers block it otherwise (decision 32). */
function beginPayment<R>(previousPhase: IdlePhase | OpenPhase<R>, request: R): PaymentStep<R> {
  const earlierPayment = findEarlierPayment(previousPhase);
  return earlierPayment === null
    ? moveTo({ type: 'preparing', request, previousPhase }, { type: 'openWindow' }, { type: 'prepare', request })
    : moveTo(
        { type: 'queryingEarlier', request, previousPhase },
        { type: 'openWindow' },
        { type: 'queryEarlier', shopOrderNo: earlierPayment.shopOrderNo },
      );
}

function endPayment<R>({ result, resvCode, errCd }: PaymentOutcome, resMsg = ''): PaymentStep<R> {
  const report: PaymentEffect<R> =
    result === 'success' && resvCode !== undefined
      ? { type: 'reportBooked', resvCode }
      : { type: 'reportFailure', failure: { errCd, resMsg } };
  return moveTo(idlePhase, { type: 'removePayment' }, { type: 'closeWindow' }, report);
}

/** Applies the final outcome of a payment that the guest cancelled. Reports it only if money moved. */
const endCancelledPayment = <R>(outcome: PaymentOutcome): PaymentStep<R> =>
  outcome.result === 'success' || outcome.errCd === 'refunded'
    ? endPayment(outcome)
    : moveTo(idlePhase, { type: 'removePayment' }, { type: 'closeWindow' });

function payAgain<R>(phase: PaymentPhase<R>): PaymentStep<R> {
  if (phase.type === 'closed' && phase.request !== null) return beginPayment(phase, phase.request);
  // The form of a restored payment has not been validated yet.
  return phase.type === 'closed' || phase.type === 'restored'
    ? moveTo({ type: 'form', earlierPayment: phase.payment })
    : moveTo(phase);
}

function applyAcceptance<R>(
  phase: PaymentPhase<R>,
  event: Extract<PaymentEvent<R>, { type: 'accepted' }>,
): PaymentStep<R> {
  const { payment, url, window } = event;
  if (phase.type === 'form' || phase.type === 'restored') {
    // The page was restored meanwhile and has reset, but the provider has accepted the payment, which is still open.
    return moveTo<R>({ type: 'restored', payment, request: null }, { type: 'savePayment', payment });
  }
  if (phase.type !== 'preparing') return moveTo(phase);
  const { request } = phase;
  const effects: PaymentEffect<R>[] = [
    { type: 'savePayment', payment },
    { type: 'reportAccepted', request },
  ];
  if (window === 'none') return moveTo({ type: 'leaving' }, ...effects, { type: 'leave', url });
  if (window === 'gone') return moveTo({ type: 'closed', payment, request }, ...effects, { type: 'closeWindow' });
  return moveTo({ type: 'window', payment, request }, ...effects, { type: 'showInWindow', url });
}

function applyOutcome<R>(
  phase: PaymentPhase<R>,
  { shopOrderNo, outcome }: Extract<PaymentEvent<R>, { type: 'outcomeReceived' }>,
): PaymentStep<R> {
  if (phase.type === 'queryingEarlier' && findEarlierPayment(phase.previousPhase)?.shopOrderNo === shopOrderNo) {
    // The earlier payment may have succeeded meanwhile; a guest must not pay twice.
    return isFinal(outcome)
      ? endPayment(outcome)
      : moveTo({ ...phase, type: 'preparing' }, { type: 'prepare', request: phase.request });
  }
  if (!hasOpenPayment(phase, shopOrderNo)) return moveTo(phase);
  if (isFinal(outcome))
    return phase.type === 'cancelling'
      ? endCancelledPayment(outcome)
      : endPayment(outcome, phase.payment.returnResult?.resMsg);
  return phase.type === 'offline' ? moveTo({ ...phase, type: 'closed' }) : moveTo(phase);
}

/**
 * Applies the result that the payment window received from the provider, in case the window closes or loses its
 * connection before the server responds.
 */
function applyWindowReturn<R>(
  phase: PaymentPhase<R>,
  event: Extract<PaymentEvent<R>, { type: 'windowReturned' }>,
): PaymentStep<R> {
  if (!hasOpenPayment(phase, event.shopOrderNo) || phase.type === 'cancelling') return moveTo(phase);
  const { providerResult, resMsg } = event;
  const payment = { ...phase.payment, returnResult: { resMsg, providerResult } };
  return moveTo({ ...phase, type: 'confirming', payment }, { type: 'savePayment', payment });
}

function applyWindowReport<R>(
  phase: PaymentPhase<R>,
  { shopOrderNo, outcome, resMsg }: Extract<PaymentEvent<R>, { type: 'windowReport' }>,
): PaymentStep<R> {
  if (!hasOpenPayment(phase, shopOrderNo)) return moveTo(phase);
  const confirmReport: PaymentEffect<R> = { type: 'confirmReport', shopOrderNo: phase.payment.shopOrderNo };
  const isCancelling = phase.type === 'cancelling';
  if (!isFinal(outcome)) return moveTo(isCancelling ? phase : { ...phase, type: 'confirming' }, confirmReport);
  const { phase: nextPhase, effects } = isCancelling ? endCancelledPayment<R>(outcome) : endPayment<R>(outcome, resMsg);
  return moveTo(nextPhase, confirmReport, ...effects);
}

/**
 * Reduces a payment event to the next phase and its effects (Spec §4 Payment popup, decisions 25, 26, 32). A closed
 * window does not mean that the payment was cancelled; only a final outcome of the server ends an open payment.
 */
export function advancePayment<R>(phase: PaymentPhase<R>, event: PaymentEvent<R>): PaymentStep<R> {
  switch (event.type) {
    case 'pay':
      return phase.type === 'form' || phase.type === 'closed' ? beginPayment(phase, event.request) : moveTo(phase);
    case 'payAgain':
      return payAgain(phase);
    case 'accepted':
      return applyAcceptance(phase, event);
    case 'refused':
      return phase.type === 'preparing'
        ? moveTo(idlePhase, { type: 'removePayment' }, { type: 'closeWindow' }, { type: 'reportRefused' })
        : moveTo(phase);
    case 'failed':
      return isStarting(phase)
        ? moveTo(phase.previousPhase, { type: 'closeWindow' }, { type: 'reportProblem', problem: event.problem })
        : moveTo(phase);
    case 'outcomeReceived':
      return applyOutcome(phase, event);
    case 'windowReturned':
      return applyWindowReturn(phase, event);
    case 'windowReport':
      return applyWindowReport(phase, event);
    case 'windowClosed':
      return phase.type === 'window'
        ? moveTo({ ...phase, type: 'closed' }, { type: 'queryNow', shopOrderNo: phase.payment.shopOrderNo })
        : moveTo(phase);
    case 'giveUp':
      return hasOpenPayment(phase) && phase.type !== 'confirming' && phase.type !== 'cancelling'
        ? moveTo(
            { ...phase, type: 'cancelling' },
            { type: 'closeWindow' },
            { type: 'cancel', shopOrderNo: phase.payment.shopOrderNo },
          )
        : moveTo(phase);
    case 'cancelAnswered': {
      if (!hasOpenPayment(phase, event.shopOrderNo)) return moveTo(phase);
      return isFinal(event.outcome) ? endCancelledPayment(event.outcome) : moveTo({ ...phase, type: 'confirming' });
    }
    case 'cancelFailed': {
      if (!hasOpenPayment(phase, event.shopOrderNo) || phase.type !== 'cancelling') return moveTo(phase);
      return event.problem.code === 'offline'
        ? moveTo({ ...phase, type: 'offline' })
        : moveTo({ ...phase, type: 'closed' }, { type: 'reportCancelFailure', problem: event.problem });
    }
    case 'renewed': {
      if (!hasOpenPayment(phase, event.payment.shopOrderNo)) return moveTo(phase);
      // The window may have returned since the renewal was requested.
      const payment = { ...phase.payment, ...event.payment };
      return moveTo({ ...phase, payment }, { type: 'savePayment', payment });
    }
    case 'pageRestored':
      return moveTo(getInitialPhase(event.payment));
    case 'online':
      return hasOpenPayment(phase) && phase.type !== 'cancelling'
        ? moveTo(phase, { type: 'queryNow', shopOrderNo: phase.payment.shopOrderNo })
        : moveTo(phase);
  }
}
