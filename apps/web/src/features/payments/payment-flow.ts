import type { PaymentOutcome } from '@dining/contract/site/payments';
import type { ReservationRequest } from '@dining/domain/orders/reservation-request';
import type { OpenPayment } from '../../entities/payments/open-payment';
import type { AtForm, Begun, Open, PaymentEffect, PaymentEvent, PaymentPhase, Step } from './payment-phases';

const go = (phase: PaymentPhase, ...effects: PaymentEffect[]): Step => ({ phase, effects });
const nothing: AtForm = { at: 'form', before: null };

/**
 * Where a page begins: with a payment that this tab has not seen the end of, or with nothing. One that has come back from the provider
 * waits for the server's last word alone, and what it brought goes with each question.
 */
export const getInitialPhase = (payment: OpenPayment | null): PaymentPhase =>
  payment === null ? nothing : { at: payment.returned === undefined ? 'found' : 'confirming', payment, request: null };

/** The payment that is open in a phase, if there is one. */
export const findOpenPayment = (phase: PaymentPhase): OpenPayment | null => ('payment' in phase ? phase.payment : null);

const isOpen = (phase: PaymentPhase, shopOrderNo?: string): phase is Open =>
  'payment' in phase && (shopOrderNo === undefined || phase.payment.shopOrderNo === shopOrderNo);
const isBegun = (phase: PaymentPhase): phase is Begun => phase.at === 'asking' || phase.at === 'preparing';
const isFinal = ({ result }: PaymentOutcome): boolean => result !== 'pending';

/** The payment that another one would take the place of. */
const findEarlierPayment = (back: AtForm | Open): OpenPayment | null => (back.at === 'form' ? back.before : back.payment);

/** The window opens in the very press, before anything is waited for (decision 32). */
function beginPayment(back: AtForm | Open, request: ReservationRequest): Step {
  const earlier = findEarlierPayment(back);
  return earlier === null
    ? go({ at: 'preparing', request, back }, { do: 'openWindow' }, { do: 'prepare', request })
    : go({ at: 'asking', request, back }, { do: 'openWindow' }, { do: 'ask', shopOrderNo: earlier.shopOrderNo });
}

/** The server's last word on a payment. */
function endPayment({ result, resvCode, errCd }: PaymentOutcome, resMsg = ''): Step {
  const news: PaymentEffect =
    result === 'success' && resvCode !== undefined
      ? { do: 'tellBooked', resvCode }
      : { do: 'tellFailure', failure: { errCd, resMsg } };
  return go(nothing, { do: 'forget' }, { do: 'closeWindow' }, news);
}

/** The end of one that its guest gave up: what he asked for needs no words, money that moved does. */
const endCancelledPayment = (outcome: PaymentOutcome): Step =>
  outcome.result === 'success' || outcome.errCd === 'refunded'
    ? endPayment(outcome)
    : go(nothing, { do: 'forget' }, { do: 'closeWindow' });

function payAgain(phase: PaymentPhase): Step {
  if (phase.at === 'closed' && phase.request !== null) return beginPayment(phase, phase.request);
  // One that was found has no form behind it yet that was looked over.
  return phase.at === 'closed' || phase.at === 'found' ? go({ at: 'form', before: phase.payment }) : go(phase);
}

function applyAccepted(phase: PaymentPhase, event: Extract<PaymentEvent, { type: 'accepted' }>): Step {
  const { payment, url, window } = event;
  if (phase.at === 'form' || phase.at === 'found') {
    // The page was put aside meanwhile and has begun anew; what the provider has taken is open all the same.
    return go({ at: 'found', payment, request: null }, { do: 'keep', payment });
  }
  if (phase.at !== 'preparing') return go(phase);
  const { request } = phase;
  const taken: PaymentEffect[] = [
    { do: 'keep', payment },
    { do: 'tellAccepted', request },
  ];
  if (window === 'none') return go({ at: 'leaving' }, ...taken, { do: 'leave', url });
  if (window === 'gone') return go({ at: 'closed', payment, request }, ...taken, { do: 'closeWindow' });
  return go({ at: 'window', payment, request }, ...taken, { do: 'showInWindow', url });
}

