import { expect, it } from 'vitest';
import { createDeposit, createOption, createPickup, createProduct } from '../../test/fixtures';
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
  ['the cheapest after its discount for one', dinner, 1, [{ menuIndex: 3, count: 1 }]],
  ['and for three', dinner, 3, [{ menuIndex: 3, count: 3 }]],
  [
    'a menu for two where that is cheaper',
    createProduct({
      options: [createOption(1, { price: 50_000 }), createOption(2, { price: 90_000, coversPerUnit: 2 })],
    }),
    4,
    [{ menuIndex: 2, count: 2 }],
  ],
  [
    'of two at one price the first',
    createProduct({ options: [createOption(2), createOption(1)] }),
    2,
    [{ menuIndex: 1, count: 2 }],
  ],
  ['a deposit has none', createDeposit({ options: [createOption(1)] }), 2, []],
  ['a cake has none', createPickup({ options: [createOption(1)] }), 2, []],
])('finds the cheapest menus: %s', (_case, sold, adults, menus) => {
  expect(findCheapestMenus(sold, { adults, kids: 0 })).toEqual(menus);
});

const family = createProduct({
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
  ['children by themselves', { adults: 0, kids: 2 }, [{ menuIndex: 2, count: 2 }]],
])('finds menus for adults and children: %s', (_case, party, menus) =>
  expect(findCheapestMenus(family, party)).toEqual(menus),
);

it.each([
  dinner,
  family,
  createProduct({
    options: [createOption(1, { coversPerUnit: 3 }), createOption(2, { forChildren: true, coversPerUnit: 2 })],
  }),
])('finds menus that are enough for the party (%#)', (sold) => {
  for (let adults = 0; adults <= 10; adults += 1)
    for (let kids = 0; adults + kids <= 10; kids += 1) {
      const party = { adults, kids };
      const enough = checkMenusForParty(sold, findCheapestMenus(sold, party), party).ok;
      expect(enough, `${adults} adults and ${kids} kids`).toBe(canServeParty(sold, party));
    }
});
