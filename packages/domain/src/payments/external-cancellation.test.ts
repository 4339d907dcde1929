import { describe, expect, it } from 'vitest';
import { classifyCancellationDuringRefund, classifyExternalCancellation } from './external-cancellation';

const noChange = { verdict: 'nothing' };
const manualReview = { verdict: 'manual_review' };
const fullRefund = { verdict: 'apply', to: 'refunded', amount: 81_000, remain: 0 };
const partialRefund = { verdict: 'apply', to: 'partly_refunded', amount: 30_000, remain: 51_000 };

describe('a notification that a charge was cancelled', () => {
  it.each([
    ['a reservation is refunded in full', 'reserved', 'cancelled', 81_000, fullRefund],
    ['a full cancellation counts as full whatever amount is reported', 'reserved', 'cancelled', 1, fullRefund],
    ['a reservation is refunded in part', 'reserved', 'part_cancelled', 30_000, partialRefund],
    ['a partial cancellation without an amount needs review', 'reserved', 'part_cancelled', null, manualReview],
    ['a partial cancellation of the whole amount needs review', 'reserved', 'part_cancelled', 81_000, manualReview],
    ['a partial cancellation of 0 won needs review', 'reserved', 'part_cancelled', 0, manualReview],
    ['nothing happens if the status says that it is still charged', 'reserved', 'charged', 81_000, noChange],
    ['nothing happens while our own refund is in progress', 'refunding', 'cancelled', 81_000, noChange],
    ['nothing happens if our own refund is recorded', 'refunded', 'cancelled', 81_000, noChange],
    ['a full cancellation after our partial refund needs review', 'partly_refunded', 'cancelled', 51_000, manualReview],
    ['a charge that the provider no longer knows needs review', 'reserved', 'not_found', 81_000, manualReview],
    ['nothing happens before the reservation is written', 'approving', 'cancelled', 81_000, noChange],
    ['nothing happens during manual review', 'manual', 'cancelled', 81_000, noChange],
  ] as const)('is classified: %s', (_name, state, status, notifiedAmount, verdict) => {
    expect(
      classifyExternalCancellation({
        state,
        chargedAmount: 81_000,
        status,
        notifiedAmount,
        notifiedAt: null,
        recordedRefund: null,
      }),
    ).toEqual(verdict);
  });
});

describe('a charge that was partly refunded already', () => {
  const at = new Date('2026-03-11T12:00:00+09:00');
  const later = new Date('2026-03-11T12:00:07+09:00');
  const nextDay = new Date('2026-03-12T12:00:00+09:00');
  const providerRefund = { amount: 30_000, at, source: 'provider' } as const;
  const requestedRefund = { amount: 30_000, at: later, source: 'application' } as const;
  it.each([
    ['the same notification again changes nothing', providerRefund, 30_000, at, noChange],
    ['the same notification again without a time changes nothing', providerRefund, 30_000, null, noChange],
    ['another amount needs review', providerRefund, 10_000, at, manualReview],
    ['the same amount seven seconds later needs review', providerRefund, 30_000, later, manualReview],
    ['a missing amount needs review', providerRefund, null, at, manualReview],
    ['the amount of our own refund changes nothing', requestedRefund, 30_000, at, noChange],
    ['more than our own refund needs review', requestedRefund, 40_000, at, manualReview],
    ['the same amount on the next day needs review', requestedRefund, 30_000, nextDay, manualReview],
    ['an amount without a recorded refund needs review', null, 30_000, at, manualReview],
  ] as const)('is classified: %s', (_name, recordedRefund, notifiedAmount, notifiedAt, verdict) => {
    const charge = { state: 'partly_refunded', chargedAmount: 81_000 } as const;
    for (const status of ['part_cancelled', 'not_found'] as const)
      expect(classifyExternalCancellation({ ...charge, status, notifiedAmount, notifiedAt, recordedRefund })).toEqual(
        verdict,
      );
  });
});

describe('a charge with a refund in progress', () => {
  const requestMinusFee = { amount: 72_900, remainAmount: 8_100 };
  const requestInFull = { amount: 81_000, remainAmount: 0 };
  it.each([
    ['of the whole amount although a fee was to be kept', requestMinusFee, 'cancelled', 81_000, 'fully_refunded'],
    ['of the whole amount whatever amount is reported', requestMinusFee, 'cancelled', 8_100, 'fully_refunded'],
    ['of the whole amount as requested', requestInFull, 'cancelled', 81_000, 'nothing'],
    ['of the requested part', requestMinusFee, 'part_cancelled', 72_900, 'nothing'],
    ['of another part', requestMinusFee, 'part_cancelled', 30_000, 'manual_review'],
    ['of a part although the whole amount was requested', requestInFull, 'part_cancelled', 30_000, 'manual_review'],
    ['of a part without an amount', requestMinusFee, 'part_cancelled', null, 'manual_review'],
    ['that was not made yet', requestMinusFee, 'charged', 72_900, 'nothing'],
    [
      'of the requested amount on a charge that the provider no longer knows',
      requestMinusFee,
      'not_found',
      72_900,
      'nothing',
    ],
    [
      'of another amount on a charge that the provider no longer knows',
      requestMinusFee,
      'not_found',
      81_000,
      'manual_review',
    ],
    ['without an amount on a charge that the provider no longer knows', requestMinusFee, 'not_found', null, 'nothing'],
  ] as const)('is classified: a refund %s', (_name, requestedRefund, status, notifiedAmount, verdict) => {
    expect(classifyCancellationDuringRefund({ status, notifiedAmount, requestedRefund })).toBe(verdict);
  });
});
