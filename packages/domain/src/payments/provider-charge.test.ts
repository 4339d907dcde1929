import { describe, expect, it } from 'vitest';
import { classifyProviderCharge } from './provider-charge';
import { paymentStates } from './states';

const unrefunded = { chargeId: '1', charged: 81_000, left: 81_000 };
const partlyRefunded = { ...unrefunded, left: 30_000 };
const refunded = { ...unrefunded, left: 0 };
const paid = { chargeId: '1', approved: 81_000, refunded: 0 };
const unpaid = { chargeId: null, approved: 0, refunded: 0 };

describe('a charge in the provider’s records', () => {
  it.each([
    ['a charge of an unknown order is refunded', unrefunded, undefined, 'unknown'],
    ['a refunded charge of an unknown order is settled', refunded, undefined, 'known'],
    [
      'a partly refunded charge of an unknown order needs review, because the rest may be a fee',
      partlyRefunded,
      undefined,
      'manual_review',
    ],
    ['a charge of an order with an open window is refunded', unrefunded, { state: 'registered', ...unpaid }, 'unknown'],
    ['a charge of a lapsed order is refunded', unrefunded, { state: 'lapsed', ...unpaid }, 'unknown'],
    ['a charge of a declined order is refunded', unrefunded, { state: 'declined', ...unpaid }, 'unknown'],
    [
      'a partly refunded charge of a lapsed order needs review',
      partlyRefunded,
      { state: 'lapsed', ...unpaid },
      'manual_review',
    ],
    [
      'an order that is being approved is left to the approval',
      unrefunded,
      { state: 'approving', ...unpaid },
      'in_progress',
    ],
    ['a refund in progress is left to the refund', unrefunded, { state: 'refunding', ...paid }, 'in_progress'],
    ['an order in manual review is left to the review', unrefunded, { state: 'manual', ...unpaid }, 'in_progress'],
    ['the charge of a reservation is settled', unrefunded, { state: 'reserved', ...paid }, 'known'],
    ['a refund of a reservation is missing here', refunded, { state: 'reserved', ...paid }, 'refund_missing'],
    [
      'a partial refund of a reservation is missing here',
      partlyRefunded,
      { state: 'reserved', ...paid },
      'refund_missing',
    ],
    [
      'a reservation with another amount needs review',
      { ...unrefunded, charged: 9, left: 9 },
      { state: 'reserved', ...paid },
      'manual_review',
    ],
    ['a refunded charge is settled', refunded, { state: 'refunded', ...paid, refunded: 81_000 }, 'known'],
    [
      'a partly refunded charge is settled',
      partlyRefunded,
      { state: 'partly_refunded', ...paid, refunded: 51_000 },
      'known',
    ],
    [
      'a refund that is recorded here but not at the provider needs review',
      unrefunded,
      { state: 'refunded', ...paid, refunded: 81_000 },
      'manual_review',
    ],
    [
      'a full refund after a recorded partial one needs review',
      refunded,
      { state: 'partly_refunded', ...paid, refunded: 51_000 },
      'manual_review',
    ],
    [
      'a second charge of a paid order needs review',
      { ...unrefunded, chargeId: '2' },
      { state: 'reserved', ...paid },
      'manual_review',
    ],
  ] as const)('is classified: %s', (_name, charge, payment, verdict) =>
    expect(classifyProviderCharge(charge, payment)).toBe(verdict),
  );

  it('never counts as known if its payment, in whatever state, has no recorded charge', () => {
    for (const state of paymentStates)
      expect(classifyProviderCharge(unrefunded, { state, ...unpaid })).not.toBe('known');
  });
});
