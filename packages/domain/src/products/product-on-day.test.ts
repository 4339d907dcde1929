import { describe, expect, it } from 'vitest';
import { createOption, createPickupProduct, createProduct } from '../../test/fixtures';
import { getLowestPricedProduct, getPriceOnDay, getProductOnDay, hasDailyLimit } from './product-on-day';

const christmas = { from: '2026-12-24', to: '2026-12-25', price: 90_000 };
const newYear = { from: '2026-12-31', to: '2027-01-01', price: 40_000 };

it.each([
  ['2026-12-23', 50_000],
  ['2026-12-24', 90_000],
  ['2026-12-25', 90_000],
  ['2026-12-26', 50_000],
  ['2027-01-01', 40_000],
])('the price on %s is %i', (date, price) => expect(getPriceOnDay(50_000, [christmas, newYear], date)).toBe(price));

describe('a product on a day', () => {
  const product = createProduct({
    options: [createOption(1, { dayPrices: [christmas] }), createOption(2)],
    daySaleLimit: 20,
    dayLimits: [
      { from: '2026-12-24', to: '2026-12-24', limit: 5 },
      { from: '2026-12-31', to: '2026-12-31', limit: null },
    ],
  });

  it.each([
    ['2026-12-23', [50_000, 50_000], 20],
    ['2026-12-24', [90_000, 50_000], 5],
    ['2026-12-25', [90_000, 50_000], 20],
    ['2026-12-31', [50_000, 50_000], null],
  ])('has the prices and the limit of %s', (date, prices, limit) => {
    const { options, daySaleLimit } = getProductOnDay(product, date);
    expect(options.map(({ price }) => price)).toEqual(prices);
    expect(daySaleLimit).toBe(limit);
  });

  it('has the price of a piece on that day', () => {
    const cake = createPickupProduct({ dayPrices: [christmas] });
    expect(getProductOnDay(cake, '2026-12-24').price).toBe(90_000);
    expect(getProductOnDay(cake, '2026-12-23').price).toBe(cake.price);
  });
});

it.each([
  ['a lower price to come', '2026-12-01', 40_000],
  ['a lower price that applies today', '2027-01-01', 40_000],
  ['the usual price once the lower one is over', '2027-01-02', 50_000],
])('the lowest price is %s', (_case, from, price) => {
  const product = createProduct({ options: [createOption(1, { dayPrices: [christmas, newYear] })] });
  expect(getLowestPricedProduct(product, from).options[0]?.price).toBe(price);
});

it.each([
  [null, [], false],
  [3, [], true],
  [null, [{ from: '2026-12-24', to: '2026-12-24', limit: 3 }], true],
  [null, [{ from: '2026-12-24', to: '2026-12-24', limit: null }], false],
])('a product with the limits %o and %o counts its units: %s', (daySaleLimit, dayLimits, isCounted) =>
  expect(hasDailyLimit({ daySaleLimit, dayLimits })).toBe(isCounted),
);
