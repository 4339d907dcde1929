import { expect, it } from 'vitest';
import { groupMenuVariants } from './menu-variants';

const course = { menuIndex: 1, baseIndex: null };
const courseForChildren = { menuIndex: 2, baseIndex: 1 };
const courseWithWine = { menuIndex: 3, baseIndex: 1 };
const steak = { menuIndex: 4, baseIndex: null };

it.each([
  ['two menus without variants', [course, steak], [[1], [4]]],
  ['a course, for children and with wine', [course, courseForChildren, courseWithWine], [[1, 2, 3]]],
  ['a variant that is listed before its menu', [steak, courseWithWine, course], [[4], [1, 3]]],
  ['a variant of a menu that is not offered', [courseForChildren, steak], [[2], [4]]],
  ['no menus', [], []],
])('menus are grouped into rows: %s', (_case, menus, rows) => {
  const menuRows = groupMenuVariants(menus);
  expect(menuRows.map(({ menu, variants }) => [menu, ...variants].map(({ menuIndex }) => menuIndex))).toEqual(rows);
});
