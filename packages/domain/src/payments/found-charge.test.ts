import { describe, expect, it } from 'vitest';
import { classifyFoundCharge } from './found-charge';
import { paymentStates } from './states';

const whole = { chargeId: '1', charged: 81_000, left: 81_000 };
const part = { ...whole, left: 30_000 };
const gone = { ...whole, left: 0 };
const paid = { chargeId: '1', approved: 81_000, refunded: 0 };
const unpaid = { chargeId: null, approved: 0, refunded: 0 };

describe('a charge in the provider’s records', () => {
  it.each([
    ['a charge of an unknown order is refunded', whole, undefined, 'unknown'],
    ['a refunded charge of an unknown order is settled', gone, undefined, 'known'],
    [
      'a partly refunded charge of an unknown order needs review, because the rest may be a fee',
      part,
      undefined,
      'manual_review',
    ],
    ['a charge of an order with an open window is refunded', whole, { state: 'registered', ...unpaid }, 'unknown'],
    ['a charge of a lapsed order is refunded', whole, { state: 'lapsed', ...unpaid }, 'unknown'],
    ['a charge of a declined order is refunded', whole, { state: 'declined', ...unpaid }, 'unknown'],
    ['a partly refunded charge of a lapsed order needs review', part, { state: 'lapsed', ...unpaid }, 'manual_review'],
    [
      'an order that is being approved is left to the approval',
      whole,
      { state: 'approving', ...unpaid },
      'in_progress',
    ],
    ['a refund in progress is left to the refund', whole, { state: 'refunding', ...paid }, 'in_progress'],
    ['an order in manual review is left to the review', whole, { state: 'manual', ...unpaid }, 'in_progress'],
    ['the charge of a reservation is settled', whole, { state: 'reserved', ...paid }, 'known'],
    ['a refund of a reservation is missing here', gone, { state: 'reserved', ...paid }, 'refund_missing'],
    ['a partial refund of a reservation is missing here', part, { state: 'reserved', ...paid }, 'refund_missing'],
    [
      'a reservation with another amount needs review',
      { ...whole, charged: 9, left: 9 },
      { state: 'reserved', ...paid },
      'manual_review',
    ],
    ['a refunded charge is settled', gone, { state: 'refunded', ...paid, refunded: 81_000 }, 'known'],
    ['a partly refunded charge is settled', part, { state: 'partly_refunded', ...paid, refunded: 51_000 }, 'known'],
    [
      'a refund that is recorded here but not at the provider needs review',
      whole,
      { state: 'refunded', ...paid, refunded: 81_000 },
      'manual_review',
    ],
    [
      'a full refund after a recorded partial one needs review',
      gone,
      { state: 'partly_refunded', ...paid, refunded: 51_000 },
      'manual_review',
    ],
    [
      'a second charge of a paid order needs review',
      { ...whole, chargeId: '2' },
      { state: 'reserved', ...paid },
      'manual_review',
    ],
  ] as const)('judges a charge: %s', (_name, charge, payment, verdict) =>
    expect(classifyFoundCharge(charge, payment)).toBe(verdict),
  );

  it('has a verdict for every state of its payment', () => {
    for (const state of paymentStates) expect(classifyFoundCharge(whole, { state, ...unpaid })).not.toBe('known');
  });
});
