import { describe, expect, it } from 'vitest';
import {
  type CouponOfferTerms,
  type CouponValidity,
  checkRedemption,
  findOfferForCode,
  getCouponDays,
  getCouponOfferState,
} from './coupon-offer';

const summer: CouponOfferTerms = {
  redeemFrom: '2026-06-01',
  redeemTo: '2026-08-31',
  maxCoupons: 300,
  redeemedCount: 12,
  isStopped: false,
};

describe('the state of an offer', () => {
  it.each([
    ['the day before it begins', {}, '2026-05-31', 'planned'],
    ['its first day', {}, '2026-06-01', 'running'],
    ['its last day', {}, '2026-08-31', 'running'],
    ['the day after it ends', {}, '2026-09-01', 'ended'],
    ['with one coupon left', { redeemedCount: 299 }, '2026-07-01', 'running'],
    ['with all coupons redeemed', { redeemedCount: 300 }, '2026-07-01', 'used_up'],
    ['with all coupons redeemed, after its end', { redeemedCount: 300 }, '2026-09-01', 'ended'],
    ['stopped while it runs', { isStopped: true }, '2026-07-01', 'stopped'],
    ['stopped before it begins', { isStopped: true }, '2026-05-01', 'stopped'],
  ] as const)('on $2, %s, is $3', (_case, changes, today, state) => {
    expect(getCouponOfferState({ ...summer, ...changes }, today)).toBe(state);
  });
});

describe('a code that several offers had', () => {
  const offers = [
    { ...summer, name: 'last year', redeemFrom: '2025-06-01', redeemTo: '2025-08-31' },
    { ...summer, name: 'this year' },
    { ...summer, name: 'next year', redeemFrom: '2027-06-01', redeemTo: '2027-08-31' },
    { ...summer, name: 'stopped', isStopped: true },
  ];
  it.each([
    ['2025-07-01', 'last year'],
    ['2025-12-01', 'this year'],
    ['2026-07-01', 'this year'],
    ['2026-09-01', 'next year'],
    ['2028-01-01', 'next year'],
  ])('refers on %s to the offer of %s', (today, name) => {
    expect(findOfferForCode(offers, today)?.name).toBe(name);
  });

  it('refers to no offer if none has it, and to a stopped one if there is no other', () => {
    expect(findOfferForCode([], '2026-07-01')).toBeUndefined();
    expect(findOfferForCode(offers.slice(3), '2026-07-01')?.name).toBe('stopped');
  });
});

describe('redeeming a code', () => {
  it.each([
    ['while it runs', {}, '2026-07-01', false, 'ok'],
    ['before it begins', {}, '2026-05-31', false, 'coupon_code_not_started'],
    ['after its end', {}, '2026-09-01', false, 'coupon_code_ended'],
    ['after it was stopped', { isStopped: true }, '2026-07-01', false, 'coupon_code_ended'],
    ['without a coupon left', { redeemedCount: 300 }, '2026-07-01', false, 'coupon_code_used_up'],
    ['for the second time', {}, '2026-07-01', true, 'coupon_code_redeemed'],
    ['for the second time, after its end', {}, '2026-09-01', true, 'coupon_code_redeemed'],
  ] as const)('%s is checked: $4', (_case, changes, today, hasRedeemed, expected) => {
    const check = checkRedemption({ ...summer, ...changes }, { today, hasRedeemed });
    expect(check.ok ? 'ok' : check.error).toBe(expected);
  });
});

it.each<[CouponValidity, string]>([
  [{ type: 'days', days: 30 }, '2026-08-30'],
  [{ type: 'days', days: 1 }, '2026-08-01'],
  [{ type: 'until', day: '2026-12-31' }, '2026-12-31'],
])('a coupon that is redeemed on 31 July with the validity %o is valid until %s', (validity, to) => {
  expect(getCouponDays(validity, '2026-07-31')).toEqual({ from: '2026-07-31', to });
});
