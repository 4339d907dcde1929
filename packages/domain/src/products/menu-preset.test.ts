import { expect, it } from 'vitest';
import { createDeposit, createOption, createPickup, createProduct } from '../../test/fixtures';
import { getPresetMenus } from './menu-preset';
import type { Party } from './party';
import type { Product } from './product';

const createChildOption = (menuIndex: number) => createOption(menuIndex, { forChildren: true });
const family = createProduct({ options: [createOption(1), createChildOption(2)] });
const two = { adults: 2, kids: 0 };

it.each<[string, Product, Party, number | null, readonly (readonly [number, number])[]]>([
  ['one menu for everybody', createProduct({ options: [createOption(1)] }), { adults: 2, kids: 1 }, null, [[1, 3]]],
  [
    'one for adults and one for children',
    family,
    { adults: 2, kids: 1 },
    null,
    [
      [1, 2],
      [2, 1],
    ],
  ],
  ['no children, none of theirs', family, two, null, [[1, 2]]],
  [
    'a menu for two',
    createProduct({ options: [createOption(1, { coversPerUnit: 2 })] }),
    { adults: 3, kids: 0 },
    null,
    [[1, 2]],
  ],
  [
    'what is hidden or off sale is no choice',
    createProduct({
      options: [createOption(1), createOption(3, { visible: false }), createOption(4, { onSale: false })],
    }),
    two,
    null,
    [[1, 2]],
  ],
  ['two menus are a choice', createProduct({ options: [createOption(1), createOption(2)] }), two, null, []],
  [
    'so are two for children',
    createProduct({ options: [createOption(1), createChildOption(2), createChildOption(3)] }),
    two,
    null,
    [],
  ],
  ['only for children', createProduct({ options: [createChildOption(2)] }), two, null, []],
  ['just as many as are left', family, two, 2, [[1, 2]]],
  ['fewer than that', family, two, 1, []],
  ['nobody yet', family, { adults: 0, kids: 0 }, null, []],
  ['a deposit', createDeposit({ options: [createOption(1)] }), two, null, []],
  ['a cake', createPickup({ options: [createOption(1)] }), two, null, []],
])('presets menus if there is nothing to choose: %s', (_case, sold, party, most, chosen) =>
  expect(getPresetMenus(sold, party, most).map(({ menuIndex, count }) => [menuIndex, count])).toEqual(chosen),
);
