import { expect, it } from 'vitest';
import { deposit, option, pickup, product } from '../../test/fixtures';
import { getPresetMenus } from './menu-preset';
import type { Party } from './party';
import type { Product } from './product';

const child = (menuIndex: number) => option(menuIndex, { forChildren: true });
const family = product({ options: [option(1), child(2)] });
const two = { adults: 2, kids: 0 };

it.each<[string, Product, Party, number | null, readonly (readonly [number, number])[]]>([
  ['one menu for everybody', product({ options: [option(1)] }), { adults: 2, kids: 1 }, null, [[1, 3]]],
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
  ['a menu for two', product({ options: [option(1, { coversPerUnit: 2 })] }), { adults: 3, kids: 0 }, null, [[1, 2]]],
  [
    'what is hidden or off sale is no choice',
    product({ options: [option(1), option(3, { visible: false }), option(4, { onSale: false })] }),
    two,
    null,
    [[1, 2]],
  ],
  ['two menus are a choice', product({ options: [option(1), option(2)] }), two, null, []],
  ['so are two for children', product({ options: [option(1), child(2), child(3)] }), two, null, []],
  ['only for children', product({ options: [child(2)] }), two, null, []],
  ['just as many as are left', family, two, 2, [[1, 2]]],
  ['fewer than that', family, two, 1, []],
  ['nobody yet', family, { adults: 0, kids: 0 }, null, []],
  ['a deposit', deposit({ options: [option(1)] }), two, null, []],
  ['a cake', pickup({ options: [option(1)] }), two, null, []],
])('presets menus if there is nothing to choose: %s', (_case, sold, party, most, chosen) =>
  expect(getPresetMenus(sold, party, most).map(({ menuIndex, count }) => [menuIndex, count])).toEqual(chosen),
);
