import type { DietaryInfo } from '@dining/domain/products/allergens';
import type { ProductOption } from '@dining/domain/products/product';
import type { LocalizedText } from '@dining/domain/shared/localized-text';
import type { DinMenuWire, ProductWire } from '../site/products';
import { flagFromWire, flagToWire } from './flag';
import { textFromWire, textToWire } from './text';

/** A menu of a venue, offered by a product or not (Spec §3 Dining menu). Price in won for one. */
export interface Menu extends DietaryInfo {
  readonly menuIndex: number;
  readonly name: LocalizedText;
  readonly description: LocalizedText;
  readonly price: number;
  /** Covers that one unit serves. */
  readonly coversPerUnit: number;
  readonly forChildren: boolean;
  readonly picture: string;
}

export const menuToWire = (menu: Menu): DinMenuWire => ({
  menuIndex: menu.menuIndex,
  ...textToWire('menuName', menu.name),
  ...textToWire('menuDesc', menu.description),
  menuPrice: menu.price,
  menuStock: menu.coversPerUnit,
  menuKidYn: flagToWire(menu.forChildren),
  menuAllergenList: menu.allergens === null ? null : [...menu.allergens],
  menuDietList: [...menu.diets],
  bannerimg: menu.picture,
});

export const menuFromWire = (wire: DinMenuWire): Menu => ({
  menuIndex: wire.menuIndex,
  name: textFromWire('menuName', wire),
  description: textFromWire('menuDesc', wire),
  price: wire.menuPrice,
  coversPerUnit: wire.menuStock,
  forChildren: flagFromWire(wire.menuKidYn),
  allergens: wire.menuAllergenList,
  diets: wire.menuDietList,
  picture: wire.bannerimg,
});

export const optionToWire = (option: ProductOption): ProductWire['prodOptList'][number] => ({
  dinMenuIndex: option.menuIndex,
  prodOptType: option.onSale ? 'menuSale' : 'menuView',
  prodOptPrice: option.price,
  prodOptDistRate: option.discountRate,
  prodOptViewYn: flagToWire(option.visible),
});

/** Parses a menu of a product; none if it is missing in the venue's menus, which have its texts and covers. */
export function optionFromWire(
  wire: ProductWire['prodOptList'][number],
  menus: readonly DinMenuWire[],
): ProductOption[] {
  const menu = menus.find((one) => one.menuIndex === wire.dinMenuIndex);
  if (menu === undefined) return [];
  const { name, description, coversPerUnit, forChildren, allergens, diets } = menuFromWire(menu);
  return [
    {
      menuIndex: wire.dinMenuIndex,
      onSale: wire.prodOptType === 'menuSale',
      visible: flagFromWire(wire.prodOptViewYn),
      price: wire.prodOptPrice,
      discountRate: wire.prodOptDistRate,
      coversPerUnit,
      forChildren,
      allergens,
      diets,
      name,
      description,
    },
  ];
}
