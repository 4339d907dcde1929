import { describe, expect, it } from 'vitest';
import { hotelCode } from '../../test/fixtures';
import { type CouponNo, type HtlCode, toCode } from '../shared/codes';
import { type Coupon, calculateCouponDiscount, checkCoupon } from './coupon';

const createCoupon = (changes: Partial<Coupon> = {}): Coupon => ({
  couponNo: toCode<CouponNo>('C1'),
  kind: 'amount',
  value: 20_000,
  minOrderAmount: 100_000,
  maxDiscount: null,
  validity: { from: '2026-11-01', to: '2026-11-30' },
  htlCode: null,
  isHeldOrUsed: false,
  ...changes,
});
const order = { amount: 150_000, today: '2026-11-21', htlCode: hotelCode, isDeposit: false };

describe('the use of a coupon', () => {
  it.each([
    ['an ordinary order', {}, {}, 'ok'],
    ['exactly the minimum', {}, { amount: 100_000 }, 'ok'],
    ['one won below the minimum', {}, { amount: 99_999 }, 'coupon_min_order'],
    ['on its last day', {}, { today: '2026-11-30' }, 'ok'],
    ['a day too late', {}, { today: '2026-12-01' }, 'coupon_expired'],
    ['a day too early', {}, { today: '2026-10-31' }, 'coupon_not_yet_valid'],
    ['without an end', { validity: { from: null, to: null } }, { today: '2036-12-01' }, 'ok'],
    ['when another order uses it', { isHeldOrUsed: true }, {}, 'coupon_taken'],
    ['at its hotel', { htlCode: hotelCode }, {}, 'ok'],
    ['at another hotel', { htlCode: toCode<HtlCode>('H02') }, {}, 'coupon_other_hotel'],
    ['on a deposit', {}, { isDeposit: true }, 'coupon_not_for_deposit'],
    ['with nothing to pay', { minOrderAmount: 0 }, { amount: 0 }, 'coupon_takes_nothing'],
    ['for 1 % of 99 won', { kind: 'percent', value: 1, minOrderAmount: 0 }, { amount: 99 }, 'coupon_takes_nothing'],
  ] as const)('is checked: %s is $3', (_case, changes, orderChanges, expected) => {
    const check = checkCoupon(createCoupon(changes), { ...order, ...orderChanges });
    expect(check.ok ? 'ok' : check.error).toBe(expected);
  });
});

describe('the discount of a coupon', () => {
  it.each([
    ['20,000 won', {}, 150_000, 20_000],
    ['at most the amount', {}, 15_000, 15_000],
    ['10 %', { kind: 'percent', value: 10 }, 150_000, 15_000],
    ['10 %, rounded down', { kind: 'percent', value: 10 }, 99_999, 9_999],
    ['10 %, at most 8,000', { kind: 'percent', value: 10, maxDiscount: 8_000 }, 150_000, 8_000],
    ['the maximum only applies to percentages', { maxDiscount: 8_000 }, 150_000, 20_000],
    ['100 % of the amount', { kind: 'percent', value: 100 }, 150_000, 150_000],
  ] as const)('is calculated: %s', (_case, changes, amount, discount) =>
    expect(calculateCouponDiscount(createCoupon(changes), amount)).toBe(discount),
  );
});
