import type { Menu } from '@dining/contract/codecs/product-option';
import type { DietaryInfo, Plate } from '@dining/domain/products/allergens';
import type { DinCode, HtlCode } from '@dining/domain/shared/codes';
import type { LocalizedText } from '@dining/domain/shared/localized-text';
import type { Pool, PoolClient } from 'pg';
import type { Queryable } from '../../db/queryable';
import { sql } from '../../db/sql';

export async function listMenus(db: Queryable, htlCode: HtlCode): Promise<(Menu & { dinCode: DinCode })[]> {
  const { rows } = await db.query<Menu & { dinCode: DinCode }>(sql('list_menus')`
    SELECT m.din_code AS "dinCode", m.menu_index AS "menuIndex", m.name, m.description, m.price, m.covers_per_unit AS "coversPerUnit",
      m.for_children AS "forChildren", m.allergens, m.diets, m.picture,
      m.base_index AS "baseIndex", m.plates
    FROM menu m JOIN venue v USING (din_code)
    WHERE v.htl_code = ${htlCode}
    ORDER BY m.din_code, m.menu_index`);
  return rows;
}

export interface NamedMenu extends DietaryInfo {
  readonly menuIndex: number;
  readonly name: LocalizedText;
  /** Names of the products that sell the menu. */
  readonly productNames: readonly LocalizedText[];
}

/** Lists the menus of a venue by index, from the one after `after`; 0 starts at the first. */
export async function listVenueMenus(pool: Pool, dinCode: DinCode, after: number, limit: number): Promise<NamedMenu[]> {
  const { rows } = await pool.query<NamedMenu>(sql('list_venue_menus')`
    SELECT m.menu_index AS "menuIndex", m.name, m.allergens, m.diets,
      (SELECT coalesce(jsonb_agg(p.name ORDER BY p.position, p.prod_code), '[]')
        FROM product p JOIN product_option o USING (prod_code)
        WHERE p.din_code = m.din_code AND o.menu_index = m.menu_index) AS "productNames"
    FROM menu m WHERE m.din_code = ${dinCode} AND m.menu_index > ${after} ORDER BY m.menu_index LIMIT ${limit}`);
  return rows;
}

export async function findMenuAllergens(
  pool: Pool,
  dinCode: DinCode,
  menuIndex: number,
): Promise<Pick<NamedMenu, 'allergens'> | undefined> {
  const { rows } = await pool.query<Pick<NamedMenu, 'allergens'>>(sql('find_menu_allergens')`
    SELECT allergens FROM menu WHERE din_code = ${dinCode} AND menu_index = ${menuIndex}`);
  return rows[0];
}

export interface MenuWithPlates extends NamedMenu {
  readonly plates: readonly Plate[];
}

export async function lockMenu(
  client: PoolClient,
  dinCode: DinCode,
  menuIndex: number,
): Promise<MenuWithPlates | undefined> {
  const { rows } = await client.query<MenuWithPlates>(sql('lock_menu')`
    SELECT m.menu_index AS "menuIndex", m.name, m.allergens, m.diets, m.plates,
      (SELECT coalesce(jsonb_agg(p.name ORDER BY p.position, p.prod_code), '[]')
        FROM product p JOIN product_option o USING (prod_code)
        WHERE p.din_code = m.din_code AND o.menu_index = m.menu_index) AS "productNames"
    FROM menu m WHERE m.din_code = ${dinCode} AND m.menu_index = ${menuIndex} FOR UPDATE OF m`);
  return rows[0];
}

export async function updateDietaryInfo(
  client: PoolClient,
  menuIndex: number,
  { allergens, diets, plates }: Pick<MenuWithPlates, 'allergens' | 'diets' | 'plates'>,
): Promise<void> {
  await client.query(sql('update_menu_marks')`
    UPDATE menu SET allergens = ${allergens}, diets = ${diets}, plates = ${JSON.stringify(plates)} WHERE menu_index = ${menuIndex}`);
}
