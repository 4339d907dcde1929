import { describe, expect, it } from 'vitest';
import { parseSeoulTime } from '../../test/fixtures';
import { calculateNoShowFee, type NoShow } from './no-show-fee';

const policy = { reservationBased: true, graceMinutes: 0, tiers: [{ hoursBefore: 24, feePercent: 40 }] };
const noShow: NoShow = {
  visit: { date: '2026-11-27', time: '18:00' },
  lateUntil: null,
  policy,
  isDeposit: false,
  paidAmount: 100_000,
  hasAgreed: true,
  isMessageSent: true,
};
const describeFee = (changes: Partial<NoShow>, now: string): string => {
  const fee = calculateNoShowFee({ ...noShow, ...changes }, parseSeoulTime(now));
  return fee.ok ? `keeps ${fee.fee}, returns ${fee.refund}` : fee.error;
};

describe('the fee of a no-show', () => {
  it.each([
    ['is that of a cancellation at the visit', {}, '2026-11-27 18:15', 'keeps 40000, returns 60000'],
    ['is not kept within the grace minutes', {}, '2026-11-27 18:14', 'fee_grace_not_over'],
    ['is not kept within an announced delay', { lateUntil: '18:45' }, '2026-11-27 18:44', 'fee_grace_not_over'],
    ['is kept after an announced delay', { lateUntil: '18:45' }, '2026-11-27 18:45', 'keeps 40000, returns 60000'],
    ['is not kept if the guest has not agreed to the policy', { hasAgreed: false }, '2026-11-27 19:00', 'fee_not_told'],
    ['is not kept without a message', { isMessageSent: false }, '2026-11-27 19:00', 'fee_message_not_sent'],
    ['is not kept if nothing was paid', { paidAmount: 0 }, '2026-11-27 19:00', 'fee_nothing_paid'],
    ['is not kept without tiers', { policy: { ...policy, tiers: [] } }, '2026-11-27 19:00', 'fee_not_agreed'],
    [
      'is the whole deposit if that was agreed',
      { isDeposit: true, policy: { ...policy, tiers: [{ hoursBefore: 24, feePercent: 100 }] } },
      '2026-11-27 19:00',
      'keeps 100000, returns 0',
    ],
    [
      'is at most the cap if the visit was paid in full',
      { policy: { ...policy, tiers: [{ hoursBefore: 24, feePercent: 100 }] } },
      '2026-11-27 19:00',
      'keeps 40000, returns 60000',
    ],
  ] as const)('%s', (_case, changes, now, expected) => expect(describeFee(changes, now)).toBe(expected));
});
