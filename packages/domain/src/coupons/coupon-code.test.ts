import { expect, it } from 'vitest';
import { isCouponCode, normalizeCouponCode } from './coupon-code';

it.each([
  ['SUMMER26', 'SUMMER26', true],
  ['summer26', 'SUMMER26', true],
  [' Summer 26 ', 'SUMMER26', true],
  ['summer-26', 'SUMMER26', true],
  ['ｓｕｍｍｅｒ２６', 'SUMMER26', true],
  ['2026', '2026', true],
  ['ABC', 'ABC', false],
  ['', '', false],
  ['여름쿠폰', '여름쿠폰', false],
  ['SUMMER_26', 'SUMMER_26', false],
  ['A'.repeat(20), 'A'.repeat(20), true],
  ['A'.repeat(21), 'A'.repeat(21), false],
])('the typed code “%s” is normalised to “%s”, and possible: %s', (text, code, isPossible) => {
  expect(normalizeCouponCode(text)).toBe(code);
  expect(isCouponCode(code)).toBe(isPossible);
});
