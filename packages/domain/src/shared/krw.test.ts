import { describe, expect, it } from 'vitest';
import { calculateIncludedTax, deductPercent, deductTaxAndService, floorPercent, floorShare } from './krw';

describe('an amount less a percentage', () => {
  it.each([
    ['10 % off a round price', 50_000, 10, 45_000],
    ['an odd price is rounded down', 33_333, 10, 29_999],
    ['a rate with half a percent', 20_000, 7.5, 18_500],
    ['a rate that floating-point numbers cannot represent', 1_000, 0.29, 997],
    ['no rate, full price', 12_345, 0, 12_345],
    ['100 % is free', 12_345, 100, 0],
    ['a rate above 100 is 100', 12_345, 130, 0],
    ['a negative rate is none', 12_345, -5, 12_345],
    ['a missing rate is none', 12_345, Number.NaN, 12_345],
    ['an amount of 0', 0, 30, 0],
    ['the largest exact amount', Number.MAX_SAFE_INTEGER, 0, Number.MAX_SAFE_INTEGER],
  ])('is rounded down, %s: %i won less %d percent is %i', (_case, price, rate, expected) =>
    expect(deductPercent(price, rate)).toBe(expected),
  );
});

describe('a share of an amount', () => {
  it.each([
    ['5 % of 99,999', floorPercent(99_999, 5), 4_999],
    ['a third of 100', floorShare(100, 1, 3), 33],
    ['a seventh of 999 × 999 menus at 10 million won', floorShare(999 * 999 * 10_000_000, 1, 7), 1_425_715_714_285],
    ['nearly all of the largest amount', floorShare(Number.MAX_SAFE_INTEGER, 9_999, 10_000), 9_006_298_534_815_516],
  ])('is rounded down: %s', (_case, share, expected) => expect(share).toBe(expected));

  it('agrees with exact arithmetic for many amounts', () => {
    for (let amount = 1; amount < Number.MAX_SAFE_INTEGER / 3; amount = amount * 3 + 1) {
      for (const [numerator, denominator] of [
        [9_250, 10_000],
        [100, 121],
        [7_999, 8_000],
      ] as const) {
        expect(floorShare(amount, numerator, denominator)).toBe(
          Number((BigInt(amount) * BigInt(numerator)) / BigInt(denominator)),
        );
      }
    }
  });
});

describe('a price without tax and service', () => {
  it.each([
    ['an exact result', 121_000, 100_000],
    ['rounded down', 100_000, 82_644],
    ['an amount of 0', 0, 0],
  ])('is calculated, %s: %i becomes %i', (_case, price, net) => expect(deductTaxAndService(price)).toBe(net));
});

describe('the tax included in a price', () => {
  it.each([
    ['an exact result', 110_000, 10_000],
    ['rounded down', 176_001, 16_000],
    ['an amount of 0', 0, 0],
  ])('is calculated, %s: %i includes %i', (_case, price, tax) => expect(calculateIncludedTax(price)).toBe(tax));
});
