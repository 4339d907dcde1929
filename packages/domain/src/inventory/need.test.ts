import { describe, expect, it } from 'vitest';
import { asCode, type CouponNo, type DinCode, type ProdCode } from '../shared/codes';
import { counterKey, couponNeed, couponsNeeded, type Need, neededAgain, personNeeded, unitsNeeded } from './need';

const seats: Need = {
  counter: 'seat',
  dinCode: asCode<DinCode>('GRILL'),
  visitDay: '2026-03-13',
  startTime: '18:00',
  unit: 'TABLE',
  amount: 2,
  capacity: 40,
  ruleVersion: 1,
};
const prodCode = asCode<ProdCode>('DINNER');
const day: Need = { counter: 'day', prodCode, visitDay: '2026-03-13', leastAmount: 2, amount: 3, capacity: null, ruleVersion: 2 };
const person: Need = { counter: 'person', prodCode, personKey: 'm:mina', amount: 3, capacity: 4, ruleVersion: 2 };
const coupon = couponNeed(asCode<CouponNo>('DLBT-1001-0001'));

describe('the counter of a need', () => {
  it.each([
    [seats, 'seat GRILL 2026-03-13 18:00 TABLE'],
    [day, 'day DINNER 2026-03-13'],
    [person, 'person DINNER m:mina'],
    [coupon, 'coupon DLBT-1001-0001'],
    [{ ...seats, amount: 8, capacity: 10 }, 'seat GRILL 2026-03-13 18:00 TABLE'],
  ] as const)('%#', (need, key) => expect(counterKey(need)).toBe(key));
});

describe('units, person and coupon of an order', () => {
  const all = [seats, day, person, coupon];
  it('are part of its requirement', () => {
    expect([unitsNeeded(all), personNeeded(all), couponsNeeded(all)]).toEqual([3, 'm:mina', [coupon]]);
  });
  it('are absent where it takes none', () => {
    expect([unitsNeeded([seats]), personNeeded([seats]), couponsNeeded([seats])]).toEqual([0, '', []]);
  });
  it('are kept for another time', () => {
    const again = neededAgain(all);
    expect(again).toEqual([{ counter: 'day', amount: 3 }, { counter: 'person', personKey: 'm:mina' }, coupon]);
    expect([unitsNeeded(again), personNeeded(again), couponsNeeded(again)]).toEqual([3, 'm:mina', [coupon]]);
    expect(neededAgain([seats])).toEqual([]);
  });
});
