import { describe, expect, it } from 'vitest';
import { createDeposit, createOption, createPickup, createProduct } from '../../test/fixtures';
import { calculateMinUnits, calculateSaleUnits, getSaleUnit } from './units';

const party = { adults: 2, kids: 1 };
const withMenus = createProduct({
  options: [createOption(1), createOption(2, { coversPerUnit: 2 }), createOption(3, { onSale: false })],
});

describe('the units that an order takes', () => {
  it.each([
    ['three cakes', createPickup(), { party, menus: [], quantity: 3 }, 3],
    ['no cake chosen yet: one unit', createPickup(), { party, menus: [], quantity: 0 }, 1],
    ['a deposit for three heads', createDeposit(), { party, menus: [], quantity: 0 }, 3],
    ['no menus chosen: the heads', withMenus, { party, menus: [], quantity: 0 }, 3],
    ['one menu for three: the heads', withMenus, { party, menus: [{ menuIndex: 1, count: 1 }], quantity: 0 }, 3],
    ['menus for four', withMenus, { party, menus: [{ menuIndex: 1, count: 4 }], quantity: 0 }, 4],
    ['a menu for two counts double', withMenus, { party, menus: [{ menuIndex: 2, count: 2 }], quantity: 0 }, 4],
    [
      'a menu that is not on sale does not count',
      withMenus,
      { party, menus: [{ menuIndex: 3, count: 9 }], quantity: 0 },
      3,
    ],
  ])('are calculated: %s: $3', (_case, product, order, units) =>
    expect(calculateSaleUnits(product, order)).toBe(units),
  );
});

describe('the fewest units that a party can order', () => {
  it.each([
    ['one cake, whatever the party', createPickup(), party, 1],
    ['a table for three', createProduct(), party, 3],
    ['an empty party counts as one', createProduct(), { adults: 0, kids: 0 }, 1],
  ])('are calculated: %s: $3', (_case, product, heads, units) => expect(calculateMinUnits(product, heads)).toBe(units));
});

describe('the unit of a product’s limits', () => {
  it.each([
    ['pieces of a cake to take away', createPickup(), 'item'],
    ['covers of menus', withMenus, 'cover'],
    ['covers of ducks for four', createProduct({ options: [createOption(1, { coversPerUnit: 4 })] }), 'cover'],
    ['guests if a deposit is paid', createDeposit(), 'guest'],
    ['guests if there are no menus', createProduct({ options: [] }), 'guest'],
    ['guests if no menu is on sale', createProduct({ options: [createOption(3, { onSale: false })] }), 'guest'],
  ] as const)('is that of %s: $2', (_case, product, unit) => expect(getSaleUnit(product)).toBe(unit));
});
