import { listChoosableMenus, type MenuChoice } from './menu-choice';
import type { Party } from './party';
import type { Product } from './product';

/**
 * Returns the menus of a party if there is nothing to choose: one menu for adults and at most one for children. Returns
 * none if there is a choice, or fewer covers are left than needed (`most`; null is no limit).
 */
export function getPresetMenus(product: Product, { adults, kids }: Party, most: number | null): readonly MenuChoice[] {
  const menus = listChoosableMenus(product).filter(({ coversPerUnit }) => coversPerUnit > 0);
  const [forAll, ...others] = menus.filter(({ forChildren }) => !forChildren);
  const [forKids, ...otherKids] = menus.filter(({ forChildren }) => forChildren);
  if (forAll === undefined || others.length > 0 || otherKids.length > 0) return [];
  const served = [
    { menu: forAll, heads: forKids === undefined ? adults + kids : adults },
    ...(forKids === undefined ? [] : [{ menu: forKids, heads: kids }]),
  ];
  const chosen = served
    .map(({ menu, heads }) => ({ menu, count: Math.ceil(heads / menu.coversPerUnit) }))
    .filter(({ count }) => count > 0);
  const covers = chosen.reduce((sum, { menu, count }) => sum + count * menu.coversPerUnit, 0);
  if (most !== null && covers > most) return [];
  return chosen.map(({ menu: { menuIndex }, count }) => ({ menuIndex, count }));
}
