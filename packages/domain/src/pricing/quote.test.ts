import { describe, expect, it } from 'vitest';
import {
  createDepositProduct,
  createOption,
  createPickupProduct,
  createProduct,
  holidays2026,
} from '../../test/fixtures';
import type { Product } from '../products/product';
import { type CouponNo, toCode } from '../shared/codes';
import type { Coupon } from './coupon';
import { calculateQuote, createCouponOrder, type QuoteInput } from './quote';

const monday = '2026-11-23';
const tuesday = '2026-11-24';
const hotelRule = { weekdayRate: 15, weekendRate: 10, excludedMonthDays: ['12-24'], maxPeople: 8 };
const member = { hotelRule, coupon: null, points: null };
const coupon: Coupon = {
  couponNo: toCode<CouponNo>('C1'),
  kind: 'amount',
  value: 10_000,
  minOrderAmount: 50_000,
  maxDiscount: null,
  validity: { from: null, to: null },
  htlCode: null,
  isHeldOrUsed: false,
};
const withMemberDiscount = { memberDiscount: { enabled: true, rate: 0 } };
const dinner = createProduct({
  ...withMemberDiscount,
  options: [createOption(1, { price: 100_000, discountRate: 10 }), createOption(2, { price: 30_000 })],
});
const cake = createPickupProduct({
  ...withMemberDiscount,
  discount: {
    enabled: true,
    periodRate: 30,
    period: { from: '2026-12-01', to: '2026-12-10' },
    weekdayRate: 10,
    weekendRate: 20,
  },
});

const createInput = (changes: Partial<QuoteInput> = {}): QuoteInput => ({
  product: dinner,
  date: tuesday,
  party: { adults: 2, kids: 0 },
  menus: [{ menuIndex: 1, count: 2 }],
  quantity: 0,
  holidays: holidays2026,
  member: null,
  today: '2026-11-21',
  ...changes,
});
const listAmounts = (changes: Partial<QuoteInput>) => {
  const quote = calculateQuote(createInput(changes));
  return [
    quote.orderAmount,
    quote.productDiscountAmount,
    quote.memberDiscountAmount,
    quote.couponAmount,
    quote.pointAmount,
    quote.payAmount,
  ];
};

describe('the sum, product discount, member discount, coupon, points and amount to pay', () => {
  const points = { isSpendingEnabled: true, balance: 7_000, requested: 7_000 };
  const cakeOrder = { product: cake, menus: [], quantity: 2 };
  it.each([
    ['a guest pays the reduced menus', {}, [200_000, 20_000, 0, 0, 0, 180_000]],
    ['a member on a Tuesday: 15 % after the product discount', { member }, [200_000, 20_000, 27_000, 0, 0, 153_000]],
    ['a member on a Saturday: 10 %', { member, date: '2026-11-28' }, [200_000, 20_000, 18_000, 0, 0, 162_000]],
    ['a member on Christmas Eve: none', { member, date: '2026-12-24' }, [200_000, 20_000, 0, 0, 0, 180_000]],
    ['a member with a coupon', { member: { ...member, coupon } }, [200_000, 20_000, 27_000, 10_000, 0, 143_000]],
    [
      'a member with a coupon and points',
      { member: { ...member, coupon, points } },
      [200_000, 20_000, 27_000, 10_000, 7_000, 136_000],
    ],
    [
      'no points are spent if the hotel has spending off',
      { member: { ...member, points: { ...points, isSpendingEnabled: false } } },
      [200_000, 20_000, 27_000, 0, 0, 153_000],
    ],
    [
      'ten guests, eight of them with the member rate',
      { member, party: { adults: 10, kids: 0 }, menus: [{ menuIndex: 1, count: 10 }] },
      [1_000_000, 100_000, 108_000, 0, 0, 792_000],
    ],
    ['two cakes on a Tuesday', cakeOrder, [120_000, 12_000, 0, 0, 0, 108_000]],
    ['two cakes on a Monday take the weekend rate', { ...cakeOrder, date: monday }, [120_000, 24_000, 0, 0, 0, 96_000]],
    ['two cakes inside the discount period', { ...cakeOrder, date: '2026-12-05' }, [120_000, 36_000, 0, 0, 0, 84_000]],
    [
      'two cakes for a member on a Monday: a discount weekend, but a weekday of the member rate',
      { ...cakeOrder, date: monday, member },
      [120_000, 24_000, 14_400, 0, 0, 81_600],
    ],
    [
      'a deposit for three',
      { product: createDepositProduct(withMemberDiscount), menus: [], party: { adults: 2, kids: 1 } },
      [120_000, 0, 0, 0, 0, 120_000],
    ],
    [
      'a member pays the whole deposit',
      {
        product: createDepositProduct(withMemberDiscount),
        menus: [],
        party: { adults: 2, kids: 1 },
        member: { ...member, coupon, points },
      },
      [120_000, 0, 0, 0, 0, 120_000],
    ],
    ['a table without menus has nothing to pay', { product: createProduct(), menus: [] }, [0, 0, 0, 0, 0, 0]],
    ['menus of another product cost nothing', { menus: [{ menuIndex: 9, count: 5 }] }, [0, 0, 0, 0, 0, 0]],
  ])('are calculated: %s', (_case, changes, expected) => expect(listAmounts(changes)).toEqual(expected));
});

