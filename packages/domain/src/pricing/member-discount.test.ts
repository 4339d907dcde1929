import { describe, expect, it } from 'vitest';
import {
  createDepositProduct,
  createOption,
  createPickupProduct,
  createProduct,
  holidays2026,
} from '../../test/fixtures';
import { calculateLowestMemberPrice, calculateMemberPrice, getMemberRate } from './member-discount';

const weekdayWeekendRule = { weekdayRate: 15, weekendRate: 10, excludedMonthDays: [], maxPeople: 8 };
const excludedDaysRule = {
  weekdayRate: 10,
  weekendRate: 10,
  excludedMonthDays: ['12-23', '12-24', '12-31'],
  maxPeople: 8,
};
const createDiscountedProduct = (rate = 0) => createProduct({ memberDiscount: { enabled: true, rate } });

describe('the discount rate of a member', () => {
  it.each([
    ['15 % on a Monday', createDiscountedProduct(), weekdayWeekendRule, '2026-11-23', 15],
    ['10 % on a Saturday', createDiscountedProduct(), weekdayWeekendRule, '2026-11-21', 10],
    ['10 % on a holiday Friday', createDiscountedProduct(), weekdayWeekendRule, '2026-12-25', 10],
    ['10 % on a day that the hotel does not exclude', createDiscountedProduct(), excludedDaysRule, '2026-12-22', 10],
    ['0 % on the 23rd of December, which is excluded', createDiscountedProduct(), excludedDaysRule, '2026-12-23', 0],
    ['0 % on the 31st of December, which is excluded', createDiscountedProduct(), excludedDaysRule, '2026-12-31', 0],
    ['10 % between two excluded days', createDiscountedProduct(), excludedDaysRule, '2026-12-30', 10],
    ["the product's own rate if it has one", createDiscountedProduct(20), weekdayWeekendRule, '2026-11-23', 20],
    [
      "the product's own rate, even on a day that the hotel excludes",
      createDiscountedProduct(20),
      excludedDaysRule,
      '2026-12-24',
      20,
    ],
    ['0 % at a hotel without member discount', createDiscountedProduct(), null, '2026-11-23', 0],
    [
      '0 % for a product without member discount',
      createProduct({ memberDiscount: { enabled: false, rate: 20 } }),
      weekdayWeekendRule,
      '2026-11-23',
      0,
    ],
    [
      '0 % for a deposit',
      createDepositProduct({ memberDiscount: { enabled: true, rate: 20 } }),
      weekdayWeekendRule,
      '2026-11-23',
      0,
    ],
    [
      'the lower rate on a weekday of a year without holiday data',
      createDiscountedProduct(),
      weekdayWeekendRule,
      '2031-11-24',
      10,
    ],
  ])('is %s', (_case, product, rule, date, rate) =>
    expect(getMemberRate(product, rule, date, holidays2026)).toBe(rate),
  );
});

describe('the lowest price of a member', () => {
  const createDinner = (rate = 0) =>
    createProduct({ memberDiscount: { enabled: true, rate }, options: [createOption(1)] });
  it.each([
    ["the price at the hotel's rate", createDinner(), excludedDaysRule, '2026-12-22', 2, 45_000],
    ['none on an excluded day', createDinner(), excludedDaysRule, '2026-12-24', 2, null],
    ["the price at the product's own rate", createDinner(5), null, '2026-12-24', 2, 47_500],
    ['none without any rate', createDinner(), null, '2026-12-22', 2, null],
    ['the average if eight of ten guests have the rate', createDinner(), excludedDaysRule, '2026-12-22', 10, 46_000],
    [
      'the price of a cake, whatever the party',
      createPickupProduct({ memberDiscount: { enabled: true, rate: 0 } }),
      weekdayWeekendRule,
      '2026-12-22',
      10,
      51_000,
    ],
    ['none if nothing is paid in advance', createDiscountedProduct(10), weekdayWeekendRule, '2026-12-22', 2, null],
    [
      'none for a deposit',
      createDepositProduct({ memberDiscount: { enabled: true, rate: 10 } }),
      weekdayWeekendRule,
      '2026-12-22',
      2,
      null,
    ],
  ])('is calculated: %s', (_case, product, rule, date, partySize, price) =>
    expect(calculateLowestMemberPrice(product, rule, { date, partySize }, holidays2026)).toBe(price),
  );
});

describe('the price of a member', () => {
  it.each([
    ['two guests, 10 %', 200_000, 10, 2, 180_000],
    ['eight guests: all of them', 800_000, 10, 8, 720_000],
    ['ten guests: eight of them', 1_000_000, 10, 10, 920_000],
    ['sixteen guests: half of them', 1_600_000, 15, 16, 1_480_000],
    ['rounded down', 99_999, 15, 3, 84_999],
    ['a pickup, which has no party', 60_000, 10, null, 54_000],
    ['no rate', 60_000, 0, 2, 60_000],
    ['an empty party', 60_000, 10, 0, 60_000],
  ])('is calculated: %s', (_case, amount, rate, partySize, expected) =>
    expect(calculateMemberPrice(amount, rate, partySize, 8)).toBe(expected),
  );
});
