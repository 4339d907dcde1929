import type { Menu } from '@dining/contract/codecs/product-option';
import type { MenuMarks } from '@dining/domain/products/allergens';
import type { DinCode, HtlCode } from '@dining/domain/shared/codes';
import type { LocalizedText } from '@dining/domain/shared/localized-text';
import { asc, eq } from 'drizzle-orm';
import type { PoolClient } from 'pg';
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

/** A menu by its name, with what its venue tells of it. */
export interface NamedMenu extends MenuMarks {
  readonly menuIndex: number;
  readonly name: LocalizedText;
}

/** The menus of one venue. */
export const readMenuMarks = (db: Queries, dinCode: DinCode): Promise<NamedMenu[]> =>
  db
    .select({ menuIndex: menu.menuIndex, name: menu.name, allergens: menu.allergens, diets: menu.diets })
    .from(menu)
    .where(eq(menu.dinCode, dinCode))
    .orderBy(asc(menu.menuIndex));

/** What a menu told before, of one that nobody else changes until the commit; undefined where the venue has no such menu. */
export async function takeMenuMarks(client: PoolClient, dinCode: DinCode, menuIndex: number): Promise<NamedMenu | undefined> {
  const { rows } = await client.query<NamedMenu>({
    name: 'take_menu_marks',
    text: `SELECT menu_index AS "menuIndex", name, allergens, diets FROM menu
           WHERE din_code = $1 AND menu_index = $2 FOR UPDATE`,
    values: [dinCode, menuIndex],
  });
  return rows[0];
}

export async function updateMenuMarks(client: PoolClient, menuIndex: number, { allergens, diets }: MenuMarks): Promise<void> {
  await client.query({
    name: 'update_menu_marks',
    text: 'UPDATE menu SET allergens = $2, diets = $3 WHERE menu_index = $1',
    values: [menuIndex, allergens, diets],
  });
}
