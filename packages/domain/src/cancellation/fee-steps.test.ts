import { expect, it } from 'vitest';
import { parseSeoulTime } from '../../test/fixtures';
import { listFeeSteps } from './fee-steps';

const createTiers = (...pairs: [number, number][]) =>
  pairs.map(([hoursBefore, feePercent]) => ({ hoursBefore, feePercent }));
const policy = { reservationBased: false, tiers: createTiers([48, 10], [24, 20]), graceMinutes: 30 };
const friday = {
  policy,
  visit: { date: '2026-11-27', time: '19:00' },
  isDeposit: false,
  bookedAt: parseSeoulTime('2026-11-01 09:00'),
};

it.each<[string, Parameters<typeof listFeeSteps>[0], string, readonly string[]]>([
  [
    'long before: free, then 10, then 20 %',
    friday,
    '2026-11-20 09:00',
    ['0 2026-11-25 19:00', '10 2026-11-26 19:00', '20 2026-11-27 19:00'],
  ],
  [
    'at the exact start of the first fee',
    friday,
    '2026-11-25 19:00',
    ['0 2026-11-25 19:00', '10 2026-11-26 19:00', '20 2026-11-27 19:00'],
  ],
  ['a minute after the first fee begins', friday, '2026-11-25 19:01', ['10 2026-11-26 19:00', '20 2026-11-27 19:00']],
  ['on the last day', friday, '2026-11-27 08:00', ['20 2026-11-27 19:00']],
  ['once the visit has started', friday, '2026-11-27 19:00', []],
  ['always free', { ...friday, policy: { ...policy, tiers: [] } }, '2026-11-20 09:00', ['0 2026-11-27 19:00']],
  [
    'a free tier is merged with the free period',
    { ...friday, policy: { ...policy, tiers: createTiers([72, 0], [24, 20]) } },
    '2026-11-20 09:00',
    ['0 2026-11-26 19:00', '20 2026-11-27 19:00'],
  ],
  [
    'a fee above the cap counts as the cap',
    { ...friday, policy: { ...policy, tiers: createTiers([48, 20], [24, 100]) } },
    '2026-11-20 09:00',
    ['0 2026-11-25 19:00', '20 2026-11-27 19:00'],
  ],
  [
    'all of a deposit may be kept',
    { ...friday, isDeposit: true, policy: { ...policy, tiers: createTiers([24, 100]) } },
    '2026-11-20 09:00',
    ['0 2026-11-26 19:00', '100 2026-11-27 19:00'],
  ],
  [
    'across midnight in Seoul',
    { ...friday, visit: { date: '2026-11-27', time: '01:00' }, policy: { ...policy, tiers: createTiers([3, 20]) } },
    '2026-11-20 09:00',
    ['0 2026-11-26 22:00', '20 2026-11-27 01:00'],
  ],
  [
    'in the grace period, after the first limit',
    { ...friday, bookedAt: parseSeoulTime('2026-11-26 09:00') },
    '2026-11-26 09:10',
    ['0 2026-11-26 09:30', '10 2026-11-26 19:00', '20 2026-11-27 19:00'],
  ],
  [
    'in the last moment of the grace period',
    { ...friday, bookedAt: parseSeoulTime('2026-11-26 09:00') },
    '2026-11-26 09:30',
    ['0 2026-11-26 09:30', '10 2026-11-26 19:00', '20 2026-11-27 19:00'],
  ],
  [
    'after the grace period',
    { ...friday, bookedAt: parseSeoulTime('2026-11-26 09:00') },
    '2026-11-26 09:31',
    ['10 2026-11-26 19:00', '20 2026-11-27 19:00'],
  ],
  [
    'a grace period that ends a day before the visit',
    { ...friday, bookedAt: parseSeoulTime('2026-11-26 18:50') },
    '2026-11-26 18:55',
    ['0 2026-11-26 19:00', '20 2026-11-27 19:00'],
  ],
  [
    'a grace period that ends long before the first fee is merged with the free period',
    { ...friday, bookedAt: parseSeoulTime('2026-11-20 09:00') },
    '2026-11-20 09:00',
    ['0 2026-11-25 19:00', '10 2026-11-26 19:00', '20 2026-11-27 19:00'],
  ],
  [
    'before the booking, without a grace period',
    { ...friday, bookedAt: null },
    '2026-11-26 09:00',
    ['10 2026-11-26 19:00', '20 2026-11-27 19:00'],
  ],
])('the fees until the visit are listed: %s', (_case, input, now, steps) => {
  expect(
    listFeeSteps(input, parseSeoulTime(now)).map(
      ({ feePercent, until }) => `${feePercent} ${until.date} ${until.time}`,
    ),
  ).toEqual(steps);
});
