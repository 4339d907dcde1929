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

const seats: CapacityRequirement = {
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
const day: CapacityRequirement = {
  counter: 'day',
  prodCode,
  visitDay: '2026-03-13',
  minAmount: 2,
  amount: 3,
  capacity: null,
  ruleVersion: 2,
};
const person: CapacityRequirement = {
  counter: 'person',
  prodCode,
  personKey: 'm:mina',
  amount: 3,
  capacity: 4,
  ruleVersion: 2,
};
const coupon = createCouponRequirement(toCode<CouponNo>('DLBT-1001-0001'));

describe('the counter of a requirement', () => {
  it.each([
    [seats, 'seat GRILL 2026-03-13 18:00 TABLE'],
    [day, 'day DINNER 2026-03-13'],
    [person, 'person DINNER m:mina'],
    [coupon, 'coupon DLBT-1001-0001'],
    [{ ...seats, amount: 8, capacity: 10 }, 'seat GRILL 2026-03-13 18:00 TABLE'],
  ] as const)('has the key of its kind: $1', (requirement, key) => expect(getCounterKey(requirement)).toBe(key));
});

describe('the units, person and coupon of an order', () => {
  const all = [seats, day, person, coupon];
  it('are found in its requirements', () => {
    expect([getRequiredUnits(all), getRequiredPersonKey(all), listCouponRequirements(all)]).toEqual([
      3,
      'm:mina',
      [coupon],
    ]);
  });
  it('are 0, blank and empty if the order takes none', () => {
    expect([getRequiredUnits([seats]), getRequiredPersonKey([seats]), listCouponRequirements([seats])]).toEqual([
      0,
      '',
      [],
    ]);
  });
  it('are stored with a pending order', () => {
    const stored = toStoredRequirements(all);
    expect(stored).toEqual([{ counter: 'day', amount: 3 }, { counter: 'person', personKey: 'm:mina' }, coupon]);
    expect([getRequiredUnits(stored), getRequiredPersonKey(stored), listCouponRequirements(stored)]).toEqual([
      3,
      'm:mina',
      [coupon],
    ]);
    expect(toStoredRequirements([seats])).toEqual([]);
  });
});
