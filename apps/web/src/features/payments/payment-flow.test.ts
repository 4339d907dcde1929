import { ProblemError } from '@dining/client/problem-error';
import type { PaymentOutcome } from '@dining/contract/site/payments';
import type { ReservationRequest } from '@dining/domain/orders/reservation-request';
import type { ResvCode, ShopOrderNo } from '@dining/domain/shared/codes';
import { describe, expect, it } from 'vitest';
import type { OpenPayment } from '../../entities/payments/open-payment';
import { advancePayment, getInitialPhase } from './payment-flow';
import type { PaymentEffect, PaymentEvent, PaymentPhase } from './payment-phases';

const createPayment = (shopOrderNo: string, overrides: Partial<OpenPayment> = {}): OpenPayment => ({
  shopOrderNo: shopOrderNo as ShopOrderNo,
  holdUntil: '2026-03-10T03:10:00Z',
  canRenew: true,
  page: '/reservation/prod/payment',
  hold: { seats: 2, units: 2, dinRoomCode: null } as OpenPayment['hold'],
  ...overrides,
});
const payment = createPayment('A');
const otherPayment = createPayment('B');
const request = { requestNote: 'first' } as ReservationRequest;
const retryRequest = { requestNote: 'again' } as ReservationRequest;

const formPhase: PaymentPhase & { type: 'form' } = { type: 'form', earlierPayment: null };
const closedPhase: PaymentPhase & { type: 'closed' } = { type: 'closed', payment, request };
const phases = {
  form: formPhase,
  'form, earlier payment': { type: 'form', earlierPayment: payment },
  queryingEarlier: { type: 'queryingEarlier', request, previousPhase: closedPhase },
  preparing: { type: 'preparing', request, previousPhase: formPhase },
  'preparing again': { type: 'preparing', request, previousPhase: closedPhase },
  leaving: { type: 'leaving' },
  window: { type: 'window', payment, request },
  closed: closedPhase,
  'closed, no request': { ...closedPhase, request: null },
  restored: { type: 'restored', payment, request: null },
  confirming: { type: 'confirming', payment, request },
  cancelling: { type: 'cancelling', payment, request },
  offline: { type: 'offline', payment, request },
} as const satisfies Record<string, PaymentPhase>;

const outcomes = {
  pending: { result: 'pending' },
  booked: { result: 'success', resvCode: 'R1' as ResvCode },
  cancelled: { result: 'fail', errCd: 'cancelled' },
  refunded: { result: 'fail', errCd: 'refunded' },
} as const satisfies Record<string, PaymentOutcome>;
const offlineProblem = new ProblemError('offline', 0);
const refusalProblem = new ProblemError('sold_out', 409);
const { shopOrderNo } = payment;
const providerResult = { resCd: '0000', authorizationId: 'a1' };
const createAcceptedEvent = (window: 'open' | 'gone' | 'none') =>
  ({ type: 'accepted', payment: otherPayment, url: '/pay', window }) as const;

