import { expect, it } from 'vitest';
import { createDepositProduct, createOption, createPickupProduct, createProduct } from '../../test/fixtures';
import { getPresetMenus } from './menu-preset';
import type { Party } from './party';
import type { Product } from './product';

const createChildOption = (menuIndex: number) => createOption(menuIndex, { forChildren: true });
const familyProduct = createProduct({ options: [createOption(1), createChildOption(2)] });
const partyOfTwo = { adults: 2, kids: 0 };

it.each<[string, Product, Party, number | null, readonly (readonly [number, number])[]]>([
  [
    'the only menu for every guest',
    createProduct({ options: [createOption(1)] }),
    { adults: 2, kids: 1 },
    null,
    [[1, 3]],
  ],
  [
    'one for adults and one for children',
    familyProduct,
    { adults: 2, kids: 1 },
    null,
    [
      [1, 2],
      [2, 1],
    ],
  ],
  ['none of the children’s menu without children', familyProduct, partyOfTwo, null, [[1, 2]]],
  [
    'a menu for two',
    createProduct({ options: [createOption(1, { coversPerUnit: 2 })] }),
    { adults: 3, kids: 0 },
    null,
    [[1, 2]],
  ],
  [
    'hidden menus and menus off sale do not count',
    createProduct({
      options: [createOption(1), createOption(3, { visible: false }), createOption(4, { onSale: false })],
    }),
    partyOfTwo,
    null,
    [[1, 2]],
  ],
  ['none if there are two menus', createProduct({ options: [createOption(1), createOption(2)] }), partyOfTwo, null, []],
  [
    'none if there are two children’s menus',
    createProduct({ options: [createOption(1), createChildOption(2), createChildOption(3)] }),
    partyOfTwo,
    null,
    [],
  ],
  ['none if there are only children’s menus', createProduct({ options: [createChildOption(2)] }), partyOfTwo, null, []],
  ['exactly as many covers as are left', familyProduct, partyOfTwo, 2, [[1, 2]]],
  ['none if fewer covers are left', familyProduct, partyOfTwo, 1, []],
  ['none for an empty party', familyProduct, { adults: 0, kids: 0 }, null, []],
  ['none with a deposit', createDepositProduct({ options: [createOption(1)] }), partyOfTwo, null, []],
  ['none for a pickup', createPickupProduct({ options: [createOption(1)] }), partyOfTwo, null, []],
])('the menus are preset if there is no choice: %s', (_case, product, party, coversLeft, expected) =>
  expect(getPresetMenus(product, party, coversLeft).map(({ menuIndex, count }) => [menuIndex, count])).toEqual(
    expected,
  ),
);
