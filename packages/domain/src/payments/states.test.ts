import { describe, expect, it } from 'vitest';
import { reachable } from '../../test/moves';
import {
  canPaymentMove,
  getCustomerView,
  holdingStates,
  initialPaymentState,
  isFinal,
  isReplaceable,
  isTransient,
  openStates,
  type PaymentState,
  paymentMoves,
  paymentStates,
  reconciledStates,
  replaceableStates,
  transientStates,
} from './states';

/** Each payment that a state table must be able to tell. */
const stories: [string, PaymentState[]][] = [
  ['paid and reserved', ['preparing', 'registered', 'approving', 'approved', 'reserved']],
  ['paid, cancelled in time', ['reserved', 'refunding', 'refunded']],
  ['paid, cancelled with a fee', ['reserved', 'refunding', 'partly_refunded']],
  ['the provider refuses to open a window', ['preparing', 'declined']],
  ['the card is declined', ['registered', 'approving', 'declined']],
  ['the customer closes the window', ['registered', 'lapsed']],
  ['a late good return', ['registered', 'lapsed', 'approving', 'approved', 'reserved']],
  ['a late good return, the seat is gone', ['lapsed', 'approving', 'approved', 'voiding', 'voided']],
  ['the reply is lost, the charge is found', ['approving', 'unknown', 'approved', 'reserved']],
  ['the reply is lost, nothing was charged', ['approving', 'unknown', 'declined']],
  ['a wrong amount goes back at once', ['approving', 'voiding', 'voided']],
  ['a charge turns up after all', ['unknown', 'declined', 'voiding', 'voided']],
  ['a charge that a restored house has lost', ['registered', 'lapsed', 'voiding', 'voided']],
  ['nobody can tell any more', ['unknown', 'manual', 'voided']],
  ['a refund that does not go through', ['refunding', 'manual', 'refunded']],
  ['cancelled at the provider’s desk', ['reserved', 'refunded']],
  ['cancelled there in part', ['reserved', 'partly_refunded']],
];

describe('the course of a payment', () => {
  it.each(stories)('allows this: %s', (_story, states) => {
    for (const [index, to] of states.slice(1).entries()) expect(canPaymentMove(states[index] ?? 'voided', to)).toBe(true);
  });
});

describe('transitions that must never happen', () => {
  it.each([
    ['reserved without approval', 'registered', 'reserved'],
    ['approved blind', 'preparing', 'approving'],
    ['approved again after an unknown answer', 'unknown', 'approving'],
    ['approved twice', 'approved', 'approving'],
    ['an unknown payment that just expires', 'unknown', 'lapsed'],
    ['a payment under approval that just expires', 'approving', 'lapsed'],
    ['refunded twice', 'refunded', 'refunding'],
    ['voided and reserved', 'voided', 'reserved'],
    ['declined and reserved', 'declined', 'reserved'],
  ] as const)('rejects this: %s', (_case, from, to) => expect(canPaymentMove(from, to)).toBe(false));
});

describe('every state of a payment', () => {
  it('is reachable', () => expect([...reachable(paymentMoves, initialPaymentState)].sort()).toEqual([...paymentStates].sort()));

  it.each(paymentStates)('%s is final, or leads to a final or settled state', (state) => {
    const ends = [...reachable(paymentMoves, state)].filter((end) => isFinal(end) || end === 'reserved');
    expect(ends.length).toBeGreaterThan(0);
    if (isTransient(state)) expect(isFinal(state)).toBe(false);
  });

  it('is final only if listed here', () => {
    expect(paymentStates.filter((state) => !isTransient(state))).toEqual([
      'reserved',
      'declined',
      'lapsed',
      'voided',
      'refunded',
      'partly_refunded',
      'manual',
    ]);
    expect(paymentStates.filter(isFinal)).toEqual(['voided', 'refunded', 'partly_refunded']);
  });
});

describe('temporary states of a payment', () => {
  it('are resolved by the sweeper or the reconciler', () => {
    expect([...replaceableStates, ...reconciledStates].sort()).toEqual([...transientStates].sort());
  });

  it.each(openStates)('%s is open: a newer attempt replaces it, or it keeps its seats until it ends', (state) => {
    expect(isReplaceable({ state })).toBe(!holdingStates.some((holding) => holding === state));
  });
});

describe('the result for the customer', () => {
  it.each([
    ['the window is open', 'registered', 'pending'],
    ['nobody knows yet', 'unknown', 'pending'],
    ['paid, the reservation is being written', 'approved', 'pending'],
    ['reserved', 'reserved', 'success'],
    ['reserved and cancelled since', 'refunded', 'success'],
    ['declined', 'declined', 'fail'],
    ['given up', 'lapsed', 'fail'],
    ['the charge goes back', 'voiding', 'fail'],
    ['a person looks at it', 'manual', 'pending'],
  ] as const)('tells the customer: %s', (_case, state, view) => expect(getCustomerView(state)).toBe(view));
});
