import { expect, it } from 'vitest';
import { deposit, option, pickup, product } from '../../test/fixtures';
import { checkMenusForParty } from './menu-rule';

const options = [option(1), option(2, { coversPerUnit: 2 }), option(3, { onSale: false }), option(4, { visible: false })];
const dinner = product({ options });
const three = { adults: 2, kids: 1 };

it.each([
  ['three menus for three', dinner, [{ menuIndex: 1, count: 3 }], 0],
  ['four menus for three', dinner, [{ menuIndex: 1, count: 4 }], 0],
  ['two menus for three', dinner, [{ menuIndex: 1, count: 2 }], 1],
  ['kids count too', dinner, [{ menuIndex: 1, count: 2 }], 1],
  ['none for three', dinner, [], 3],
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
  ['menus that are only shown count for nothing', dinner, [{ menuIndex: 3, count: 3 }], 3],
  ['hidden menus count for nothing', dinner, [{ menuIndex: 4, count: 3 }], 3],
  ['a product without menus to choose', product({ options: [option(3, { onSale: false })] }), [], 0],
  ['a deposit', deposit({ options }), [], 0],
  ['a cake', pickup({ options }), [], 0],
])('%s', (_case, sold, menus, missing) => {
  const check = checkMenusForParty(sold, menus, three);
  expect(check).toEqual(missing === 0 ? { ok: true } : { ok: false, error: 'menu_short', missing });
});
