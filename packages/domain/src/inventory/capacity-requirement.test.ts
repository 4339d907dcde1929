import { describe, expect, it } from 'vitest';
import { type CouponNo, type DinCode, type ProdCode, toCode } from '../shared/codes';
import {
  type CapacityRequirement,
  createCouponRequirement,
  getCounterKey,
  getRequiredPersonKey,
  getRequiredUnits,
  listCouponRequirements,
  toStoredRequirements,
} from './capacity-requirement';

const seatRequirement: CapacityRequirement = {
  counter: 'seat',
  dinCode: toCode<DinCode>('GRILL'),
  visitDay: '2026-03-13',
  startTime: '18:00',
  unit: 'TABLE',
  amount: 2,
  capacity: 40,
  ruleVersion: 1,
};
const prodCode = toCode<ProdCode>('DINNER');
const dayRequirement: CapacityRequirement = {
  counter: 'day',
  prodCode,
  visitDay: '2026-03-13',
  minAmount: 2,
  amount: 3,
  capacity: null,
  ruleVersion: 2,
};
const personRequirement: CapacityRequirement = {
  counter: 'person',
  prodCode,
  personKey: 'm:mina',
  amount: 3,
  capacity: 4,
  ruleVersion: 2,
};
const couponRequirement = createCouponRequirement(toCode<CouponNo>('DLBT-1001-0001'));

describe('the counter of a requirement', () => {
  it.each([
    [seatRequirement, 'seat GRILL 2026-03-13 18:00 TABLE'],
    [dayRequirement, 'day DINNER 2026-03-13'],
    [personRequirement, 'person DINNER m:mina'],
    [couponRequirement, 'coupon DLBT-1001-0001'],
    [{ ...seatRequirement, amount: 8, capacity: 10 }, 'seat GRILL 2026-03-13 18:00 TABLE'],
  ] as const)('has the key of its kind: $1', (requirement, key) => expect(getCounterKey(requirement)).toBe(key));
});

describe('the units, person and coupon of an order', () => {
  const requirements = [seatRequirement, dayRequirement, personRequirement, couponRequirement];
  it('are found in its requirements', () => {
    expect([
      getRequiredUnits(requirements),
      getRequiredPersonKey(requirements),
      listCouponRequirements(requirements),
    ]).toEqual([3, 'm:mina', [couponRequirement]]);
  });
  it('are 0 units, an empty key and no coupon if the order takes none', () => {
    const seatsOnly = [seatRequirement];
    expect([getRequiredUnits(seatsOnly), getRequiredPersonKey(seatsOnly), listCouponRequirements(seatsOnly)]).toEqual([
      0,
      '',
      [],
    ]);
  });
  it('are stored with a pending order', () => {
    const storedRequirements = toStoredRequirements(requirements);
    expect(storedRequirements).toEqual([
      { counter: 'day', amount: 3 },
      { counter: 'person', personKey: 'm:mina' },
      couponRequirement,
    ]);
    expect([
      getRequiredUnits(storedRequirements),
      getRequiredPersonKey(storedRequirements),
      listCouponRequirements(storedRequirements),
    ]).toEqual([3, 'm:mina', [couponRequirement]]);
    expect(toStoredRequirements([seatRequirement])).toEqual([]);
  });
});
