import { describe, expect, it } from 'vitest';
import { createPickupProduct, createProduct } from '../../test/fixtures';
import { calculateMaxUnits, changePickupQuantity, checkMenuUnits } from './choice-limits';

const createSold = (onDay: number, toPerson = 0) => ({ onDay, toPerson });

describe('the maximum units that can still be ordered', () => {
  it.each([
    ['no limits', {}, createSold(50), null],
    ['three are left for the day', { daySaleLimit: 10 }, createSold(7), 3],
    ['two are left for the person', { perPersonLimit: 4 }, createSold(0, 2), 2],
    ['the smaller of both', { daySaleLimit: 10, perPersonLimit: 4 }, createSold(7, 2), 2],
  ])('are $3: %s', (_case, limits, unitsSold, maxUnits) =>
    expect(calculateMaxUnits(createProduct(limits), unitsSold)).toBe(maxUnits),
  );
});

describe('the quantity field of a pickup', () => {
  const cakeWithFivePerDay = createPickupProduct({ daySaleLimit: 5 });
  it.each([
    ['accepts as many as are left', cakeWithFivePerDay, createSold(2), 3, { ok: true, quantity: 3 }],
    [
      'stops at the number left',
      cakeWithFivePerDay,
      createSold(2),
      4,
      { ok: false, error: 'over_remaining', quantity: 3, remaining: 3 },
    ],
    ['never goes below 0', cakeWithFivePerDay, createSold(2), -1, { ok: true, quantity: 0 }],
    [
      'stops at 0 if none are left',
      cakeWithFivePerDay,
      createSold(5),
      1,
      { ok: false, error: 'over_remaining', quantity: 0, remaining: 0 },
    ],
    ['accepts up to 999 without limits', createPickupProduct(), createSold(0), 1500, { ok: true, quantity: 999 }],
    ['replaces an invalid number with 0', createPickupProduct(), createSold(0), Number.NaN, { ok: true, quantity: 0 }],
  ])('%s', (_case, product, unitsSold, requestedQuantity, change) =>
    expect(changePickupQuantity(product, unitsSold, requestedQuantity)).toEqual(change),
  );
});

describe('the quantity field of a menu', () => {
  const dinnerWithTenPerDay = createProduct({ daySaleLimit: 10 });
  it.each([
    ['as many as are left for the day', dinnerWithTenPerDay, createSold(6), 4, { ok: true }],
    [
      'more than are left for the day',
      dinnerWithTenPerDay,
      createSold(6),
      5,
      { ok: false, error: 'over_remaining', remaining: 4 },
    ],
    ['without a daily limit', createProduct(), createSold(600), 500, { ok: true }],
  ])('is checked: %s', (_case, product, unitsSold, units, check) =>
    expect(checkMenuUnits(product, unitsSold, units)).toEqual(check),
  );
});
