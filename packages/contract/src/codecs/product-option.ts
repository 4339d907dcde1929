import type { DietaryInfo, Plate } from '@dining/domain/products/allergens';
import type { MenuWithBase } from '@dining/domain/products/menu-variants';
import type { DayPrice, ProductOption } from '@dining/domain/products/product';
import type { LocalizedText } from '@dining/domain/shared/localized-text';
import type { DinMenuWire, ProductWire } from '../site/products';
import { decodeFlag, encodeFlag } from './flag';
import { decodeText, encodeText } from './text';

/** A menu of a venue, whether a product offers it or not (Spec §3 Dining menu). Price in won for one unit. */
export interface Menu extends DietaryInfo, MenuWithBase {
  readonly name: LocalizedText;
  readonly description: LocalizedText;
  readonly price: number;
  /** Covers that one unit serves. */
  readonly coversPerUnit: number;
  readonly forChildren: boolean;
  readonly picture: string;
  /** In serving order. */
  readonly plates: readonly Plate[];
}

export const encodeMenu = (menu: Menu): DinMenuWire => ({
  menuIndex: menu.menuIndex,
  ...encodeText('menuName', menu.name),
  ...encodeText('menuDesc', menu.description),
  menuPrice: menu.price,
  menuStock: menu.coversPerUnit,
  menuKidYn: encodeFlag(menu.forChildren),
  menuAllergenList: menu.allergens === null ? null : [...menu.allergens],
  menuDietList: [...menu.diets],
  ...(menu.baseIndex !== null && { menuBaseIndex: menu.baseIndex }),
  ...(menu.plates.length > 0 && {
    menuPlateList: menu.plates.map(({ name, allergens }) => ({
      ...encodeText('plateName', name),
      plateAllergenList: allergens === null ? null : [...allergens],
    })),
  }),
  bannerimg: menu.picture,
});

export const decodeMenu = (wire: DinMenuWire): Menu => ({
  menuIndex: wire.menuIndex,
  name: decodeText('menuName', wire),
  description: decodeText('menuDesc', wire),
  price: wire.menuPrice,
  coversPerUnit: wire.menuStock,
  forChildren: decodeFlag(wire.menuKidYn),
  allergens: wire.menuAllergenList,
  diets: wire.menuDietList,
  baseIndex: wire.menuBaseIndex ?? null,
  plates: (wire.menuPlateList ?? []).map((plate) => ({
    name: decodeText('plateName', plate),
    allergens: plate.plateAllergenList,
  })),
  picture: wire.bannerimg,
});

export type DayPriceWire = NonNullable<ProductWire['prodDayPriceList']>[number];

export const encodeDayPrice = ({ from, to, price }: DayPrice): DayPriceWire => ({
  dayPriceStrDate: from,
  dayPriceEndDate: to,
  dayPrice: price,
});

export const decodeDayPrice = (wire: DayPriceWire): DayPrice => ({
  from: wire.dayPriceStrDate,
  to: wire.dayPriceEndDate,
  price: wire.dayPrice,
});

export const encodeOption = (option: ProductOption): ProductWire['prodOptList'][number] => ({
  dinMenuIndex: option.menuIndex,
  prodOptType: option.onSale ? 'menuSale' : 'menuView',
  prodOptPrice: option.price,
  ...(option.dayPrices.length > 0 && { prodOptDayPriceList: option.dayPrices.map(encodeDayPrice) }),
  prodOptDistRate: option.discountRate,
  prodOptViewYn: encodeFlag(option.visible),
});

/**
 * Parses a menu of a product, and returns it in a list. The list is empty if `menus`, which contain its texts and
 * covers, do not include it.
 */
export function decodeOption(wire: ProductWire['prodOptList'][number], menus: readonly DinMenuWire[]): ProductOption[] {
  const menu = menus.find((candidate) => candidate.menuIndex === wire.dinMenuIndex);
  if (menu === undefined) return [];
  const { name, description, coversPerUnit, forChildren, allergens, diets } = decodeMenu(menu);
  return [
    {
      menuIndex: wire.dinMenuIndex,
      onSale: wire.prodOptType === 'menuSale',
      visible: decodeFlag(wire.prodOptViewYn),
      price: wire.prodOptPrice,
      dayPrices: (wire.prodOptDayPriceList ?? []).map(decodeDayPrice),
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
