import { describe, expect, it } from 'vitest';
import { createDepositProduct, createOption, createPickupProduct, createProduct } from '../../test/fixtures';
import type { MenuChoice } from './menu-choice';
import {
  areMenusWithinParty,
  calculateMinCovers,
  canServeParty,
  checkMenusForParty,
  countCoversForParty,
} from './menu-rule';
import type { Party } from './party';
import type { Product } from './product';

const options = [
  createOption(1),
  createOption(2, { coversPerUnit: 2 }),
  createOption(3, { onSale: false }),
  createOption(4, { visible: false }),
];
const dinner = createProduct({ options });
const partyOfThree = { adults: 2, kids: 1 };

it.each([
  ['three menus for three', dinner, [{ menuIndex: 1, count: 3 }], 0],
  ['four menus for three', dinner, [{ menuIndex: 1, count: 4 }], 0],
  ['two menus for two adults and a kid', dinner, [{ menuIndex: 1, count: 2 }], 1],
  ['no menu for three', dinner, [], 3],
  ['two menus that serve two each', dinner, [{ menuIndex: 2, count: 2 }], 0],
  [
    'a menu for two and one for one',
    dinner,
    [
      { menuIndex: 2, count: 1 },
      { menuIndex: 1, count: 1 },
    ],
    0,
  ],
  ['menus that are not on sale do not count', dinner, [{ menuIndex: 3, count: 3 }], 3],
  ['hidden menus do not count', dinner, [{ menuIndex: 4, count: 3 }], 3],
  ['a product without menus to choose', createProduct({ options: [createOption(3, { onSale: false })] }), [], 0],
  ['a deposit', createDepositProduct({ options }), [], 0],
  ['a cake', createPickupProduct({ options }), [], 0],
])('the missing menus of a party are counted: %s', (_case, product, menus, missing) => {
  const checkResult = checkMenusForParty(product, menus, partyOfThree);
  expect(checkResult).toEqual(
    missing === 0 ? { ok: true } : { ok: false, error: 'menu_short', missing, missingForAdults: null },
  );
});

const adultMenu = createOption(1);
const childMenu = createOption(2, { forChildren: true });
const menuForTwo = createOption(3, { coversPerUnit: 2 });
const childMenuForTwo = createOption(4, { forChildren: true, coversPerUnit: 2 });
const productWithAllMenus = createProduct({ options: [adultMenu, childMenu, menuForTwo, childMenuForTwo] });
/** Parses choices: `3×1` is three of menu 1. */
const parseChoices = (...choices: readonly string[]): MenuChoice[] =>
  choices.map((text) => {
    const [count = 0, menuIndex = 0] = text.split('×').map(Number);
    return { menuIndex, count };
  });
const createParty = (adults: number, kids: number): Party => ({ adults, kids });

describe('children’s menus', () => {
  it.each<[string, Party, MenuChoice[], number, number | null]>([
    ['two adults with two children’s menus', createParty(2, 0), parseChoices('2×2'), 2, 2],
    ['two adults with one menu of each kind', createParty(2, 0), parseChoices('1×1', '1×2'), 1, 1],
    ['two adults with a children’s menu for two', createParty(2, 0), parseChoices('1×4'), 2, 2],
    ['two adults with an adults’ menu each', createParty(2, 0), parseChoices('2×1'), 0, 0],
    ['two adults with an adults’ menu each and a children’s menu', createParty(2, 0), parseChoices('2×1', '1×2'), 0, 0],
    ['two adults and a child with three children’s menus', createParty(2, 1), parseChoices('3×2'), 2, 2],
    [
      'two adults and a child with two children’s menus and one other',
      createParty(2, 1),
      parseChoices('1×1', '2×2'),
      1,
      1,
    ],
    ['two adults and a child with one children’s menu', createParty(2, 1), parseChoices('2×1', '1×2'), 0, 0],
    ['two adults and a child with adults’ menus alone', createParty(2, 1), parseChoices('3×1'), 0, 0],
    ['two adults and a child without the child’s menu', createParty(2, 1), parseChoices('2×1'), 1, null],
    ['two adults and a child with one adults’ menu', createParty(2, 1), parseChoices('1×1'), 2, null],
    ['two adults and a child with the child’s menu alone', createParty(2, 1), parseChoices('1×2'), 2, 2],
    ['two adults and a child without any menu', createParty(2, 1), [], 3, null],
    [
      'two adults and a child with a menu for two and a children’s menu for two',
      createParty(2, 1),
      parseChoices('1×3', '1×4'),
      0,
      0,
    ],
    ['one adult and three kids with two children’s menus for two', createParty(1, 3), parseChoices('1×1', '2×4'), 0, 0],
    ['one adult and three kids with one children’s menu for two', createParty(1, 3), parseChoices('1×1', '1×4'), 1, 0],
    [
      'one adult and two kids with a menu for two and a children’s menu',
      createParty(1, 2),
      parseChoices('1×3', '1×2'),
      0,
      0,
    ],
    ['kids without adults', createParty(0, 2), parseChoices('2×2'), 0, 0],
    ['kids without adults with one menu', createParty(0, 2), parseChoices('1×2'), 1, 0],
    ['kids without adults with an adults’ menu each', createParty(0, 2), parseChoices('2×1'), 0, 0],
  ])('count for children only: %s', (_case, party, menus, missing, missingForAdults) =>
    expect(checkMenusForParty(productWithAllMenus, menus, party)).toEqual(
      missing === 0 ? { ok: true } : { ok: false, error: 'menu_short', missing, missingForAdults },
    ),
  );

  it('are enough for kids alone, but not for a party with adults', () => {
    const childrenOnly = createProduct({ options: [childMenu] });
    const shortage = { ok: false, error: 'menu_short', missing: 1, missingForAdults: 1 };
    expect(checkMenusForParty(childrenOnly, parseChoices('2×2'), createParty(1, 1))).toEqual(shortage);
    expect(checkMenusForParty(childrenOnly, parseChoices('1×2'), createParty(0, 1))).toEqual({ ok: true });
  });

  it.each([createDepositProduct({ options: [childMenu] }), createPickupProduct({ options: [childMenu] })])(
    'do not apply to deposits and pickups',
    (product) => expect(checkMenusForParty(product, [], createParty(2, 0))).toEqual({ ok: true }),
  );
});

