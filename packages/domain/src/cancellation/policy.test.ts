import { expect, it } from 'vitest';
import { checkPolicy } from './policy';

const tiers = (...pairs: [number, number][]) => pairs.map(([hoursBefore, feePercent]) => ({ hoursBefore, feePercent }));

it.each([
  ['ordinary, 10 then 20 %', false, tiers([48, 10], [24, 20]), 'paid_in_full', 'ok'],
  ['ordinary, above 20 %', false, tiers([24, 21]), 'paid_in_full', 'tier_over_cap'],
  ['reservation-based, 40 %', true, tiers([72, 20], [24, 40]), 'paid_in_full', 'ok'],
  ['reservation-based, above 40 %', true, tiers([24, 41]), 'paid_in_full', 'tier_over_cap'],
  ['a deposit may be kept whole', false, tiers([24, 100]), 'deposits_only', 'ok'],
  ['free at first', false, tiers([72, 0], [24, 20]), 'paid_in_full', 'ok'],
  ['two tiers of the same percent', false, tiers([72, 20], [24, 20]), 'paid_in_full', 'ok'],
  ['always free', false, [], 'paid_in_full', 'ok'],
  ['the order of the tiers does not matter', false, tiers([24, 20], [48, 10]), 'paid_in_full', 'ok'],
  ['a later tier must not be cheaper', false, tiers([48, 20], [24, 10]), 'paid_in_full', 'tier_not_rising'],
  ['two tiers of the same hour', false, tiers([24, 10], [24, 20]), 'paid_in_full', 'tier_repeated'],
  ['a negative percentage', false, tiers([24, -1]), 'paid_in_full', 'tier_invalid'],
  ['more than 100 %', true, tiers([24, 101]), 'deposits_only', 'tier_invalid'],
  ['after the visit', false, tiers([0, 20]), 'paid_in_full', 'tier_invalid'],
] as const)('checks a cancellation policy: %s', (_case, reservationBased, rows, sells, expected) => {
  const check = checkPolicy({ reservationBased, tiers: rows }, sells);
  expect(check.ok ? 'ok' : check.error).toBe(expected);
});
