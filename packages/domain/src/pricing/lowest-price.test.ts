import { expect, it } from 'vitest';
import { createDepositProduct, createOption, createPickupProduct, createProduct } from '../../test/fixtures';
import { calculateChildPrice, calculateLowestPrice } from './lowest-price';

const productWithMenus = createProduct({
  options: [
    createOption(1),
    createOption(2, { price: 60_000, discountRate: 20 }),
    createOption(3, { price: 1_000, visible: false }),
  ],
});
const familyProduct = createProduct({
  options: [
    createOption(1, { price: 188_000 }),
    createOption(2, { price: 48_000, forChildren: true }),
    createOption(3, { price: 52_000, forChildren: true }),
  ],
});
const productWithMenuForTwo = createProduct({ options: [createOption(1, { price: 95_001, coversPerUnit: 2 })] });
const cake = createPickupProduct({
  discount: {
    enabled: true,
    periodRate: 10,
    period: { from: '2026-03-01', to: '2026-03-31' },
    weekdayRate: 0,
    weekendRate: 0,
  },
});
const marchVisit = { date: '2026-03-13', partySize: 3 };
const anyDay = { from: '2026-03-01' };
const dayPrices = [{ from: '2026-03-13', to: '2026-03-14', price: 40_000 }];
const productWithDayPrices = createProduct({ options: [createOption(1, { dayPrices })] });

it.each([
  ['the cheapest visible menu after its discount', productWithMenus, marchVisit, 48_000],
  ['the cheapest visible menu before a day is chosen', productWithMenus, anyDay, 48_000],
  ['an adult’s menu, not a child’s', familyProduct, anyDay, 188_000],
  [
    'a child’s menu if the product has no others',
    createProduct({ options: [createOption(1, { price: 9_000, forChildren: true })] }),
    anyDay,
    9_000,
  ],
  ['half of a menu for two, rounded up', productWithMenuForTwo, anyDay, 47_501],
  ['a third of the two menus for two that three guests need', productWithMenuForTwo, marchVisit, 63_334],
  ['a whole menu for two for a single guest', productWithMenuForTwo, { ...marchVisit, partySize: 1 }, 95_001],
  ['the deposit per head of this party', createDepositProduct(), marchVisit, 40_000],
  ['the lowest deposit of any party', createDepositProduct(), anyDay, 20_000],
  [
    'a party size without a deposit',
    createDepositProduct({ deposit: { upTo2: 50_000, upTo4: null, upTo10: null, from11: null } }),
    marchVisit,
    null,
  ],
  ['a cake on a day of its discount', cake, marchVisit, 54_000],
  ['a cake on another day', cake, { date: '2026-04-01', partySize: 0 }, 60_000],
  ['a cake before a day is chosen', cake, anyDay, 60_000],
  ['a menu at the price of the day', productWithDayPrices, marchVisit, 40_000],
  ['a menu at its usual price', productWithDayPrices, { ...marchVisit, date: '2026-03-15' }, 50_000],
  ['a menu on its cheapest day to come', productWithDayPrices, anyDay, 40_000],
  ['a menu whose cheapest day is over', productWithDayPrices, { from: '2026-03-15' }, 50_000],
  ['a piece at the price of the day', createPickupProduct({ dayPrices }), marchVisit, 40_000],
  ['a seat with nothing to pay', createProduct(), marchVisit, null],
])('the lowest price is $3: %s', (_case, product, visit, price) =>
  expect(calculateLowestPrice(product, visit)).toBe(price),
);

it.each([
  ['the cheapest menu for children', familyProduct, 48_000],
  ['none without a children’s menu', productWithMenus, null],
  ['none with a deposit', createDepositProduct({ options: [createOption(1, { forChildren: true })] }), null],
])('the lowest price of a child is $2: %s', (_case, product, price) =>
  expect(calculateChildPrice(product, anyDay)).toBe(price),
);