it.each<[string, Party, MenuChoice[], number, boolean]>([
  ['a children’s menu counts for the child', createParty(2, 1), parseChoices('2×1', '1×2'), 3, true],
  ['a second children’s menu does not count', createParty(2, 1), parseChoices('2×1', '2×2'), 3, false],
  ['no children’s menu counts without a child', createParty(2, 0), parseChoices('1×1', '1×2'), 1, false],
  ['menus for fewer people than the party are within it', createParty(4, 0), parseChoices('2×1'), 2, true],
  [
    'menus for more adults than the party are all counted and exceed it',
    createParty(2, 0),
    parseChoices('3×1'),
    3,
    false,
  ],
])(
  'the covers of menus for a party are counted, and whether they exceed it is determined: %s',
  (_case, party, menus, covers, isWithin) => {
    expect(countCoversForParty(productWithAllMenus, menus, party)).toBe(covers);
    expect(areMenusWithinParty(productWithAllMenus, menus, party)).toBe(isWithin);
  },
);

const menuForThree = createOption(5, { coversPerUnit: 3 });
it.each<[string, Product, Party, boolean, number]>([
  ['one menu each', createProduct({ options: [adultMenu] }), createParty(3, 0), true, 3],
  ['a product without menus', createProduct(), createParty(3, 0), true, 3],
  ['a menu for two and three people', createProduct({ options: [menuForTwo] }), createParty(3, 0), true, 4],
  ['a menu for three and two people', createProduct({ options: [menuForThree] }), createParty(2, 0), true, 3],
  [
    'menus for two and for three and seven people',
    createProduct({ options: [menuForTwo, menuForThree] }),
    createParty(7, 0),
    true,
    7,
  ],
  [
    'a menu for two and a child’s menu',
    createProduct({ options: [menuForTwo, childMenu] }),
    createParty(2, 1),
    true,
    3,
  ],
  [
    'a menu for two that serves the child as well',
    createProduct({ options: [menuForTwo, childMenu] }),
    createParty(1, 1),
    true,
    2,
  ],
  [
    'a children’s menu for two and one child',
    createProduct({ options: [adultMenu, childMenuForTwo] }),
    createParty(2, 1),
    true,
    3,
  ],
  ['adults where only children are served', createProduct({ options: [childMenu] }), createParty(2, 1), false, 3],
  ['children where only children are served', createProduct({ options: [childMenu] }), createParty(0, 2), true, 2],
  [
    'a menu that serves 0 guests',
    createProduct({ options: [createOption(6, { coversPerUnit: 0 })] }),
    createParty(2, 0),
    false,
    2,
  ],
  ['a deposit', createDepositProduct({ options: [childMenu] }), createParty(2, 0), true, 2],
])(
  'whether a product can serve a party is determined, and its minimum number of covers: %s',
  (_case, product, party, canServe, minCovers) => {
    expect(canServeParty(product, party)).toBe(canServe);
    expect(calculateMinCovers(product, party)).toBe(minCovers);
  },
);
