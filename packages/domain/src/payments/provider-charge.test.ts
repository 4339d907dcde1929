import { describe, expect, it } from 'vitest';
import { classifyProviderCharge } from './provider-charge';
import { paymentStates } from './states';

const unrefundedCharge = { chargeId: '1', charged: 81_000, left: 81_000 };
const partlyRefundedCharge = { ...unrefundedCharge, left: 30_000 };
const refundedCharge = { ...unrefundedCharge, left: 0 };
const paidOrder = { chargeId: '1', approved: 81_000, refunded: 0 };
const unpaidOrder = { chargeId: null, approved: 0, refunded: 0 };

describe('a charge in the provider’s records', () => {
  it.each([
    ['a charge of an unknown order', unrefundedCharge, undefined, 'unknown'],
    ['a refunded charge of an unknown order', refundedCharge, undefined, 'known'],
    [
      'a partly refunded charge of an unknown order, whose remainder may be a fee',
      partlyRefundedCharge,
      undefined,
      'manual_review',
    ],
    ['a charge of an order with an open window', unrefundedCharge, { state: 'registered', ...unpaidOrder }, 'unknown'],
    ['a charge of a lapsed order', unrefundedCharge, { state: 'lapsed', ...unpaidOrder }, 'unknown'],
    ['a charge of a declined order', unrefundedCharge, { state: 'declined', ...unpaidOrder }, 'unknown'],
    [
      'a partly refunded charge of a lapsed order',
      partlyRefundedCharge,
      { state: 'lapsed', ...unpaidOrder },
      'manual_review',
    ],
    [
      'a charge of an order that is being approved',
      unrefundedCharge,
      { state: 'approving', ...unpaidOrder },
      'in_progress',
    ],
    ['a charge with a refund in progress', unrefundedCharge, { state: 'refunding', ...paidOrder }, 'in_progress'],
    ['a charge of an order in manual review', unrefundedCharge, { state: 'manual', ...unpaidOrder }, 'in_progress'],
    ['the charge of a reservation', unrefundedCharge, { state: 'reserved', ...paidOrder }, 'known'],
    [
      'a refund of a reservation that is not recorded here',
      refundedCharge,
      { state: 'reserved', ...paidOrder },
      'refund_missing',
    ],
    [
      'a partial refund of a reservation that is not recorded here',
      partlyRefundedCharge,
      { state: 'reserved', ...paidOrder },
      'refund_missing',
    ],
    [
      'a reservation with another amount',
      { ...unrefundedCharge, charged: 9, left: 9 },
      { state: 'reserved', ...paidOrder },
      'manual_review',
    ],
    ['a refunded charge', refundedCharge, { state: 'refunded', ...paidOrder, refunded: 81_000 }, 'known'],
    [
      'a partly refunded charge',
      partlyRefundedCharge,
      { state: 'partly_refunded', ...paidOrder, refunded: 51_000 },
      'known',
    ],
    [
      'a refund that is recorded here but not at the provider',
      unrefundedCharge,
      { state: 'refunded', ...paidOrder, refunded: 81_000 },
      'manual_review',
    ],
    [
      'a full refund after a recorded partial one',
      refundedCharge,
      { state: 'partly_refunded', ...paidOrder, refunded: 51_000 },
      'manual_review',
    ],
    [
      'a second charge of a paid order',
      { ...unrefundedCharge, chargeId: '2' },
      { state: 'reserved', ...paidOrder },
      'manual_review',
    ],
  ] as const)('is classified as $3: %s', (_name, charge, payment, verdict) =>
    expect(classifyProviderCharge(charge, payment)).toBe(verdict),
  );

  it('is not classified as known before it is refunded if its payment has no recorded charge', () => {
    for (const state of paymentStates)
      expect(classifyProviderCharge(unrefundedCharge, { state, ...unpaidOrder })).not.toBe('known');
  });
});
