import { expect, it } from 'vitest';
import { validCatalogue } from '../../test/catalogue';
import { type HtlCode, toCode } from '../shared/codes';
import {
  applyBenefitFields,
  checkBenefitFields,
  checkJoiningCouponFields,
  getBenefitFields,
  getJoiningCouponFields,
  type JoiningCouponFields,
  toJoiningCoupon,
} from './benefit-fields';

const text = { ko: '환영', en: 'Welcome', cn: '欢迎', ja: '歓迎' };
const benefit = { kind: 'special', title: text, text, isAboutPoints: false } as const;
const coupon: JoiningCouponFields = {
  name: text,
  kind: 'percent',
  value: 10,
  minOrderAmount: 50_000,
  maxDiscount: 20_000,
  validDays: 90,
};

it.each([
  ['no benefits', [], []],
  ['a benefit in four languages', [benefit], []],
  ['a title without Chinese', [{ ...benefit, title: { ...text, cn: '' } }], ['benefits.0.title.cn']],
  [
    'a second benefit without text',
    [benefit, { ...benefit, text: { ko: '', en: '', cn: '', ja: '' } }],
    ['benefits.1.text.ko'],
  ],
])('the wrong fields of %s are $2', (_, benefits, paths) => {
  expect(checkBenefitFields({ benefits }).map(({ path }) => path)).toEqual(paths);
});

it.each<[string, Partial<JoiningCouponFields>, readonly string[]]>([
  ['10 percent up to 20,000 won', {}, []],
  ['10,000 won', { kind: 'amount', value: 10_000, maxDiscount: null }, []],
  ['the value 0', { value: 0 }, ['value']],
  ['more than 100 percent', { value: 101 }, ['value']],
  ['a hundred million won', { kind: 'amount', value: 100_000_000 }, ['value']],
  ['a negative minimum order amount', { minOrderAmount: -1 }, ['minOrderAmount']],
  ['a validity of 0 days', { validDays: 0 }, ['validDays']],
  ['a name without English', { name: { ...text, en: '' } }, ['name.en']],
  ['half a won', { kind: 'amount', value: 0.5 }, ['value']],
])('the wrong fields of a joining coupon with %s are $2', (_, changes, paths) => {
  expect(checkJoiningCouponFields({ ...coupon, ...changes }).map(({ path }) => path)).toEqual(paths);
});

it('the fields of saved benefits and coupons are those that were saved; a coupon in won has no maximum discount', () => {
  const [hotel] = validCatalogue.hotels;
  if (hotel === undefined) throw new Error('The catalogue has no hotel');
  const fields = { benefits: [benefit, { ...benefit, kind: 'membership', isAboutPoints: true } as const] };
  expect(getBenefitFields(applyBenefitFields(fields, hotel))).toEqual(fields);
  expect(getJoiningCouponFields(toJoiningCoupon(coupon, toCode<HtlCode>('H01')))).toEqual(coupon);
  expect(toJoiningCoupon({ ...coupon, kind: 'amount' }, toCode<HtlCode>('H01')).maxDiscount).toBeNull();
});
