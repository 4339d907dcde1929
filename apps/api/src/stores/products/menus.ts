import type { Menu } from '@dining/contract/codecs/product-option';
import type { DinCode, HtlCode } from '@dining/domain/shared/codes';
import { asc, eq } from 'drizzle-orm';
import type { Queries } from '../../db/connect';
import { venue } from '../../db/schema/hotels';
import { menu } from '../../db/schema/products';

/** Every menu of a hotel's venues. */
export const readMenus = (db: Queries, htlCode: HtlCode): Promise<(Menu & { dinCode: DinCode })[]> =>
  db
    .select({
      dinCode: menu.dinCode,
      menuIndex: menu.menuIndex,
      name: menu.name,
      description: menu.description,
      price: menu.price,
      coversPerUnit: menu.coversPerUnit,
      forChildren: menu.forChildren,
      allergens: menu.allergens,
      diets: menu.diets,
      picture: menu.picture,
    })
    .from(menu)
    .innerJoin(venue, eq(venue.dinCode, menu.dinCode))
    .where(eq(venue.htlCode, htlCode))
    .orderBy(asc(menu.dinCode), asc(menu.menuIndex));
