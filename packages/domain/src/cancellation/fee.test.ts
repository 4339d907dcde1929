import { describe, expect, it } from 'vitest';
import { parseSeoulTime } from '../../test/fixtures';
import { calculateActualRefund, calculateGuestCancellation, calculateVenueCancellation } from './fee';

const policy = {
  reservationBased: true,
  tiers: [
    { hoursBefore: 24, feePercent: 40 },
    { hoursBefore: 72, feePercent: 10 },
  ],
  graceMinutes: 30,
};
const dinner = {
  policy,
  visit: { date: '2026-11-27', time: '18:00' },
  paidAmount: 100_000,
  isDeposit: false,
  bookedAt: parseSeoulTime('2026-11-01 09:00'),
};
const justBookedDinner = { ...dinner, bookedAt: parseSeoulTime('2026-11-25 18:00') };

describe('the fee for a dinner on Friday at 18:00 with 100,000 won paid', () => {
  it.each([
    ['a week before', dinner, '2026-11-20 18:00', 0, 100_000],
    ['exactly 72 hours before', dinner, '2026-11-24 18:00', 0, 100_000],
    ['a minute less than 72 hours', dinner, '2026-11-24 18:01', 10_000, 90_000],
    ['exactly 24 hours before', dinner, '2026-11-26 18:00', 10_000, 90_000],
    ['a minute less than 24 hours', dinner, '2026-11-26 18:01', 40_000, 60_000],
    ['a minute before', dinner, '2026-11-27 17:59', 40_000, 60_000],
    ['of an odd amount, rounded down', { ...dinner, paidAmount: 99_999 }, '2026-11-25 18:00', 9_999, 90_000],
    ['in the last moment of the grace period', justBookedDinner, '2026-11-25 18:30', 0, 100_000],
    ['a minute after the grace period', justBookedDinner, '2026-11-25 18:31', 10_000, 90_000],
    [
      'booked within 24 hours of the visit',
      { ...dinner, bookedAt: parseSeoulTime('2026-11-27 12:00') },
      '2026-11-27 12:05',
      40_000,
      60_000,
    ],
    ['with nothing paid', { ...dinner, paidAmount: 0 }, '2026-11-27 17:00', 0, 0],
    ['under a policy without tiers', { ...dinner, policy: { ...policy, tiers: [] } }, '2026-11-27 17:59', 0, 100_000],
  ])('is calculated, %s: $3 won', (_case, input, now, fee, refund) =>
    expect(calculateGuestCancellation(input, parseSeoulTime(now))).toEqual({ fee, refund }),
  );
});

describe('the fee of a venue that keeps whole deposits', () => {
  const feePolicy = { reservationBased: false, tiers: [{ hoursBefore: 24, feePercent: 100 }], graceMinutes: 0 };
  it.each([
    ['all of a deposit', true, 100_000],
    ['the cap of 20 % of a full payment', false, 20_000],
  ])('is %s', (_case, isDeposit, fee) => {
    expect(
      calculateGuestCancellation({ ...dinner, policy: feePolicy, isDeposit }, parseSeoulTime('2026-11-27 12:00')).fee,
    ).toBe(fee);
  });
});

describe('the actual fee and refund', () => {
  it.each([
    [
      'a part is to be refunded',
      { fee: 10_000, refund: 90_000 },
      true,
      { fee: 10_000, refund: 90_000, isFeeForgone: false },
    ],
    [
      'a part is to be refunded, but the provider only cancels in full',
      { fee: 10_000, refund: 90_000 },
      false,
      { fee: 0, refund: 100_000, isFeeForgone: true },
    ],
    [
      'everything is to be refunded',
      { fee: 0, refund: 100_000 },
      false,
      { fee: 0, refund: 100_000, isFeeForgone: false },
    ],
    ['nothing is to be refunded', { fee: 100_000, refund: 0 }, false, { fee: 100_000, refund: 0, isFeeForgone: false }],
    [
      "a venue's cancellation refunds everything",
      calculateVenueCancellation(100_000),
      true,
      { fee: 0, refund: 100_000, isFeeForgone: false },
    ],
  ])('are calculated: %s', (_case, amounts, allowsPartialRefund, expected) =>
    expect(calculateActualRefund(amounts, allowsPartialRefund)).toEqual(expected),
  );
});
