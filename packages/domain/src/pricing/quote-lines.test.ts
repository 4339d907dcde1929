import { expect, it } from 'vitest';
import { createDepositProduct, createOption, createPickupProduct, createProduct } from '../../test/fixtures';
import { createQuoteLines } from './quote-lines';

const partyOfTwo = { adults: 2, kids: 0 };
const tuesday = '2026-11-24';
const halfOff = { enabled: true, periodRate: 0, period: null, weekdayRate: 50, weekendRate: 20 };
const productWithMenus = createProduct({
  options: [createOption(1, { price: 33_333, discountRate: 10 }), createOption(2, { price: 80_000 })],
  discount: halfOff,
});

it.each([
  [
    "a menu is reduced by its own rate and not by the product's",
    productWithMenus,
    { party: partyOfTwo, menus: [{ menuIndex: 1, count: 3 }], quantity: 0 },
    [
      {
        kind: 'menu',
        menuIndex: 1,
        unitPrice: 33_333,
        discountRate: 10,
        unitPaid: 29_999,
        count: 3,
        originalAmount: 99_999,
        amount: 89_997,
      },
    ],
  ],
  [
    'each menu has a line',
    productWithMenus,
    {
      party: partyOfTwo,
      menus: [
        { menuIndex: 2, count: 1 },
        { menuIndex: 1, count: 1 },
      ],
      quantity: 0,
    },
    [
      {
        kind: 'menu',
        menuIndex: 1,
        unitPrice: 33_333,
        discountRate: 10,
        unitPaid: 29_999,
        count: 1,
        originalAmount: 33_333,
        amount: 29_999,
      },
      {
        kind: 'menu',
        menuIndex: 2,
        unitPrice: 80_000,
        discountRate: 0,
        unitPaid: 80_000,
        count: 1,
        originalAmount: 80_000,
        amount: 80_000,
      },
    ],
  ],
  [
    'a cake on a Tuesday',
    createPickupProduct({ discount: halfOff }),
    { party: partyOfTwo, menus: [], quantity: 2 },
    [
      {
        kind: 'pickup',
        menuIndex: null,
        unitPrice: 60_000,
        discountRate: 50,
        unitPaid: 30_000,
        count: 2,
        originalAmount: 120_000,
        amount: 60_000,
      },
    ],
  ],
  [
    'a deposit per head without a discount',
    createDepositProduct({ discount: halfOff }),
    { party: { adults: 2, kids: 1 }, menus: [], quantity: 0 },
    [
      {
        kind: 'deposit',
        menuIndex: null,
        unitPrice: 40_000,
        discountRate: 0,
        unitPaid: 40_000,
        count: 3,
        originalAmount: 120_000,
        amount: 120_000,
      },
    ],
  ],
  [
    'a cake at the price of the day',
    createPickupProduct({ dayPrices: [{ from: tuesday, to: tuesday, price: 72_000 }] }),
    { party: partyOfTwo, menus: [], quantity: 1 },
    [
      {
        kind: 'pickup',
        menuIndex: null,
        unitPrice: 72_000,
        discountRate: 0,
        unitPaid: 72_000,
        count: 1,
        originalAmount: 72_000,
        amount: 72_000,
      },
    ],
  ],
  [
    'a menu at the price of the day after its discount',
    createProduct({
      options: [createOption(1, { discountRate: 10, dayPrices: [{ from: tuesday, to: tuesday, price: 80_000 }] })],
    }),
    { party: partyOfTwo, menus: [{ menuIndex: 1, count: 2 }], quantity: 0 },
    [
      {
        kind: 'menu',
        menuIndex: 1,
        unitPrice: 80_000,
        discountRate: 10,
        unitPaid: 72_000,
        count: 2,
        originalAmount: 160_000,
        amount: 144_000,
      },
    ],
  ],
  ['no line without a cake', createPickupProduct(), { party: partyOfTwo, menus: [], quantity: 0 }, []],
  ['no line for a table without menus', createProduct(), { party: partyOfTwo, menus: [], quantity: 0 }, []],
])('the lines of an order are created: %s', (_case, product, order, lines) =>
  expect(createQuoteLines({ ...order, product, date: tuesday })).toEqual(lines),
);