function applyOutcome(phase: PaymentPhase, { shopOrderNo, outcome }: Extract<PaymentEvent, { type: 'heard' }>): Step {
  if (phase.at === 'asking' && findEarlierPayment(phase.back)?.shopOrderNo === shopOrderNo) {
    // One that was begun before may have gone through meanwhile: nobody pays twice.
    return isFinal(outcome) ? endPayment(outcome) : go({ ...phase, at: 'preparing' }, { do: 'prepare', request: phase.request });
  }
  if (!isOpen(phase, shopOrderNo)) return go(phase);
  if (isFinal(outcome))
    return phase.at === 'stopping' ? endCancelledPayment(outcome) : endPayment(outcome, phase.payment.returned?.resMsg);
  return phase.at === 'offline' ? go({ ...phase, at: 'closed' }) : go(phase);
}

/**
 * The window may be closed, or lose its line, before the server has heard it: what it brought is this page's from now on, and there
 * is nothing left for the guest to decide.
 */
function applyWindowReturn(phase: PaymentPhase, event: Extract<PaymentEvent, { type: 'windowBack' }>): Step {
  if (!isOpen(phase, event.shopOrderNo) || phase.at === 'stopping') return go(phase);
  const { brought, resMsg } = event;
  const payment = { ...phase.payment, returned: { resMsg, brought } };
  return go({ ...phase, at: 'confirming', payment }, { do: 'keep', payment });
}

function applyWindowReport(phase: PaymentPhase, { shopOrderNo, outcome, resMsg }: Extract<PaymentEvent, { type: 'told' }>): Step {
  if (!isOpen(phase, shopOrderNo)) return go(phase);
  const hear: PaymentEffect = { do: 'hear', shopOrderNo: phase.payment.shopOrderNo };
  const givenUp = phase.at === 'stopping';
  if (!isFinal(outcome)) return go(givenUp ? phase : { ...phase, at: 'confirming' }, hear);
  const { phase: next, effects } = givenUp ? endCancelledPayment(outcome) : endPayment(outcome, resMsg);
  return go(next, hear, ...effects);
}

/**
 * Paying at the provider, as a table of what happens when (Spec §4 Payment popup, decisions 25, 26, 32). A closed window is
 * never taken for a cancelled payment, and nobody's payment is forgotten before the server has had its last word.
 */
export function step(phase: PaymentPhase, event: PaymentEvent): Step {
  switch (event.type) {
    case 'pay':
      return phase.at === 'form' || phase.at === 'closed' ? beginPayment(phase, event.request) : go(phase);
    case 'payAgain':
      return payAgain(phase);
    case 'accepted':
      return applyAccepted(phase, event);
    case 'refused':
      return phase.at === 'preparing' ? go(nothing, { do: 'forget' }, { do: 'closeWindow' }, { do: 'tellRefused' }) : go(phase);
    case 'failed':
      return isBegun(phase) ? go(phase.back, { do: 'closeWindow' }, { do: 'tellProblem', problem: event.problem }) : go(phase);
    case 'heard':
      return applyOutcome(phase, event);
    case 'windowBack':
      return applyWindowReturn(phase, event);
    case 'told':
      return applyWindowReport(phase, event);
    case 'windowClosed':
      return phase.at === 'window'
        ? go({ ...phase, at: 'closed' }, { do: 'askNow', shopOrderNo: phase.payment.shopOrderNo })
        : go(phase);
    case 'giveUp':
      return isOpen(phase) && phase.at !== 'confirming' && phase.at !== 'stopping'
        ? go({ ...phase, at: 'stopping' }, { do: 'closeWindow' }, { do: 'stop', shopOrderNo: phase.payment.shopOrderNo })
        : go(phase);
    case 'stopped': {
      if (!isOpen(phase, event.shopOrderNo)) return go(phase);
      return isFinal(event.outcome) ? endCancelledPayment(event.outcome) : go({ ...phase, at: 'confirming' });
    }
    case 'notStopped': {
      if (!isOpen(phase, event.shopOrderNo) || phase.at !== 'stopping') return go(phase);
      return event.problem.code === 'offline'
        ? go({ ...phase, at: 'offline' })
        : go({ ...phase, at: 'closed' }, { do: 'tellNotStopped', problem: event.problem });
    }
    case 'renewed': {
      if (!isOpen(phase, event.payment.shopOrderNo)) return go(phase);
      // The window may have come back since it was asked for.
      const payment = { ...phase.payment, ...event.payment };
      return go({ ...phase, payment }, { do: 'keep', payment });
    }
    case 'broughtBack':
      return go(getInitialPhase(event.payment));
    case 'online':
      return isOpen(phase) && phase.at !== 'stopping'
        ? go(phase, { do: 'askNow', shopOrderNo: phase.payment.shopOrderNo })
        : go(phase);
  }
}
