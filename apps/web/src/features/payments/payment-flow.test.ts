import { ProblemError } from '@dining/client/problem-error';
import type { PaymentOutcome } from '@dining/contract/site/payments';
import type { ReservationRequest } from '@dining/domain/orders/reservation-request';
import type { ResvCode, ShopOrderNo } from '@dining/domain/shared/codes';
import { describe, expect, it } from 'vitest';
import type { OpenPayment } from '../../entities/payments/open-payment';
import { advancePayment, getInitialPhase } from './payment-flow';
import type { PaymentEffect, PaymentEvent, PaymentPhase } from './payment-phases';

const open = (shopOrderNo: string, changes: Partial<OpenPayment> = {}): OpenPayment => ({
  shopOrderNo: shopOrderNo as ShopOrderNo,
  holdUntil: '2026-03-10T03:10:00Z',
  renewed: false,
  page: '/reservation/prod/payment',
  holds: { seats: 2, units: 2, dinRoomCode: null } as OpenPayment['holds'],
  ...changes,
});
const payment = open('A');
const other = open('B');
const request = { requestNote: 'first' } as ReservationRequest;
const retry = { requestNote: 'again' } as ReservationRequest;

const form: PaymentPhase & { at: 'form' } = { at: 'form', before: null };
const closed: PaymentPhase & { at: 'closed' } = { at: 'closed', payment, request };
const phases = {
  form,
  'form before': { at: 'form', before: payment },
  asking: { at: 'asking', request, back: closed },
  preparing: { at: 'preparing', request, back: form },
  'preparing again': { at: 'preparing', request, back: closed },
  leaving: { at: 'leaving' },
  window: { at: 'window', payment, request },
  closed,
  'closed, no order': { ...closed, request: null },
  found: { at: 'found', payment, request: null },
  confirming: { at: 'confirming', payment, request },
  stopping: { at: 'stopping', payment, request },
  offline: { at: 'offline', payment, request },
} as const satisfies Record<string, PaymentPhase>;

const outcomes = {
  pending: { result: 'pending' },
  booked: { result: 'success', resvCode: 'R1' as ResvCode },
  cancelled: { result: 'fail', errCd: 'cancelled' },
  refunded: { result: 'fail', errCd: 'refunded' },
} as const satisfies Record<string, PaymentOutcome>;
const noLine = new ProblemError('offline', 0);
const refusal = new ProblemError('sold_out', 409);
const { shopOrderNo } = payment;
const brought = { resCd: '0000', authorizationId: 'a1' };
const createAccepted = (window: 'open' | 'gone' | 'none') =>
  ({ type: 'accepted', payment: other, url: '/pay', window }) as const;

const events = {
  pay: { type: 'pay', request: retry },
  payAgain: { type: 'payAgain' },
  giveUp: { type: 'giveUp' },
  'accepted, window open': createAccepted('open'),
  'accepted, window gone': createAccepted('gone'),
  'accepted, no window': createAccepted('none'),
  refused: { type: 'refused' },
  failed: { type: 'failed', problem: refusal },
  'heard pending': { type: 'heard', shopOrderNo, outcome: outcomes.pending },
  'heard booked': { type: 'heard', shopOrderNo, outcome: outcomes.booked },
  'heard cancelled': { type: 'heard', shopOrderNo, outcome: outcomes.cancelled },
  'heard of another': { type: 'heard', shopOrderNo: other.shopOrderNo, outcome: outcomes.booked },
  'window back': { type: 'windowBack', shopOrderNo, brought, resMsg: 'words' },
  'another window back': { type: 'windowBack', shopOrderNo: 'B', brought, resMsg: '' },
  'reported pending': { type: 'windowReport', shopOrderNo, outcome: outcomes.pending, resMsg: '' },
  'reported booked': { type: 'windowReport', shopOrderNo, outcome: outcomes.booked, resMsg: '' },
  'reported cancelled': { type: 'windowReport', shopOrderNo, outcome: outcomes.cancelled, resMsg: 'words' },
  'reported of another': { type: 'windowReport', shopOrderNo: 'B', outcome: outcomes.booked, resMsg: '' },
  'window closed': { type: 'windowClosed' },
  'stopped, booked': { type: 'stopped', shopOrderNo, outcome: outcomes.booked },
  'stopped, pending': { type: 'stopped', shopOrderNo, outcome: outcomes.pending },
  'stopped, cancelled': { type: 'stopped', shopOrderNo, outcome: outcomes.cancelled },
  'stopped, refunded': { type: 'stopped', shopOrderNo, outcome: outcomes.refunded },
  'not stopped, no line': { type: 'notStopped', shopOrderNo, problem: noLine },
  'not stopped, refused': { type: 'notStopped', shopOrderNo, problem: refusal },
  renewed: { type: 'renewed', payment: open('A', { renewed: true }) },
  'another renewed': { type: 'renewed', payment: other },
  'brought back open': { type: 'broughtBack', payment },
  'brought back free': { type: 'broughtBack', payment: null },
  online: { type: 'online' },
} as const satisfies Record<string, PaymentEvent>;

