import { describe, expect, it } from 'vitest';
import { type CapacityRequirement, createCouponRequirement } from '../inventory/capacity-requirement';
import { type CouponNo, type DinCode, type DinRoomCode, type HtlCode, type ProdCode, toCode } from '../shared/codes';
import { getConsentTime, type PricedOrder, toPendingOrder } from './priced-order';

const [dinCode, prodCode] = [toCode<DinCode>('GRILL'), toCode<ProdCode>('DINNER')];
const name = { default: '저녁', ko: '저녁', en: 'Dinner', cn: '晚餐', ja: 'ディナー' };
const capacityRule = { capacity: 40, ruleVersion: 7 };
const seatRequirement: CapacityRequirement = {
  counter: 'seat',
  dinCode,
  visitDay: '2026-03-13',
  startTime: '18:00',
  unit: 'TABLE',
  amount: 2,
  ...capacityRule,
};
const dayRequirement: CapacityRequirement = {
  counter: 'day',
  prodCode,
  visitDay: '2026-03-13',
  minAmount: 2,
  amount: 2,
  ...capacityRule,
};
const personRequirement: CapacityRequirement = {
  counter: 'person',
  prodCode,
  personKey: 'g:hash',
  amount: 2,
  ...capacityRule,
};
const couponRequirement = createCouponRequirement(toCode<CouponNo>('DLBT-1001-0001'));

/** Fields that a pending order stores unchanged. */
const unchangedFields = {
  htlCode: toCode<HtlCode>('H01'),
  dinCode,
  prodCode,
  dinRoomCode: toCode<DinRoomCode>('R1'),
  productName: name,
  reservationType: 'table',
  takesDeposit: false,
  saleZone: 'D',
  visit: { date: '2026-03-13', time: '18:00' },
  party: { adults: 2, kids: 0 },
  pickupQuantity: 0,
  language: 'ja',
  guestId: 'guestId',
  userId: null,
  booker: { name: 'Kim', phone: '010-1234-5678', email: 'kim@example.test' },
  visitor: { name: 'Lee', phone: '010-8765-4321' },
  requestNote: 'by the window',
  noAllergies: false,
  allergies: [{ allergyCode: 'A1', other: '', name }],
  answers: [{ prodQsCode: 'Q1', kind: 'text', name, required: true, answers: ['yes'] }],
  lines: [{ menuIndex: 1, name, count: 2, unitPrice: 50_000, discountRate: 10, unitPaid: 45_000, amount: 90_000 }],
  policy: {
    payPlcySeq: 1,
    version: '1.0',
    reservationBased: false,
    tiers: [],
    textKey: 'key',
    description: { default: '' },
  },
  consents: [{ kind: 'TT0001', termsSeq: 1, version: '1.0', language: 'ja', at: '2026-03-11T00:00:00Z' }],
} as const;
const sums = {
  orderAmount: 100_000,
  productDiscountAmount: 10_000,
  memberDiscountAmount: 4_500,
  couponAmount: 5_000,
  pointAmount: 500,
  payAmount: 80_000,
};
const quote: PricedOrder['quote'] = {
  ...sums,
  lines: [],
  memberDiscountRate: 5,
  memberDiscountPeople: null,
  couponError: null,
  isDeposit: false,
  nothingDue: false,
};
const createOrder = (requirements: readonly CapacityRequirement[]): PricedOrder => ({
  ...unchangedFields,
  quote,
  requirements,
  rules: [{ scope: 'din:GRILL', version: 7 }],
});

describe('a pending order', () => {
  it.each([
    ['at a table', [seatRequirement], []],
    ['with a limit for each day', [seatRequirement, dayRequirement], [{ counter: 'day', amount: 2 }]],
    ['with a limit for each person', [personRequirement], [{ counter: 'person', personKey: 'g:hash' }]],
    ['with a coupon', [seatRequirement, couponRequirement], [couponRequirement]],
    [
      'with all of them',
      [seatRequirement, dayRequirement, personRequirement, couponRequirement],
      [{ counter: 'day', amount: 2 }, { counter: 'person', personKey: 'g:hash' }, couponRequirement],
    ],
  ])('stores everything for the reservation, its sums and its requirements, %s', (_case, requirements, expected) => {
    expect(toPendingOrder(createOrder(requirements))).toEqual({
      ...unchangedFields,
      quote: sums,
      requirements: expected,
    });
  });
});

describe('the time of an order', () => {
  const consent = { kind: 'cancellation', termsSeq: 1, version: '1', language: 'ko' };

  it('is the time of the first consent', () => {
    const firstConsent = { ...consent, at: '2026-03-11T02:03:04.000Z' };
    expect(getConsentTime({ consents: [firstConsent, { ...consent, at: '2026-03-12T00:00:00.000Z' }] })).toEqual(
      new Date(firstConsent.at),
    );
  });

  it('cannot be determined for an order without consents', () =>
    expect(() => getConsentTime({ consents: [] })).toThrow('order has no consents'));
});
