import { describe, expect, it } from 'vitest';
import { createDepositProduct, createOption, createPickupProduct, createProduct } from '../../test/fixtures';
import { calculateMinUnits, calculateSaleUnits, getSaleUnit } from './units';

const party = { adults: 2, kids: 1 };
const productWithMenus = createProduct({
  options: [createOption(1), createOption(2, { coversPerUnit: 2 }), createOption(3, { onSale: false })],
});

describe('the units that an order takes', () => {
  it.each([
    ['three cakes', createPickupProduct(), { party, menus: [], quantity: 3 }, 3],
    ['a pickup without a chosen quantity', createPickupProduct(), { party, menus: [], quantity: 0 }, 1],
    ['a deposit for a party of three', createDepositProduct(), { party, menus: [], quantity: 0 }, 3],
    ['a party of three without menus', productWithMenus, { party, menus: [], quantity: 0 }, 3],
    [
      'a party of three with one menu',
      productWithMenus,
      { party, menus: [{ menuIndex: 1, count: 1 }], quantity: 0 },
      3,
    ],
    [
      'a party of three with four menus',
      productWithMenus,
      { party, menus: [{ menuIndex: 1, count: 4 }], quantity: 0 },
      4,
    ],
    [
      'two menus that serve two guests each',
      productWithMenus,
      { party, menus: [{ menuIndex: 2, count: 2 }], quantity: 0 },
      4,
    ],
    [
      'a party of three whose menu is not on sale',
      productWithMenus,
      { party, menus: [{ menuIndex: 3, count: 9 }], quantity: 0 },
      3,
    ],
  ])('are $3 for %s', (_case, product, order, units) => expect(calculateSaleUnits(product, order)).toBe(units));
});

describe('the fewest units that a party can order', () => {
  it.each([
    ['a pickup, whatever the party', createPickupProduct(), party, 1],
    ['a table for three', createProduct(), party, 3],
    ['a table for an empty party', createProduct(), { adults: 0, kids: 0 }, 1],
  ])('are $3 for %s', (_case, product, orderParty, units) =>
    expect(calculateMinUnits(product, orderParty)).toBe(units),
  );
});

describe('the unit of a product’s limits', () => {
  it.each([
    ['a pickup', createPickupProduct(), 'item'],
    ['a product with menus', productWithMenus, 'cover'],
    [
      'a product with a menu that serves four',
      createProduct({ options: [createOption(1, { coversPerUnit: 4 })] }),
      'cover',
    ],
    ['a product with a deposit', createDepositProduct(), 'guest'],
    ['a product without menus', createProduct({ options: [] }), 'guest'],
    [
      'a product whose only menu is not on sale',
      createProduct({ options: [createOption(3, { onSale: false })] }),
      'guest',
    ],
  ] as const)('is $2 for %s', (_case, product, unit) => expect(getSaleUnit(product)).toBe(unit));
});
