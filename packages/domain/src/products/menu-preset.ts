import { listChoosableMenus, type MenuChoice } from './menu-choice';
import type { Party } from './party';
import type { Product } from './product';

/**
 * Returns the menus of a party if there is only one way to choose: one menu for adults and at most one for children.
 * Returns none if there is a choice, or if `coversLeft` is less than the party needs (null for no limit).
 */
export function getPresetMenus(
  product: Product,
  { adults, kids }: Party,
  coversLeft: number | null,
): readonly MenuChoice[] {
  const menus = listChoosableMenus(product).filter(({ coversPerUnit }) => coversPerUnit > 0);
  const [generalMenu, ...otherMenus] = menus.filter(({ forChildren }) => !forChildren);
  const [childrenMenu, ...otherChildrenMenus] = menus.filter(({ forChildren }) => forChildren);
  if (generalMenu === undefined || otherMenus.length > 0 || otherChildrenMenus.length > 0) return [];
  const menusWithGuests = [
    { menu: generalMenu, guestCount: childrenMenu === undefined ? adults + kids : adults },
    ...(childrenMenu === undefined ? [] : [{ menu: childrenMenu, guestCount: kids }]),
  ];
  const presetMenus = menusWithGuests
    .map(({ menu, guestCount }) => ({ menu, count: Math.ceil(guestCount / menu.coversPerUnit) }))
    .filter(({ count }) => count > 0);
  const covers = presetMenus.reduce((sum, { menu, count }) => sum + count * menu.coversPerUnit, 0);
  if (coversLeft !== null && covers > coversLeft) return [];
  return presetMenus.map(({ menu: { menuIndex }, count }) => ({ menuIndex, count }));
}