const events = {
  pay: { type: 'pay', request: retryRequest },
  payAgain: { type: 'payAgain' },
  giveUp: { type: 'giveUp' },
  'accepted, window open': createAcceptedEvent('open'),
  'accepted, window gone': createAcceptedEvent('gone'),
  'accepted, no window': createAcceptedEvent('none'),
  refused: { type: 'refused' },
  failed: { type: 'failed', problem: refusalProblem },
  'outcome pending': { type: 'outcomeReceived', shopOrderNo, outcome: outcomes.pending },
  'outcome booked': { type: 'outcomeReceived', shopOrderNo, outcome: outcomes.booked },
  'outcome cancelled': { type: 'outcomeReceived', shopOrderNo, outcome: outcomes.cancelled },
  'outcome of another': { type: 'outcomeReceived', shopOrderNo: otherPayment.shopOrderNo, outcome: outcomes.booked },
  'window returned': { type: 'windowReturned', shopOrderNo, providerResult, resMsg: 'words' },
  'window of another returned': { type: 'windowReturned', shopOrderNo: 'B', providerResult, resMsg: '' },
  'reported pending': { type: 'windowReport', shopOrderNo, outcome: outcomes.pending, resMsg: '' },
  'reported booked': { type: 'windowReport', shopOrderNo, outcome: outcomes.booked, resMsg: '' },
  'reported cancelled': { type: 'windowReport', shopOrderNo, outcome: outcomes.cancelled, resMsg: 'words' },
  'report of another': { type: 'windowReport', shopOrderNo: 'B', outcome: outcomes.booked, resMsg: '' },
  'window closed': { type: 'windowClosed' },
  'cancel answered, booked': { type: 'cancelAnswered', shopOrderNo, outcome: outcomes.booked },
  'cancel answered, pending': { type: 'cancelAnswered', shopOrderNo, outcome: outcomes.pending },
  'cancel answered, cancelled': { type: 'cancelAnswered', shopOrderNo, outcome: outcomes.cancelled },
  'cancel answered, refunded': { type: 'cancelAnswered', shopOrderNo, outcome: outcomes.refunded },
  'cancel failed, offline': { type: 'cancelFailed', shopOrderNo, problem: offlineProblem },
  'cancel failed, refused': { type: 'cancelFailed', shopOrderNo, problem: refusalProblem },
  renewed: { type: 'renewed', payment: createPayment('A', { canRenew: false }) },
  'another renewed': { type: 'renewed', payment: otherPayment },
  'restored with a payment': { type: 'pageRestored', payment },
  'restored without a payment': { type: 'pageRestored', payment: null },
  online: { type: 'online' },
} as const satisfies Record<string, PaymentEvent>;

/**
 * Describes a phase with its order number or request, and whether the hold was renewed, the request is missing and the
 * window has returned, as `form`, `closed A renewed, no request` or `preparing again, previous form`.
 */
function describePhase(phase: PaymentPhase): string {
  if (phase.type === 'form') return ['form', phase.earlierPayment?.shopOrderNo].filter(Boolean).join(' ');
  if ('previousPhase' in phase)
    return `${phase.type} ${phase.request.requestNote}, previous ${describePhase(phase.previousPhase)}`;
  if (!('payment' in phase)) return phase.type;
  const { shopOrderNo: orderNumber, canRenew, returnResult } = phase.payment;
  return `${phase.type} ${orderNumber}${canRenew ? '' : ' renewed'}${phase.request === null ? ', no request' : ''}${returnResult?.providerResult ? ', result' : ''}`;
}

function formatEffect(effect: PaymentEffect): string {
  switch (effect.type) {
    case 'queryEarlier':
    case 'queryNow':
    case 'cancel':
    case 'confirmReport':
      return `${effect.type} ${effect.shopOrderNo}`;
    case 'prepare':
    case 'reportAccepted':
      return `${effect.type} ${effect.request.requestNote}`;
    case 'savePayment':
      return `savePayment ${effect.payment.shopOrderNo}`;
    case 'reportBooked':
      return `reportBooked ${effect.resvCode}`;
    case 'reportFailure':
      return `reportFailure ${[effect.failure.errCd, effect.failure.resMsg].filter(Boolean).join(' ')}`;
    case 'reportProblem':
    case 'reportCancelFailure':
      return `${effect.type} ${effect.problem.code}`;
    default:
      return effect.type;
  }
}

type EventName = keyof typeof events;
const bookedStep = 'form: removePayment, closeWindow, reportBooked R1';
const cancelledStep = 'form: removePayment, closeWindow, reportFailure cancelled';
const silentEndStep = 'form: removePayment, closeWindow';
const addConfirmReport = (step: string) => step.replace('form: ', 'form: confirmReport A, ');