/**
 * Describes a phase with its order, request, and whether the window has returned: `closed A`, `form`, `preparing
 * again`.
 */
function describePhase(phase: PaymentPhase): string {
  if (phase.at === 'form') return ['form', phase.before?.shopOrderNo].filter(Boolean).join(' ');
  if ('back' in phase) return `${phase.at} ${phase.request.requestNote}, back ${describePhase(phase.back)}`;
  if (!('payment' in phase)) return phase.at;
  const { shopOrderNo: no, renewed, returned } = phase.payment;
  return `${phase.at} ${no}${renewed ? ' longer' : ''}${phase.request === null ? ', no order' : ''}${returned?.brought ? ', brought' : ''}`;
}

function formatEffect(effect: PaymentEffect): string {
  switch (effect.do) {
    case 'ask':
    case 'askNow':
    case 'stop':
    case 'hear':
      return `${effect.do} ${effect.shopOrderNo}`;
    case 'prepare':
    case 'tellAccepted':
      return `${effect.do} ${effect.request.requestNote}`;
    case 'keep':
      return `keep ${effect.payment.shopOrderNo}`;
    case 'tellBooked':
      return `tellBooked ${effect.resvCode}`;
    case 'tellFailure':
      return `tellFailure ${[effect.failure.errCd, effect.failure.resMsg].filter(Boolean).join(' ')}`;
    case 'tellProblem':
    case 'tellNotStopped':
      return `${effect.do} ${effect.problem.code}`;
    default:
      return effect.do;
  }
}

type EventName = keyof typeof events;
const booked = 'form: forget, closeWindow, tellBooked R1';
const cancelled = 'form: forget, closeWindow, tellFailure cancelled';
const quietly = 'form: forget, closeWindow';
const addHear = (result: string) => result.replace('form: ', 'form: hear A, ');

/** The page resets when the browser restores it. */
const broughtBack = { 'brought back open': 'found A, no order', 'brought back free': 'form' } as const;
/** Events that belong to another order or to a closed window. */
const strangers: readonly EventName[] = [
  'heard of another',
  'another window back',
  'reported of another',
  'another renewed',
];
const aboutOpen: readonly EventName[] = [
  ...([
    'heard pending',
    'heard booked',
    'heard cancelled',
    'window back',
    'reported pending',
    'reported booked',
    'reported cancelled',
  ] as const),
  ...(['stopped, booked', 'stopped, pending', 'stopped, cancelled', 'stopped, refunded', 'renewed', 'online'] as const),
  ...(['not stopped, no line', 'not stopped, refused', 'window closed', 'giveUp', 'payAgain'] as const),
];
const aboutBegun: readonly EventName[] = [
  ...(['accepted, window open', 'accepted, window gone', 'accepted, no window', 'refused', 'failed'] as const),
];
/** The end of an open payment, by how it becomes known. */
const ends = {
  'heard booked': booked,
  'heard cancelled': cancelled,
  'reported booked': addHear(booked),
  'reported cancelled': `${addHear(cancelled)} words`,
  'stopped, booked': booked,
  'stopped, pending': 'confirming A',
  'stopped, cancelled': quietly,
  'stopped, refunded': 'form: forget, closeWindow, tellFailure refunded',
} as const;
const windowSays = {
  'window back': 'confirming A, brought: keep A',
  'reported pending': 'confirming A: hear A',
} as const;
const lateAccepted = {
  'accepted, window open': 'found B, no order: keep B',
  'accepted, window gone': 'found B, no order: keep B',
  'accepted, no window': 'found B, no order: keep B',
} as const;
const accepted = {
  'accepted, window open': 'window B: keep B, tellAccepted first, showInWindow',
  'accepted, window gone': 'closed B: keep B, tellAccepted first, closeWindow',
  'accepted, no window': 'leaving: keep B, tellAccepted first, leave',
} as const;
const refused = { refused: 'form: forget, closeWindow, tellRefused' } as const;

