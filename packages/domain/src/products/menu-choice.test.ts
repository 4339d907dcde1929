import { describe, expect, it } from 'vitest';
import { createDepositProduct, createOption, createPickupProduct, createProduct } from '../../test/fixtures';
import { checkMenuChoices, isPaidAtVenue, listChoosableMenus, listChosenMenus } from './menu-choice';

const options = [
  createOption(1),
  createOption(2, { visible: false }),
  createOption(3, { onSale: false }),
  createOption(4),
  createOption(5),
];

describe('the menus that can be chosen', () => {
  it.each([
    ['visible and on sale', createProduct({ options }), [1, 4, 5]],
    ['none with a deposit', createDepositProduct({ options }), []],
    ['none for a pickup', createPickupProduct({ options }), []],
  ])('are listed: %s', (_case, product, menus) =>
    expect(listChoosableMenus(product).map((menu) => menu.menuIndex)).toEqual(menus),
  );
});

it.each([
  ['a seat at the bar', createProduct(), true],
  ['a table whose menus are not on sale', createProduct({ options: [createOption(1, { onSale: false })] }), true],
  ['a dinner with menus', createProduct({ options }), false],
  ['a room with a deposit', createDepositProduct({ reservationType: 'room' }), false],
  ['a cake', createPickupProduct(), false],
])('a product is paid at the venue if it is %s: $2', (_case, product, expected) => {
  expect(isPaidAtVenue(product)).toBe(expected);
});

it('chosen menus are listed in the order of the product, without unavailable ones and those with a count of 0', () => {
  const choices = [
    { menuIndex: 4, count: 1 },
    { menuIndex: 2, count: 5 },
    { menuIndex: 1, count: 2 },
    { menuIndex: 5, count: 0 },
  ];
  expect(
    listChosenMenus(createProduct({ options }), choices).map(({ option: menu, count }) => [menu.menuIndex, count]),
  ).toEqual([
    [1, 2],
    [4, 1],
  ]);
});

describe('the menus in a received order', () => {
  it.each([
    ['two of a menu', [{ menuIndex: 1, count: 2 }], 'ok'],
    ['nothing chosen', [], 'ok'],
    ['a count of 0', [{ menuIndex: 1, count: 0 }], 'ok'],
    ['the largest count', [{ menuIndex: 1, count: 999 }], 'ok'],
    ['a menu of another product', [{ menuIndex: 9, count: 1 }], 'unknown_menu'],
    ['a hidden menu', [{ menuIndex: 2, count: 1 }], 'unknown_menu'],
    [
      'the same menu twice',
      [
        { menuIndex: 1, count: 1 },
        { menuIndex: 1, count: 1 },
      ],
      'menu_repeated',
    ],
    ['a negative count', [{ menuIndex: 1, count: -1 }], 'menu_count_invalid'],
    ['half a menu', [{ menuIndex: 1, count: 0.5 }], 'menu_count_invalid'],
    ['a count of a thousand', [{ menuIndex: 1, count: 1000 }], 'menu_count_invalid'],
  ])('are checked: %s is $2', (_case, choices, expected) => {
    const checkResult = checkMenuChoices(createProduct({ options }), choices);
    expect(checkResult.ok ? 'ok' : checkResult.error).toBe(expected);
  });
});
