import { expect, it } from 'vitest';
import { checkPolicy } from './policy';

const createTiers = (...pairs: [number, number][]) =>
  pairs.map(([hoursBefore, feePercent]) => ({ hoursBefore, feePercent }));

it.each([
  ['ordinary, 10 then 20 %', false, createTiers([48, 10], [24, 20]), 'paid_in_full', 'ok'],
  ['ordinary, above 20 %', false, createTiers([24, 21]), 'paid_in_full', 'tier_over_cap'],
  ['reservation-based, 40 %', true, createTiers([72, 20], [24, 40]), 'paid_in_full', 'ok'],
  ['reservation-based, above 40 %', true, createTiers([24, 41]), 'paid_in_full', 'tier_over_cap'],
  ['all of a deposit', false, createTiers([24, 100]), 'deposits_only', 'ok'],
  ['free at first', false, createTiers([72, 0], [24, 20]), 'paid_in_full', 'ok'],
  ['two tiers of the same percent', false, createTiers([72, 20], [24, 20]), 'paid_in_full', 'ok'],
  ['always free', false, [], 'paid_in_full', 'ok'],
  ['tiers in any order', false, createTiers([24, 20], [48, 10]), 'paid_in_full', 'ok'],
  ['a later tier with a lower fee', false, createTiers([48, 20], [24, 10]), 'paid_in_full', 'tier_not_rising'],
  ['two tiers of the same hour', false, createTiers([24, 10], [24, 20]), 'paid_in_full', 'tier_repeated'],
  ['a negative percentage', false, createTiers([24, -1]), 'paid_in_full', 'tier_invalid'],
  ['more than 100 %', true, createTiers([24, 101]), 'deposits_only', 'tier_invalid'],
  ['a tier that begins when the visit starts', false, createTiers([0, 20]), 'paid_in_full', 'tier_invalid'],
] as const)(
  'a cancellation policy is checked: %s is $4',
  (_case, reservationBased, tiers, productPayment, expected) => {
    const checkResult = checkPolicy({ reservationBased, tiers, graceMinutes: 30 }, productPayment);
    expect(checkResult.ok ? 'ok' : checkResult.error).toBe(expected);
  },
);

it.each([
  ['none', 0, 'ok'],
  ['half an hour', 30, 'ok'],
  ['a day', 1_440, 'ok'],
  ['more than a day', 1_441, 'grace_invalid'],
  ['a negative one', -1, 'grace_invalid'],
  ['half a minute', 0.5, 'grace_invalid'],
] as const)('a grace period is checked: %s is $2', (_case, graceMinutes, expected) => {
  const checkResult = checkPolicy({ reservationBased: false, tiers: [], graceMinutes }, 'paid_in_full');
  expect(checkResult.ok ? 'ok' : checkResult.error).toBe(expected);
});