/** When the browser restores the page, every phase is replaced by the initial one. */
const restoredTransitions = {
  'restored with a payment': 'restored A, no request',
  'restored without a payment': 'form',
} as const;
/** Events that concern another payment. */
const unrelatedEvents: readonly EventName[] = [
  'outcome of another',
  'window of another returned',
  'report of another',
  'another renewed',
];
/** Events of an open payment. */
const openEvents: readonly EventName[] = [
  ...([
    'outcome pending',
    'outcome booked',
    'outcome cancelled',
    'window returned',
    'reported pending',
    'reported booked',
    'reported cancelled',
  ] as const),
  ...([
    'cancel answered, booked',
    'cancel answered, pending',
    'cancel answered, cancelled',
    'cancel answered, refunded',
    'renewed',
    'online',
  ] as const),
  ...(['cancel failed, offline', 'cancel failed, refused', 'window closed', 'giveUp', 'payAgain'] as const),
];
/** Events of a payment that is being started. */
const startEvents: readonly EventName[] = [
  ...(['accepted, window open', 'accepted, window gone', 'accepted, no window', 'refused', 'failed'] as const),
];
/** The phase and effects after each event that reports an outcome of an open payment. */
const outcomeTransitions = {
  'outcome booked': bookedStep,
  'outcome cancelled': cancelledStep,
  'reported booked': addConfirmReport(bookedStep),
  'reported cancelled': `${addConfirmReport(cancelledStep)} words`,
  'cancel answered, booked': bookedStep,
  'cancel answered, pending': 'confirming A',
  'cancel answered, cancelled': silentEndStep,
  'cancel answered, refunded': 'form: removePayment, closeWindow, reportFailure refunded',
} as const;
const windowReportTransitions = {
  'window returned': 'confirming A, result: savePayment A',
  'reported pending': 'confirming A: confirmReport A',
} as const;
const lateAcceptedTransitions = {
  'accepted, window open': 'restored B, no request: savePayment B',
  'accepted, window gone': 'restored B, no request: savePayment B',
  'accepted, no window': 'restored B, no request: savePayment B',
} as const;
const acceptedTransitions = {
  'accepted, window open': 'window B: savePayment B, reportAccepted first, showInWindow',
  'accepted, window gone': 'closed B: savePayment B, reportAccepted first, closeWindow',
  'accepted, no window': 'leaving: savePayment B, reportAccepted first, leave',
} as const;
const refusedTransitions = { refused: 'form: removePayment, closeWindow, reportRefused' } as const;

interface Row {
  /** The phase and effects after each event. */
  readonly transitions: Partial<Record<EventName, string>>;
  /** Events that have no effect. */
  readonly ignoredEvents: readonly EventName[];
}

