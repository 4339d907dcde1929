import { describe, expect, it } from 'vitest';
import { judgeFoundCharge } from './found-charge';
import { paymentStates } from './states';

const whole = { chargeId: '1', charged: 81_000, left: 81_000 };
const part = { ...whole, left: 30_000 };
const gone = { ...whole, left: 0 };
const paid = { chargeId: '1', approved: 81_000, refunded: 0 };
const unpaid = { chargeId: null, approved: 0, refunded: 0 };

describe('a charge in the provider’s records', () => {
  it.each([
    ['of an order that nobody knows', whole, undefined, 'unknown'],
    ['of one that nobody knows, gone back meanwhile', gone, undefined, 'known'],
    ['of one that nobody knows, of which a fee may have been kept', part, undefined, 'person'],
    ['of an order whose window was open', whole, { state: 'registered', ...unpaid }, 'unknown'],
    ['of an order that was let go', whole, { state: 'lapsed', ...unpaid }, 'unknown'],
    ['of an order that was declined', whole, { state: 'declined', ...unpaid }, 'unknown'],
    ['of one that was let go, gone back in part', part, { state: 'lapsed', ...unpaid }, 'person'],
    ['of an order that is being asked about', whole, { state: 'approving', ...unpaid }, 'under_way'],
    ['of a refund on its way', whole, { state: 'refunding', ...paid }, 'under_way'],
    ['of an order that waits for a person', whole, { state: 'manual', ...unpaid }, 'under_way'],
    ['of a reservation', whole, { state: 'reserved', ...paid }, 'known'],
    ['of a reservation, gone back', gone, { state: 'reserved', ...paid }, 'went_back'],
    ['of a reservation, gone back in part', part, { state: 'reserved', ...paid }, 'went_back'],
    ['of a reservation, with another sum', { ...whole, charged: 9, left: 9 }, { state: 'reserved', ...paid }, 'person'],
    ['given back', gone, { state: 'refunded', ...paid, refunded: 81_000 }, 'known'],
    ['given back in part', part, { state: 'partly_refunded', ...paid, refunded: 51_000 }, 'known'],
    ['given back here, and not there', whole, { state: 'refunded', ...paid, refunded: 81_000 }, 'person'],
    ['given back in part, then whole', gone, { state: 'partly_refunded', ...paid, refunded: 51_000 }, 'person'],
    ['beside the one that paid the order', { ...whole, chargeId: '2' }, { state: 'reserved', ...paid }, 'person'],
  ] as const)('judges a charge: %s', (_name, charge, own, verdict) => expect(judgeFoundCharge(charge, own)).toBe(verdict));

  it('has a verdict for every state of its payment', () => {
    for (const state of paymentStates) expect(judgeFoundCharge(whole, { state, ...unpaid })).not.toBe('known');
  });
});
