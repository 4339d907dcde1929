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
    ['a charge of an unknown order', unrefunded, undefined, 'unknown'],
    ['a refunded charge of an unknown order', refunded, undefined, 'known'],
    [
      'a partly refunded charge of an unknown order, whose remainder may be a fee',
      partlyRefunded,
      undefined,
      'manual_review',
    ],
    ['a charge of an order with an open window', unrefunded, { state: 'registered', ...unpaid }, 'unknown'],
    ['a charge of a lapsed order', unrefunded, { state: 'lapsed', ...unpaid }, 'unknown'],
    ['a charge of a declined order', unrefunded, { state: 'declined', ...unpaid }, 'unknown'],
    ['a partly refunded charge of a lapsed order', partlyRefunded, { state: 'lapsed', ...unpaid }, 'manual_review'],
    ['a charge of an order that is being approved', unrefunded, { state: 'approving', ...unpaid }, 'in_progress'],
    ['a charge with a refund in progress', unrefunded, { state: 'refunding', ...paid }, 'in_progress'],
    ['a charge of an order in manual review', unrefunded, { state: 'manual', ...unpaid }, 'in_progress'],
    ['the charge of a reservation', unrefunded, { state: 'reserved', ...paid }, 'known'],
    ['a refund of a reservation that is not recorded here', refunded, { state: 'reserved', ...paid }, 'refund_missing'],
    [
      'a partial refund of a reservation that is not recorded here',
      partlyRefunded,
      { state: 'reserved', ...paid },
      'refund_missing',
    ],
    [
      'a reservation with another amount',
      { ...unrefunded, charged: 9, left: 9 },
      { state: 'reserved', ...paid },
      'manual_review',
    ],
    ['a refunded charge', refunded, { state: 'refunded', ...paid, refunded: 81_000 }, 'known'],
    ['a partly refunded charge', partlyRefunded, { state: 'partly_refunded', ...paid, refunded: 51_000 }, 'known'],
    [
      'a refund that is recorded here but not at the provider',
      unrefunded,
      { state: 'refunded', ...paid, refunded: 81_000 },
      'manual_review',
    ],
    [
      'a full refund after a recorded partial one',
      refunded,
      { state: 'partly_refunded', ...paid, refunded: 51_000 },
      'manual_review',
    ],
    [
      'a second charge of a paid order',
      { ...unrefunded, chargeId: '2' },
      { state: 'reserved', ...paid },
      'manual_review',
    ],
  ] as const)('is classified as $3: %s', (_name, charge, payment, verdict) =>
    expect(classifyProviderCharge(charge, payment)).toBe(verdict),
  );

  it('is never known before it is refunded if its payment has no recorded charge', () => {
    for (const state of paymentStates)
      expect(classifyProviderCharge(unrefunded, { state, ...unpaid })).not.toBe('known');
  });
});