interface Row {
  /** The phase and effects after each event. */
  readonly moves: Partial<Record<EventName, string>>;
  /** Events that have no effect. */
  readonly stays: readonly EventName[];
}

const table: Record<keyof typeof phases, Row> = {
  form: {
    moves: { pay: 'preparing again, back form: openWindow, prepare again', ...lateAccepted, ...broughtBack },
    stays: ['refused', 'failed', ...aboutOpen, ...strangers],
  },
  'form before': {
    moves: { pay: 'asking again, back form A: openWindow, ask A', ...lateAccepted, ...broughtBack },
    stays: ['refused', 'failed', ...aboutOpen, ...strangers],
  },
  asking: {
    moves: {
      'heard pending': 'preparing first, back closed A: prepare first',
      'heard booked': booked,
      'heard cancelled': cancelled,
      failed: 'closed A: closeWindow, tellProblem sold_out',
      ...broughtBack,
    },
    stays: [
      'pay',
      ...aboutBegun.filter((name) => name !== 'failed'),
      ...aboutOpen.filter((name) => !name.startsWith('heard')),
      ...strangers,
    ],
  },
  preparing: {
    moves: { ...accepted, ...refused, failed: 'form: closeWindow, tellProblem sold_out', ...broughtBack },
    stays: ['pay', ...aboutOpen, ...strangers],
  },
  'preparing again': {
    moves: { ...accepted, ...refused, failed: 'closed A: closeWindow, tellProblem sold_out', ...broughtBack },
    stays: ['pay', ...aboutOpen, ...strangers],
  },
  leaving: { moves: broughtBack, stays: ['pay', ...aboutBegun, ...aboutOpen, ...strangers] },
  window: {
    moves: {
      giveUp: 'stopping A: closeWindow, stop A',
      'window closed': 'closed A: askNow A',
      ...ends,
      ...windowSays,
      renewed: 'window A longer: keep A',
      online: 'window A: askNow A',
      ...broughtBack,
    },
    stays: [
      'pay',
      'payAgain',
      ...aboutBegun,
      'heard pending',
      'not stopped, no line',
      'not stopped, refused',
      ...strangers,
    ],
  },
  closed: {
    moves: {
      pay: 'asking again, back closed A: openWindow, ask A',
      payAgain: 'asking first, back closed A: openWindow, ask A',
      giveUp: 'stopping A: closeWindow, stop A',
      ...ends,
      ...windowSays,
      renewed: 'closed A longer: keep A',
      online: 'closed A: askNow A',
      ...broughtBack,
    },
    stays: [
      ...aboutBegun,
      'heard pending',
      'window closed',
      'not stopped, no line',
      'not stopped, refused',
      ...strangers,
    ],
  },
  'closed, no order': {
    moves: {
      pay: 'asking again, back closed A, no order: openWindow, ask A',
      payAgain: 'form A',
      giveUp: 'stopping A, no order: closeWindow, stop A',
      ...ends,
      'stopped, pending': 'confirming A, no order',
      'window back': 'confirming A, no order, brought: keep A',
      'reported pending': 'confirming A, no order: hear A',
      renewed: 'closed A longer, no order: keep A',
      online: 'closed A, no order: askNow A',
      ...broughtBack,
    },
    stays: [
      ...aboutBegun,
      'heard pending',
      'window closed',
      'not stopped, no line',
      'not stopped, refused',
      ...strangers,
    ],
  },
  found: {
    moves: {
      payAgain: 'form A',
      giveUp: 'stopping A, no order: closeWindow, stop A',
      ...ends,
      'stopped, pending': 'confirming A, no order',
      'window back': 'confirming A, no order, brought: keep A',
      'reported pending': 'confirming A, no order: hear A',
      renewed: 'found A longer, no order: keep A',
      online: 'found A, no order: askNow A',
      ...lateAccepted,
      ...broughtBack,
    },
    stays: [
      ...([
        'pay',
        'refused',
        'failed',
        'heard pending',
        'window closed',
        'not stopped, no line',
        'not stopped, refused',
      ] as const),
      ...strangers,
    ],
  },
  confirming: {
    moves: {
      ...ends,
      ...windowSays,
      renewed: 'confirming A longer: keep A',
      online: 'confirming A: askNow A',
      ...broughtBack,
    },
    stays: [
      ...([
        'pay',
        'payAgain',
        'giveUp',
        'heard pending',
        'window closed',
        'not stopped, no line',
        'not stopped, refused',
      ] as const),
      ...aboutBegun,
      ...strangers,
    ],
  },
  stopping: {
    moves: {
      ...ends,
      'heard cancelled': quietly,
      'reported cancelled': addHear(quietly),
      'reported pending': 'stopping A: hear A',
      'not stopped, no line': 'offline A',
      'not stopped, refused': 'closed A: tellNotStopped sold_out',
      renewed: 'stopping A longer: keep A',
      ...broughtBack,
    },
    stays: [
      'pay',
      'payAgain',
      'giveUp',
      ...aboutBegun,
      'heard pending',
      'window back',
      'window closed',
      'online',
      ...strangers,
    ],
  },
  offline: {
    moves: {
      giveUp: 'stopping A: closeWindow, stop A',
      'heard pending': 'closed A',
      ...ends,
      ...windowSays,
      renewed: 'offline A longer: keep A',
      online: 'offline A: askNow A',
      ...broughtBack,
    },
    stays: [
      'pay',
      'payAgain',
      ...aboutBegun,
      'window closed',
      'not stopped, no line',
      'not stopped, refused',
      ...strangers,
    ],
  },
};