const table: Record<keyof typeof phases, Row> = {
  form: {
    transitions: {
      pay: 'preparing again, previous form: openWindow, prepare again',
      ...lateAcceptedTransitions,
      ...restoredTransitions,
    },
    ignoredEvents: ['refused', 'failed', ...openEvents, ...unrelatedEvents],
  },
  'form, earlier payment': {
    transitions: {
      pay: 'queryingEarlier again, previous form A: openWindow, queryEarlier A',
      ...lateAcceptedTransitions,
      ...restoredTransitions,
    },
    ignoredEvents: ['refused', 'failed', ...openEvents, ...unrelatedEvents],
  },
  queryingEarlier: {
    transitions: {
      'outcome pending': 'preparing first, previous closed A: prepare first',
      'outcome booked': bookedStep,
      'outcome cancelled': cancelledStep,
      failed: 'closed A: closeWindow, reportProblem sold_out',
      ...restoredTransitions,
    },
    ignoredEvents: [
      'pay',
      ...startEvents.filter((name) => name !== 'failed'),
      ...openEvents.filter((name) => !name.startsWith('outcome')),
      ...unrelatedEvents,
    ],
  },
  preparing: {
    transitions: {
      ...acceptedTransitions,
      ...refusedTransitions,
      failed: 'form: closeWindow, reportProblem sold_out',
      ...restoredTransitions,
    },
    ignoredEvents: ['pay', ...openEvents, ...unrelatedEvents],
  },
  'preparing again': {
    transitions: {
      ...acceptedTransitions,
      ...refusedTransitions,
      failed: 'closed A: closeWindow, reportProblem sold_out',
      ...restoredTransitions,
    },
    ignoredEvents: ['pay', ...openEvents, ...unrelatedEvents],
  },
  leaving: {
    transitions: restoredTransitions,
    ignoredEvents: ['pay', ...startEvents, ...openEvents, ...unrelatedEvents],
  },
  window: {
    transitions: {
      giveUp: 'cancelling A: closeWindow, cancel A',
      'window closed': 'closed A: queryNow A',
      ...outcomeTransitions,
      ...windowReportTransitions,
      renewed: 'window A renewed: savePayment A',
      online: 'window A: queryNow A',
      ...restoredTransitions,
    },
    ignoredEvents: [
      'pay',
      'payAgain',
      ...startEvents,
      'outcome pending',
      'cancel failed, offline',
      'cancel failed, refused',
      ...unrelatedEvents,
    ],
  },
  closed: {
    transitions: {
      pay: 'queryingEarlier again, previous closed A: openWindow, queryEarlier A',
      payAgain: 'queryingEarlier first, previous closed A: openWindow, queryEarlier A',
      giveUp: 'cancelling A: closeWindow, cancel A',
      ...outcomeTransitions,
      ...windowReportTransitions,
      renewed: 'closed A renewed: savePayment A',
      online: 'closed A: queryNow A',
      ...restoredTransitions,
    },
    ignoredEvents: [
      ...startEvents,
      'outcome pending',
      'window closed',
      'cancel failed, offline',
      'cancel failed, refused',
      ...unrelatedEvents,
    ],
  },
  'closed, no request': {
    transitions: {
      pay: 'queryingEarlier again, previous closed A, no request: openWindow, queryEarlier A',
      payAgain: 'form A',
      giveUp: 'cancelling A, no request: closeWindow, cancel A',
      ...outcomeTransitions,
      'cancel answered, pending': 'confirming A, no request',
      'window returned': 'confirming A, no request, result: savePayment A',
      'reported pending': 'confirming A, no request: confirmReport A',
      renewed: 'closed A renewed, no request: savePayment A',
      online: 'closed A, no request: queryNow A',
      ...restoredTransitions,
    },
    ignoredEvents: [
      ...startEvents,
      'outcome pending',
      'window closed',
      'cancel failed, offline',
      'cancel failed, refused',
      ...unrelatedEvents,
    ],
  },
  restored: {
    transitions: {
      payAgain: 'form A',
      giveUp: 'cancelling A, no request: closeWindow, cancel A',
      ...outcomeTransitions,
      'cancel answered, pending': 'confirming A, no request',
      'window returned': 'confirming A, no request, result: savePayment A',
      'reported pending': 'confirming A, no request: confirmReport A',
      renewed: 'restored A renewed, no request: savePayment A',
      online: 'restored A, no request: queryNow A',
      ...lateAcceptedTransitions,
      ...restoredTransitions,
    },
    ignoredEvents: [
      ...([
        'pay',
        'refused',
        'failed',
        'outcome pending',
        'window closed',
        'cancel failed, offline',
        'cancel failed, refused',
      ] as const),
      ...unrelatedEvents,
    ],
  },
  confirming: {
    transitions: {
      ...outcomeTransitions,
      ...windowReportTransitions,
      renewed: 'confirming A renewed: savePayment A',
      online: 'confirming A: queryNow A',
      ...restoredTransitions,
    },
    ignoredEvents: [
      ...([
        'pay',
        'payAgain',
        'giveUp',
        'outcome pending',
        'window closed',
        'cancel failed, offline',
        'cancel failed, refused',
      ] as const),
      ...startEvents,
      ...unrelatedEvents,
    ],
  },
  cancelling: {
    transitions: {
      ...outcomeTransitions,
      'outcome cancelled': silentEndStep,
      'reported cancelled': addConfirmReport(silentEndStep),
      'reported pending': 'cancelling A: confirmReport A',
      'cancel failed, offline': 'offline A',
      'cancel failed, refused': 'closed A: reportCancelFailure sold_out',
      renewed: 'cancelling A renewed: savePayment A',
      ...restoredTransitions,
    },
    ignoredEvents: [
      'pay',
      'payAgain',
      'giveUp',
      ...startEvents,
      'outcome pending',
      'window returned',
      'window closed',
      'online',
      ...unrelatedEvents,
    ],
  },
  offline: {
    transitions: {
      giveUp: 'cancelling A: closeWindow, cancel A',
      'outcome pending': 'closed A',
      ...outcomeTransitions,
      ...windowReportTransitions,
      renewed: 'offline A renewed: savePayment A',
      online: 'offline A: queryNow A',
      ...restoredTransitions,
    },
    ignoredEvents: [
      'pay',
      'payAgain',
      ...startEvents,
      'window closed',
      'cancel failed, offline',
      'cancel failed, refused',
      ...unrelatedEvents,
    ],
  },
};

