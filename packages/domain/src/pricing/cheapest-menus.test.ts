import { expect, it } from 'vitest';
import { createDepositProduct, createOption, createPickupProduct, createProduct } from '../../test/fixtures';
import { canServeParty, checkMenusForParty } from '../products/menu-rule';
import { findCheapestMenus } from './cheapest-menus';

const dinner = createProduct({
  options: [
    createOption(1, { price: 50_000 }),
    createOption(2, { price: 90_000, coversPerUnit: 2 }),
    createOption(3, { price: 60_000, discountRate: 50 }),
    createOption(4, { price: 1_000, visible: false }),
    createOption(5, { price: 1_000, coversPerUnit: 0 }),
  ],
});

it.each([
  ['the cheapest menu after its discount, for one guest', dinner, 1, [{ menuIndex: 3, count: 1 }]],
  ['the cheapest menu after its discount, for three guests', dinner, 3, [{ menuIndex: 3, count: 3 }]],
  [
    'a menu for two if that is cheaper',
    createProduct({
      options: [createOption(1, { price: 50_000 }), createOption(2, { price: 90_000, coversPerUnit: 2 })],
    }),
    4,
    [{ menuIndex: 2, count: 2 }],
  ],
  [
    'the first of two with the same price',
    createProduct({ options: [createOption(2), createOption(1)] }),
    2,
    [{ menuIndex: 1, count: 2 }],
  ],
  ['none with a deposit', createDepositProduct({ options: [createOption(1)] }), 2, []],
  ['none for a pickup', createPickupProduct({ options: [createOption(1)] }), 2, []],
])('the cheapest menus are found: %s', (_case, product, adults, menus) => {
  expect(findCheapestMenus(product, { adults, kids: 0 })).toEqual(menus);
});

const familyProduct = createProduct({
  options: [createOption(1, { price: 90_000 }), createOption(2, { price: 30_000, forChildren: true })],
});
it.each([
  ['adults cannot have the children’s menu', { adults: 2, kids: 0 }, [{ menuIndex: 1, count: 2 }]],
  [
    'children have their own menu',
    { adults: 2, kids: 1 },
    [
      { menuIndex: 1, count: 2 },
      { menuIndex: 2, count: 1 },
    ],
  ],
  ['children without adults have their own menu', { adults: 0, kids: 2 }, [{ menuIndex: 2, count: 2 }]],
])('menus for adults and children are found: %s', (_case, party, menus) =>
  expect(findCheapestMenus(familyProduct, party)).toEqual(menus),
);

it.each([
  dinner,
  familyProduct,
  createProduct({
    options: [createOption(1, { coversPerUnit: 3 }), createOption(2, { forChildren: true, coversPerUnit: 2 })],
  }),
])('the menus found are enough for every party that the product can serve, and for no other (case %#)', (product) => {
  for (let adults = 0; adults <= 10; adults += 1)
    for (let kids = 0; adults + kids <= 10; kids += 1) {
      const party = { adults, kids };
      const isEnough = checkMenusForParty(product, findCheapestMenus(product, party), party).ok;
      expect(isEnough, `${adults} adults and ${kids} kids`).toBe(canServeParty(product, party));
    }
});
