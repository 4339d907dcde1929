import { describe, expect, it } from 'vitest';
import {
  type CouponOfferFields,
  checkOfferChange,
  checkOfferFields,
  normalizeOfferFields,
  restoreOfferFields,
} from './coupon-offer-fields';

const text = { ko: '여름 쿠폰', en: 'Summer coupon', cn: '夏季优惠券', ja: '夏のクーポン' };
const summer: CouponOfferFields = {
  name: 'Summer newsletter',
  code: 'SUMMER26',
  couponName: text,
  kind: 'percent',
  value: 15,
  minOrderAmount: 50_000,
  maxDiscount: 30_000,
  redeemFrom: '2026-06-01',
  redeemTo: '2026-08-31',
  validity: { type: 'days', days: 90 },
  maxCoupons: 300,
};

describe('an offer can be saved', () => {
  it.each<[string, Partial<CouponOfferFields>, readonly string[]]>([
    ['with 15 percent up to 30,000 won', {}, []],
    ['with 10,000 won', { kind: 'amount', value: 10_000, maxDiscount: null }, []],
    ['with a code in lower case', { code: 'summer 26' }, []],
    ['for one day', { redeemTo: '2026-06-01' }, []],
    ['with coupons that are valid until the last day', { validity: { type: 'until', day: '2026-08-31' } }, []],
    ['for one member', { maxCoupons: 1 }, []],
  ])('%s', (_case, changes, issues) => {
    expect(checkOfferFields({ ...summer, ...changes })).toEqual(issues);
  });
});

describe('an offer is refused', () => {
  it.each<[string, Partial<CouponOfferFields>, string]>([
    ['without a name', { name: ' ' }, 'name field_missing'],
    ['with a name of 61 letters', { name: 'x'.repeat(61) }, 'name text_too_long'],
    ['with a code of three letters', { code: 'SUN' }, 'code coupon_code_invalid'],
    ['with a code in Korean', { code: '여름여름' }, 'code coupon_code_invalid'],
    ['without the Japanese text', { couponName: { ...text, ja: '' } }, 'couponName.ja language_missing'],
    ['with a value of 0', { value: 0 }, 'value number_invalid'],
    ['with more than 100 percent', { value: 101 }, 'value number_invalid'],
    ['for a hundred million won', { kind: 'amount', value: 100_000_000 }, 'value number_invalid'],
    ['with a maximum discount of 0 won', { maxDiscount: 0 }, 'maxDiscount number_invalid'],
    ['without a first day', { redeemFrom: '' }, 'redeemFrom day_invalid'],
    ['with a last day that does not exist', { redeemTo: '2026-08-32' }, 'redeemTo day_invalid'],
    ['if it ends before it begins', { redeemTo: '2026-05-31' }, 'redeemTo period_ends_before_start'],
    ['with coupons that are valid for 0 days', { validity: { type: 'days', days: 0 } }, 'validity.days number_invalid'],
    ['without the last day of coupons', { validity: { type: 'until', day: '' } }, 'validity.day day_invalid'],
    [
      'with coupons that end before the code does',
      { validity: { type: 'until', day: '2026-08-30' } },
      'validity.day coupon_ends_before_period',
    ],
    ['for 0 members', { maxCoupons: 0 }, 'maxCoupons number_invalid'],
    ['for half a member', { maxCoupons: 1.5 }, 'maxCoupons number_invalid'],
  ])('%s', (_case, changes, issue) => {
    const issues = checkOfferFields({ ...summer, ...changes });
    expect(issues.map(({ path, code }) => `${path} ${code}`)).toEqual([issue]);
  });
});

describe('a change of an offer', () => {
  it.each<[string, Partial<CouponOfferFields>, number, readonly string[]]>([
    ['in its value before a member has a coupon', { value: 20 }, 0, []],
    ['in its number before a member has a coupon', { maxCoupons: 1 }, 0, []],
    ['in its texts', { name: 'July', couponName: { ...text, en: 'July coupon' } }, 12, []],
    ['in its period', { redeemTo: '2026-09-30' }, 12, []],
    ['in the validity of later coupons', { validity: { type: 'until', day: '2026-12-31' } }, 12, []],
    ['to the number of redeemed coupons', { maxCoupons: 12 }, 12, []],
    ['to a smaller number', { maxCoupons: 11 }, 12, ['maxCoupons fewer_than_redeemed']],
    ['in its value', { value: 20 }, 12, ['value fixed_after_redemption']],
    ['in its code', { code: 'SUMMER27' }, 12, ['code fixed_after_redemption']],
    ['in its minimum order amount', { minOrderAmount: 0 }, 1, ['minOrderAmount fixed_after_redemption']],
    [
      'in its kind',
      { kind: 'amount', maxDiscount: null },
      1,
      ['kind fixed_after_redemption', 'maxDiscount fixed_after_redemption'],
    ],
  ])('is checked: %s', (_case, changes, redeemedCount, issues) => {
    const found = checkOfferChange(summer, { ...summer, ...changes }, redeemedCount);
    expect(found.map(({ path, code }) => `${path} ${code}`)).toEqual(issues);
  });
});

it('the code is stored in upper case, and an amount without a maximum discount', () => {
  expect(normalizeOfferFields({ ...summer, name: ' Summer ', code: 'summer 26', kind: 'amount' })).toMatchObject({
    name: 'Summer',
    code: 'SUMMER26',
    maxDiscount: null,
  });
});

describe('an earlier version of an offer', () => {
  const version = { ...summer, name: 'Summer', code: 'SUMMER25', value: 10, maxCoupons: 500, isStopped: false };

  it('can be saved again with all its fields until a coupon is redeemed', () => {
    const { isStopped: _isStopped, ...fields } = version;
    expect(restoreOfferFields(version, summer, 0)).toEqual(fields);
  });

  it('keeps the present code and discount once a coupon is redeemed', () => {
    const restored = restoreOfferFields(version, summer, 1);
    expect(restored).toEqual({ ...summer, name: 'Summer', maxCoupons: 500 });
    expect(checkOfferChange(summer, restored, 1)).toEqual([]);
  });

  it('of an older release has the present content of fields that it lacks', () => {
    const { validity: _validity, ...older } = version;
    expect(restoreOfferFields(older as typeof version, summer, 0).validity).toEqual(summer.validity);
  });
});
