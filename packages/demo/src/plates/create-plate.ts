import type { Allergen, Plate } from '@dining/domain/products/allergens';
import { t } from '../t';

/** The plates of menus by `menuIndex`, in serving order. */
export type PlatesByMenu = Readonly<Record<number, readonly Plate[]>>;

export const createPlate = (ko: string, en: string, cn: string, ja: string, ...allergens: Allergen[]): Plate => ({
  name: t(ko, en, cn, ja),
  allergens,
});
