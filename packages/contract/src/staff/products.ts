import { allergens, type DietaryInfo, diets } from '@dining/domain/products/allergens';
import type { DinCode } from '@dining/domain/shared/codes';
import { z } from 'zod';
import { defineCode, defineLine } from '../wire';
import { defineStaffCommand } from './command';

/** A menu with its allergens and diets. */
export interface MenuWithDietaryInfo extends DietaryInfo {
  readonly menuIndex: number;
  readonly name: string;
}

/** Lists the menus of a venue with their allergens and diets. */
export const listDietaryInfo = defineStaffCommand<{
  readonly venueName: string;
  readonly menus: readonly MenuWithDietaryInfo[];
}>()('/staff/products/menu-marks', { dinCode: defineCode<DinCode>() });

export interface DietaryInfoResult {
  /** True if nothing changed. */
  readonly again: boolean;
  readonly venueName: string;
  readonly menu: MenuWithDietaryInfo;
  readonly before: DietaryInfo;
}

/** Sets the allergens and diets of a menu. `allergens` is null if unknown. Without `diets` they do not change. */
export const setDietaryInfo = defineStaffCommand<DietaryInfoResult>()('/staff/products/set-menu-marks', {
  dinCode: defineCode<DinCode>(),
  menuIndex: z.int().min(1),
  allergens: z.array(z.enum(allergens)).nullable(),
  diets: z.array(z.enum(diets)).optional(),
  reason: defineLine(200).trim(),
});
