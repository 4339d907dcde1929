import { expect, it } from 'vitest';
import { hotelCode } from '../../test/fixtures';
import { type CouponNo, type HtlCode, toCode } from '../shared/codes';
import type { Coupon } from './coupon';
import { evaluateCoupons } from './evaluate-coupons';

const order = { amount: 200_000, today: '2026-11-21', htlCode: hotelCode, isDeposit: false };
const createCoupon = (couponNo: string, changes: Partial<Coupon> = {}): Coupon => ({
  couponNo: toCode<CouponNo>(couponNo),
  kind: 'amount',
  value: 20_000,
  minOrderAmount: 0,
  maxDiscount: null,
  validity: { from: null, to: '2026-12-31' },
  htlCode: null,
  isHeldOrUsed: false,
  ...changes,
});
const tenPercent = { kind: 'percent', value: 10 } as const;

const cases: readonly [name: string, coupons: readonly Coupon[], expected: readonly string[]][] = [
  ['no coupons', [], []],
  [
    'the highest discount comes first',
    [createCoupon('A'), createCoupon('B', { value: 30_000 })],
    ['B 30000', 'A 20000'],
  ],
  [
    'a percentage counts by its discount on this order',
    [createCoupon('A'), createCoupon('B', { ...tenPercent, maxDiscount: 15_000 })],
    ['A 20000', 'B 15000'],
  ],
  [
    'with equal discounts the earliest expiry comes first, and no expiry last',
    [
      createCoupon('A', { validity: { from: null, to: null } }),
      createCoupon('B'),
      createCoupon('C', { ...tenPercent, validity: { from: null, to: '2026-11-30' } }),
    ],
    ['C 20000', 'B 20000', 'A 20000'],
  ],
  ['with equal expiry the lowest number comes first', [createCoupon('B'), createCoupon('A')], ['A 20000', 'B 20000']],
  [
    'coupons that cannot be used come last, with their reason',
    [
      createCoupon('A', { value: 90_000, htlCode: toCode<HtlCode>('H02') }),
      createCoupon('B'),
      createCoupon('C', { value: 90_000, minOrderAmount: 200_001 }),
      createCoupon('D', { value: 90_000, isHeldOrUsed: true }),
    ],
    ['B 20000', 'A coupon_other_hotel', 'C coupon_min_order', 'D coupon_taken'],
  ],
];

it.each(cases)('the coupons of a member are evaluated: %s', (_case, coupons, expected) => {
  const evaluations = evaluateCoupons(coupons, order);
  expect(
    evaluations.map(({ coupon: { couponNo }, discount, refusal }) => `${couponNo} ${refusal ?? discount}`),
  ).toEqual(expected);
});