describe('the other values of a quote', () => {
  it.each([
    ['a dinner to pay', {}, { isDeposit: false, nothingDue: false, couponError: null, memberDiscountRate: 0 }],
    ['a deposit', { product: createDepositProduct(), menus: [] }, { isDeposit: true, nothingDue: false }],
    ['a table without menus', { product: createProduct(), menus: [] }, { nothingDue: true }],
    [
      'a coupon for the whole amount',
      { member: { hotelRule: null, points: null, coupon: { ...coupon, kind: 'percent', value: 100 } } },
      { couponAmount: 180_000, nothingDue: true },
    ],
    [
      'a coupon below its minimum',
      { menus: [{ menuIndex: 2, count: 1 }], member: { hotelRule: null, points: null, coupon } },
      { couponAmount: 0, couponError: 'coupon_min_order', payAmount: 30_000 },
    ],
    [
      'an expired coupon',
      { member: { hotelRule: null, points: null, coupon: { ...coupon, validity: { from: null, to: '2026-11-20' } } } },
      { couponAmount: 0, couponError: 'coupon_expired' },
    ],
    [
      'a coupon that another order uses',
      { member: { hotelRule: null, points: null, coupon: { ...coupon, isHeldOrUsed: true } } },
      { couponAmount: 0, couponError: 'coupon_taken', payAmount: 180_000 },
    ],
    ['the member rate is returned', { member }, { memberDiscountRate: 15, memberDiscountPeople: null }],
    [
      'the member rate applies to eight of nine people',
      { member, party: { adults: 9, kids: 0 } },
      { memberDiscountPeople: 8 },
    ],
    ['no number of people without a discount', { party: { adults: 9, kids: 0 } }, { memberDiscountPeople: null }],
  ] as const)('are calculated: %s', (_case, changes, expected) =>
    expect(calculateQuote(createInput(changes))).toMatchObject(expected),
  );
});

it('coupons are checked against the amount after product and member discount, whether or not one is used', () => {
  const order = { amount: 153_000, today: '2026-11-21', htlCode: dinner.htlCode, isDeposit: false };
  for (const memberInput of [member, { ...member, coupon }])
    expect(
      createCouponOrder(calculateQuote(createInput({ member: memberInput })), dinner.htlCode, '2026-11-21'),
    ).toEqual(order);
});

describe('the quote of any order', () => {
  const parties = [1, 2, 8, 10, 11, 999].map((adults) => ({ adults, kids: adults % 3 }));
  const products: Product[] = [
    dinner,
    cake,
    createDepositProduct(),
    createProduct({
      ...withMemberDiscount,
      options: [
        createOption(1, { price: 9_999_999, discountRate: 33 }),
        createOption(2, { price: 1, discountRate: 99 }),
      ],
    }),
    createPickupProduct({ price: 9_999_999, memberDiscount: { enabled: true, rate: 7 } }),
  ];
  const members: QuoteInput['member'][] = [
    null,
    member,
    { hotelRule, coupon, points: { isSpendingEnabled: true, balance: 10 ** 9, requested: 10 ** 9 } },
    { hotelRule: null, coupon: { ...coupon, kind: 'percent', value: 33 }, points: null },
  ];
  const counts = [0, 1, 7, 999];
  const quotes = products.flatMap((product) =>
    parties.flatMap((party) =>
      members.flatMap((memberInput) =>
        counts.map((count) => {
          const menus = [1, 2].map((menuIndex) => ({ menuIndex, count }));
          return calculateQuote(createInput({ product, party, member: memberInput, menus, quantity: count }));
        }),
      ),
    ),
  );

  it('has whole, non-negative amounts that add up, and nothing due exactly if the amount to pay is 0', () => {
    expect(quotes.length).toBe(products.length * parties.length * members.length * counts.length);
    for (const quote of quotes) {
      const amounts = [
        quote.productDiscountAmount,
        quote.memberDiscountAmount,
        quote.couponAmount,
        quote.pointAmount,
        quote.payAmount,
      ];
      expect(amounts.every((amount) => Number.isSafeInteger(amount) && amount >= 0)).toBe(true);
      expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(quote.orderAmount);
      expect(quote.lines.reduce((sum, line) => sum + line.unitPrice * line.count, 0)).toBe(quote.orderAmount);
      expect(quote.nothingDue).toBe(quote.payAmount === 0);
    }
  });

  it('never costs a member more than a guest', () => {
    for (const product of products) {
      for (const party of parties) {
        const order = { product, party, menus: [{ menuIndex: 1, count: 3 }], quantity: 3 };
        expect(calculateQuote(createInput({ ...order, member })).payAmount).toBeLessThanOrEqual(
          calculateQuote(createInput(order)).payAmount,
        );
      }
    }
  });
});
