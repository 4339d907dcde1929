import { expect, it } from 'vitest';
import { type ExampleBooking, listFeeExamples } from './fee-examples';
import type { CancelTier } from './policy';

const createTiers = (...pairs: [number, number][]): readonly CancelTier[] =>
  pairs.map(([hoursBefore, feePercent]) => ({ hoursBefore, feePercent }));
const dinner: ExampleBooking = { paidAmount: 245_100, isDeposit: false };

it.each<[string, readonly CancelTier[], boolean, ExampleBooking, readonly number[]]>([
  ['no fee without tiers', [], false, dinner, [0, 0, 0]],
  ['no fee before the first tier', createTiers([24, 20]), false, dinner, [0, 49_020, 49_020]],
  [
    'the fee of the tier that is reached',
    createTiers([48, 10], [24, 15], [4, 20]),
    false,
    dinner,
    [24_510, 36_765, 49_020],
  ],
  ['no more than the cap of a payment in full', createTiers([24, 100]), false, dinner, [0, 49_020, 49_020]],
  ['no more than the higher cap by reservation only', createTiers([24, 100]), true, dinner, [0, 98_040, 98_040]],
  [
    'up to the whole deposit',
    createTiers([24, 100]),
    false,
    { paidAmount: 30_000, isDeposit: true },
    [0, 30_000, 30_000],
  ],
  ['whole won, rounded down', createTiers([48, 7]), false, { paidAmount: 99, isDeposit: false }, [6, 6, 6]],
])('the fee examples of a policy show %s', (_case, tiers, reservationBased, booking, fees) =>
  expect(listFeeExamples({ tiers, reservationBased, graceMinutes: 30 }, booking)).toEqual(
    [30, 20, 3].map((hoursBefore, index) => ({ hoursBefore, fee: fees[index] })),
  ),
);
