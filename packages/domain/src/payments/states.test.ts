import { describe, expect, it } from 'vitest';
import { listReachableStates } from '../../test/reachable-states';
import {
  getPaymentResult,
  holdingStates,
  initialPaymentState,
  isFinal,
  isPaymentTransition,
  isSupersedable,
  isTransient,
  openStates,
  type PaymentState,
  paymentStates,
  paymentTransitions,
  reconciledStates,
  replaceableStates,
  transientStates,
} from './states';

/** Sequences of states that must be possible. */
const courses: [string, PaymentState[]][] = [
  ['paid and reserved', ['preparing', 'registered', 'approving', 'approved', 'reserved']],
  ['paid, cancelled in time', ['reserved', 'refunding', 'refunded']],
  ['paid, cancelled with a fee', ['reserved', 'refunding', 'partly_refunded']],
  ['the provider opens no window', ['preparing', 'declined']],
  ['the card is declined', ['registered', 'approving', 'declined']],
  ['the guest closes the window', ['registered', 'lapsed']],
  ['a late success is reserved', ['registered', 'lapsed', 'approving', 'approved', 'reserved']],
  ['a late success is voided if the seat is gone', ['lapsed', 'approving', 'approved', 'voiding', 'voided']],
  ['a query resolves a lost response: charged', ['approving', 'unknown', 'approved', 'reserved']],
  ['a query resolves a lost response: not charged', ['approving', 'unknown', 'declined']],
  ['a wrong amount is voided at once', ['approving', 'voiding', 'voided']],
  ['a charge is found after a decline and voided', ['unknown', 'declined', 'voiding', 'voided']],
  ['a charge that was lost by a restored database is voided', ['registered', 'lapsed', 'voiding', 'voided']],
  ['an unknown payment is voided by an operator', ['unknown', 'manual', 'voided']],
  ['a failed refund is completed by an operator', ['refunding', 'manual', 'refunded']],
  ['a cancellation at the provider', ['reserved', 'refunded']],
  ['a partial cancellation at the provider', ['reserved', 'partly_refunded']],
];

describe('the course of a payment', () => {
  it.each(courses)('is possible: %s', (_case, states) => {
    for (const [index, to] of states.slice(1).entries())
      expect(isPaymentTransition(states[index] ?? 'voided', to)).toBe(true);
  });
});

describe('the forbidden transitions of a payment', () => {
  it.each([
    ['reserved without approval', 'registered', 'reserved'],
    ['approving without a window', 'preparing', 'approving'],
    ['approved again after an unknown response', 'unknown', 'approving'],
    ['approved twice', 'approved', 'approving'],
    ['expiring an unknown payment', 'unknown', 'lapsed'],
    ['expiring a payment during its approval', 'approving', 'lapsed'],
    ['refunded twice', 'refunded', 'refunding'],
    ['voided and reserved', 'voided', 'reserved'],
    ['declined and reserved', 'declined', 'reserved'],
  ] as const)('are rejected: %s', (_case, from, to) => expect(isPaymentTransition(from, to)).toBe(false));
});

describe('a state of a payment', () => {
  it('is reachable', () =>
    expect([...listReachableStates(paymentTransitions, initialPaymentState)].sort()).toEqual(
      [...paymentStates].sort(),
    ));

  it.each(paymentStates)('%s is final or reserved or can become so, and is not final if it is transient', (state) => {
    const ends = [...listReachableStates(paymentTransitions, state)].filter(
      (end) => isFinal(end) || end === 'reserved',
    );
    expect(ends.length).toBeGreaterThan(0);
    if (isTransient(state)) expect(isFinal(state)).toBe(false);
  });

  it('is transient with seven exceptions, three of which are final', () => {
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

describe('the temporary states of a payment', () => {
  it('end with their hold or are resolved by the reconciler', () => {
    expect([...replaceableStates, ...reconciledStates].sort()).toEqual([...transientStates].sort());
  });

  it.each(openStates)('%s is open: a newer attempt replaces it, or it keeps its seats until it ends', (state) => {
    expect(isSupersedable({ state })).toBe(!holdingStates.some((holdingState) => holdingState === state));
  });
});

describe('the result of a payment for the guest', () => {
  it.each([
    ['a payment with an open window', 'registered', 'pending'],
    ['an unknown payment', 'unknown', 'pending'],
    ['a charged payment without a reservation yet', 'approved', 'pending'],
    ['a reservation', 'reserved', 'success'],
    ['a reservation that was cancelled since', 'refunded', 'success'],
    ['a declined payment', 'declined', 'fail'],
    ['a lapsed payment', 'lapsed', 'fail'],
    ['a payment that is being voided', 'voiding', 'fail'],
    ['a payment in manual review', 'manual', 'pending'],
  ] as const)('is $2 for %s', (_case, state, result) => expect(getPaymentResult(state)).toBe(result));
});