const rows = Object.entries(table) as [keyof typeof phases, Row][];

describe.each(rows)('in the phase "%s"', (name, { transitions, ignoredEvents }) => {
  const phase: PaymentPhase = phases[name];

  it('the table lists every event exactly once', () => {
    expect([...Object.keys(transitions), ...ignoredEvents].sort()).toEqual(Object.keys(events).sort());
  });

  it.each(Object.entries(transitions))('the event "%s" leads to "%s"', (event, expected) => {
    const step = advancePayment(phase, events[event as EventName]);
    const effects = step.effects.map(formatEffect).join(', ');
    expect([describePhase(step.phase), effects].filter(Boolean).join(': ')).toBe(expected);
  });

  it.each(ignoredEvents)('the event "%s" changes nothing', (event) =>
    expect(advancePayment(phase, events[event])).toEqual({ phase, effects: [] }),
  );
});

describe('the initial phase', () => {
  it.each([
    ['restored for a payment without an outcome', payment, 'restored A, no request'],
    [
      'confirming for a payment whose window has returned',
      createPayment('A', { returnResult: { resMsg: '', providerResult } }),
      'confirming A, no request, result',
    ],
    ['form without a payment', null, 'form'],
  ])('is %s', (_case, storedValue, expected) => expect(describePhase(getInitialPhase(storedValue))).toBe(expected));
});

it('a failure has the message of the provider that is stored with the payment', () => {
  const returnedPhase = getInitialPhase(createPayment('A', { returnResult: { resMsg: 'Limit exceeded' } }));
  const { effects } = advancePayment(returnedPhase, {
    type: 'outcomeReceived',
    shopOrderNo,
    outcome: { result: 'fail', errCd: 'declined' },
  });
  expect(effects).toContainEqual({ type: 'reportFailure', failure: { errCd: 'declined', resMsg: 'Limit exceeded' } });
});

describe('the result that the payment window returned', () => {
  const confirmingPhase = advancePayment({ type: 'window', payment, request }, events['window returned']).phase;

  it('is kept when the hold is renewed afterwards', () =>
    expect(describePhase(advancePayment(confirmingPhase, events.renewed).phase)).toBe('confirming A renewed, result'));

  it('adds its message to the failure that the server reports', () => {
    const { effects } = advancePayment(confirmingPhase, events['outcome cancelled']);
    expect(effects).toContainEqual({ type: 'reportFailure', failure: { errCd: 'cancelled', resMsg: 'words' } });
  });
});