describe.each(Object.entries(table) as [keyof typeof phases, Row][])('%s', (name, { moves, stays }) => {
  const phase: PaymentPhase = phases[name];

  it('has a sentence for every event, and only one', () => {
    expect([...Object.keys(moves), ...stays].sort()).toEqual(Object.keys(events).sort());
  });

  it.each(Object.entries(moves))('%s → %s', (event, expected) => {
    const next = advancePayment(phase, events[event as EventName]);
    const effects = next.effects.map(formatEffect).join(', ');
    expect([describePhase(next.phase), effects].filter(Boolean).join(': ')).toBe(expected);
  });

  it.each(stays)('%s changes nothing', (event) =>
    expect(advancePayment(phase, events[event])).toEqual({ phase, effects: [] }),
  );
});

describe('a page begins', () => {
  it.each([
    ['with a payment whose end it has not seen', payment, 'found A, no order'],
    [
      'with one whose window is back, and what it brought',
      open('A', { returned: { resMsg: '', brought } }),
      'confirming A, no order, brought',
    ],
    ['with nothing', null, 'form'],
  ])('%s', (_case, stored, expected) => expect(describePhase(getInitialPhase(stored))).toBe(expected));
});

it('shows the message of a provider that returns in the same window', () => {
  const returned = getInitialPhase(open('A', { returned: { resMsg: 'Limit exceeded' } }));
  const { effects } = advancePayment(returned, {
    type: 'heard',
    shopOrderNo,
    outcome: { result: 'fail', errCd: 'declined' },
  });
  expect(effects).toContainEqual({ do: 'tellFailure', failure: { errCd: 'declined', resMsg: 'Limit exceeded' } });
});

describe('a return message of the payment window', () => {
  const back = advancePayment({ at: 'window', payment, request }, events['window back']).phase;

  it('stays known when an earlier response extends the hold', () =>
    expect(describePhase(advancePayment(back, events.renewed).phase)).toBe('confirming A longer, brought'));

  it('ends the payment that this page receives itself', () => {
    const { effects } = advancePayment(back, events['heard cancelled']);
    expect(effects).toContainEqual({ do: 'tellFailure', failure: { errCd: 'cancelled', resMsg: 'words' } });
  });
});
