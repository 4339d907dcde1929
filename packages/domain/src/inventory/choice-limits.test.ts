import { describe, expect, it } from 'vitest';
import { createPickup, createProduct } from '../../test/fixtures';
import { calculateMaxUnits, changePickupQuantity, checkMenuUnits } from './choice-limits';

const createSold = (onDay: number, toPerson = 0) => ({ onDay, toPerson });

describe('the most units that can still be ordered', () => {
  it.each([
    ['no limits', {}, createSold(50), null],
    ['the day leaves three', { daySaleLimit: 10 }, createSold(7), 3],
    ['the person may have two more', { perPersonLimit: 4 }, createSold(0, 2), 2],
    ['the smaller of both', { daySaleLimit: 10, perPersonLimit: 4 }, createSold(7, 2), 2],
  ])('calculates the most units: %s', (_case, limits, gone, most) =>
    expect(calculateMaxUnits(createProduct(limits), gone)).toBe(most),
  );
});

describe('the stepper of a pickup', () => {
  const five = createPickup({ daySaleLimit: 5 });
  it.each([
    ['up to what is left', five, createSold(2), 3, { ok: true, quantity: 3 }],
    [
      'beyond it stops there',
      five,
      createSold(2),
      4,
      { ok: false, error: 'over_remaining', quantity: 3, remaining: 3 },
    ],
    ['never below nothing', five, createSold(2), -1, { ok: true, quantity: 0 }],
    ['nothing left', five, createSold(5), 1, { ok: false, error: 'over_remaining', quantity: 0, remaining: 0 }],
    ['without limits up to 999', createPickup(), createSold(0), 1500, { ok: true, quantity: 999 }],
    ['nonsense is nothing', createPickup(), createSold(0), Number.NaN, { ok: true, quantity: 0 }],
  ])('limits the quantity: %s', (_case, cake, gone, wanted, change) =>
    expect(changePickupQuantity(cake, gone, wanted)).toEqual(change),
  );
});

describe('the stepper of a menu', () => {
  const ten = createProduct({ daySaleLimit: 10 });
  it.each([
    ['up to the daily amount', ten, createSold(6), 4, { ok: true }],
    ['beyond it is taken back', ten, createSold(6), 5, { ok: false, error: 'over_remaining', remaining: 4 }],
    ['without daily amount', createProduct(), createSold(600), 500, { ok: true }],
  ])('checks the number of units: %s', (_case, dinner, gone, units, check) =>
    expect(checkMenuUnits(dinner, gone, units)).toEqual(check),
  );
});
